import type { DeMinimisGrenze } from '../../kern/deminimis/deMinimisSchema.ts'
import type { AntragDaten } from '../../antrag/schema.ts'
import type { Obergrenzen } from '../../kern/programm/programme.ts'
import type { Ergebnis, Vorschlag } from './ergebnis.ts'

/** What a rule judges: the form that was sent, and the programme that holds for it. */
export type Pruefgrundlage = AntragDaten & {
  /** Id of the class → percent for this applicant. */
  readonly quoten: Readonly<Record<string, number>>
  readonly obergrenzen: Obergrenzen
  /** Where the grant is small aid: the ceiling, and what counts towards it already, in cents. */
  readonly deMinimis?: { readonly grenze: DeMinimisGrenze; readonly vergebenCent: number } | undefined
}

/** null: it has nothing to say of this form. */
export type Regel = (grundlage: Pruefgrundlage) => Vorschlag | null

const mit =
  (ergebnis: Ergebnis | null) =>
  (text: string): Vorschlag => ({ ergebnis, text })
export const erfuellt = mit('ERFUELLT')
export const nichtErfuellt = mit('NICHT_ERFUELLT')
export const entfaellt = mit('NICHT_ANWENDBAR')
/** Only a person can tell; this is what to look at. */
export const nachlesen = mit(null)
