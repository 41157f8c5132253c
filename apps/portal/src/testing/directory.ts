import type {
  AdressAnfrage,
  AdressAuskunft,
  AdressTreffer,
} from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { IbanAuskunft, Ort } from '@foerderportal/contract/verzeichnis/schema'

/** Seats of courts that keep a commercial register. */
export const GERICHTE = ['Aurich', 'Berlin (Charlottenburg)', 'Flensburg']

const ort = (plz: string, name: string): Ort => ({
  plz,
  ort: name,
  ortsteil: null,
  kreis: null,
  land: 'Schleswig-Holstein',
  typ: 'ZUSTELLUNG',
})
/** One postal code with one place, and one with several. */
export const ORTE: readonly Ort[] = [
  ort('24937', 'Flensburg'),
  ort('24939', 'Flensburg'),
  ort('24975', 'Hürup'),
  ort('24975', 'Husby'),
  ort('24975', 'Maasbüll'),
  ort('24887', 'Silberstedt'),
]

export const adressAuskunft = (
  { correlation, session, page, pageSize }: AdressAnfrage,
  results: AdressTreffer[],
  highlightWords: string[] = [],
): AdressAuskunft => ({
  correlation,
  session,
  page,
  pageSize,
  pageSizeMax: 50,
  pages: 1,
  resultSize: results.length,
  resultSizeMax: 500,
  results,
  highlightWords,
  runtimeInMs: 1,
})

/** An account that exists, as the directory of banks knows it. */
export const ibanAuskunft = (iban: string, rest: Partial<IbanAuskunft['okay']> = {}): IbanAuskunft => ({
  correlation: 'c0000000-0000-4000-8000-000000000001',
  meta: {
    countryCode: iban.slice(0, 2),
    sepa: true,
    bban: { minLength: 18, maxLength: 18, pattern: '[0-9]{18}' },
  },
  okay: {
    bankId: iban.slice(4, 12),
    branchId: null,
    bban: iban.slice(4),
    iban,
    ibanFormatted: iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
    extendedValidation: { bank: null, bic: null, okay: null },
    ...rest,
  },
})

export const FINANZAEMTER = ['Flensburg', 'Nordfriesland']
