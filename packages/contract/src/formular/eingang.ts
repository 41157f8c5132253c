import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'

/** Where the receipt is, as PDF. @public named in `/api-docs` */
export const BelegVerweis = z.object({
  uuid: z.string(),
  dateiname: z.string(),
  downloadUrl: z.string(),
  sha256: z.string(),
})

const eingangsbestaetigung = {
  eingangsnummer: z.string(),
  eingegangenAm: Zeitpunkt,
  /** Of the JSON that was sent, hexadecimal. */
  sha256: z.string(),
  /** Null until the job has made it. */
  beleg: z.nullable(BelegVerweis),
}

/** What an applicant gets for each submission of a form (S4-08). */
export const Eingangsbestaetigung = z.object(eingangsbestaetigung)
export type Eingangsbestaetigung = z.infer<typeof Eingangsbestaetigung>

/** The latest submission of an application; a correction is one of its own, those before it stay. */
export const Eingang = z.object({
  ...eingangsbestaetigung,
  /** What was sent before it was corrected, the latest first. */
  fruehere: z.array(Eingangsbestaetigung),
})
export type Eingang = z.infer<typeof Eingang>
