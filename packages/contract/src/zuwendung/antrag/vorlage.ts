import * as z from 'zod/mini'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { GeschaeftStatus } from '../kern/geschaeftStatus.ts'

/**
 * Query of the create call: the earlier application of the same company to start from (S4-11), and the guid that the
 * new one gets. With a guid a repeat answers what the first call made: PUT is idempotent (RFC 9110, 9.2.2).
 */
export const Anlagewunsch = z.strictObject({ vorlage: z.optional(Kennung), guid: z.optional(Kennung) })

const NOTIZ_ARTEN = ['PRUEFEN', 'AUSGELASSEN'] as const

/** What a draft's author should know of the answers that came from an earlier application, at the page it is about. */
export const VorlageNotiz = z.object({
  /** Path of a wizard page. */
  seite: z.string(),
  art: z.enum(NOTIZ_ARTEN),
  text: z.string(),
})
export type VorlageNotiz = z.infer<typeof VorlageNotiz>

/** Which earlier application a draft was started from, and what became of its answers. */
export const Vorlage = z.object({
  geNr: z.string(),
  /** When that one was sent, or last changed if it never was. */
  vom: Zeitpunkt,
  uebernommen: z.array(z.string()),
  notizen: z.array(VorlageNotiz),
})
export type Vorlage = z.infer<typeof Vorlage>

/** An application of the company that a new one can start from: drafts, decided and withdrawn ones included. */
export const FruehererAntrag = z.object({
  guid: Kennung,
  geNr: z.string(),
  programm: z.string(),
  bezeichnung: z.string(),
  geschaeftStatus: GeschaeftStatus,
  zurueckgezogen: z.boolean(),
  /** When it was sent, or last changed if it never was. */
  vom: Zeitpunkt,
  eingereicht: z.boolean(),
  anzahlGegenstaende: z.int(),
  zuwendungsBetrag: z.number(),
})
export type FruehererAntrag = z.infer<typeof FruehererAntrag>
