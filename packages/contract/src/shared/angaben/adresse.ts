import * as z from 'zod/mini'
import { rein, zeile } from './zeile.ts'

const PLZ_FEHLT = 'Geben Sie die Postleitzahl mit fünf Ziffern ein, z. B. 24939.'
/** German postal codes go from 01001 to 99998. */
const Plz = z.string(PLZ_FEHLT).check(rein('plz'), z.regex(/^(?!00)\d{5}$/, PLZ_FEHLT))

/** A number has a digit; a house that has none says so as on an envelope. Nothing at all is told by `zeile`. */
const MIT_NUMMER = /^$|[0-9]|^[oO]\. ?[nN]r\.$/
const Hausnummer = zeile(20, 'Geben Sie die Hausnummer ein.').check(
  z.regex(MIT_NUMMER, 'Geben Sie die Hausnummer mit Ziffern ein, z. B. 12 a. Gibt es keine: „o. Nr.“.'),
)

/** A postal address in Germany (specification, section 3.1). */
export const Adresse = z.strictObject({
  strasse: zeile(100, 'Geben Sie die Straße ein.'),
  hausnummer: Hausnummer,
  plz: Plz,
  ort: zeile(100, 'Geben Sie den Ort ein.'),
})
export type Adresse = z.infer<typeof Adresse>
