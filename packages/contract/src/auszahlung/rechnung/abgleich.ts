import type { Rechnungsfelder } from './schema.ts'

/** How a typed value stands to that of the e-invoice: 'KEINE' where there is nothing to compare. */
export type Abgleich = 'GLEICH' | 'ANDERS' | 'KEINE'

/** Spaces and capitals apart, a text is the same. */
const kern = (wert: string | number): string => String(wert).replaceAll(/\s+/g, ' ').trim().toLowerCase()

const vergleichen = (
  getippt: string | number | null | undefined,
  gelesen: string | number | null,
): Abgleich => {
  if (gelesen === null || getippt === null || getippt === undefined || getippt === '') return 'KEINE'
  return kern(getippt) === kern(gelesen) ? 'GLEICH' : 'ANDERS'
}

type Getippt = { readonly [F in keyof Rechnungsfelder]?: Rechnungsfelder[F] | undefined }

/** S6-05: each field of a proof of use beside what its e-invoice declares, for who types and for who checks. */
export const rechnungAbgleichen = (
  getippt: Getippt,
  gelesen: Rechnungsfelder,
): Record<keyof Rechnungsfelder, Abgleich> => ({
  rechnungsBetrag: vergleichen(getippt.rechnungsBetrag, gelesen.rechnungsBetrag),
  rechnungsDatum: vergleichen(getippt.rechnungsDatum, gelesen.rechnungsDatum),
  rechnungsNummer: vergleichen(getippt.rechnungsNummer, gelesen.rechnungsNummer),
  rechnungsSteller: vergleichen(getippt.rechnungsSteller, gelesen.rechnungsSteller),
})
