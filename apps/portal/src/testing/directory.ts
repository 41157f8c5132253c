import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'

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
