import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/datumSchema.ts'
import { MITZEICHNUNG_AKTIONEN, MITZEICHNUNG_STATUS } from './mitzeichnungLauf.ts'

const MitzeichnungStatus = z.enum(MITZEICHNUNG_STATUS)

/** The latest request for a second signature under an application (S4-07), as the asking user may see it. */
export const Mitzeichnung = z.object({
  guid: z.string(),
  status: MitzeichnungStatus,
  /** Since when it has this status. */
  seit: Zeitpunkt,
  /** Who is to sign, or has signed. */
  subjectId: z.string(),
  name: z.string(),
  /** Who asked for it, and when. */
  angefragtVon: z.string(),
  angefragtAm: Zeitpunkt,
  /** Whether the reader himself is the one who is asked. */
  fuerMich: z.boolean(),
  /** Why it was refused, in the words of who refused. */
  grund: z.nullable(z.string()),
  /** What was changed since, in the words of the form; only with HINFAELLIG. */
  geaendert: z.array(z.string()),
  /** What a signature covers now: the SHA-256 of the application as it would be sent (ADR 0025). */
  sha256: z.nullable(z.string()),
  /** What the reader may do with it now; no client rebuilds the rule. */
  aktionen: z.array(z.enum(MITZEICHNUNG_AKTIONEN)),
  /** Why the one who is asked can't sign yet, with what to do; null when he can or it is not his turn. */
  hindernis: z.nullable(z.string()),
  /** From when on a reminder may be sent; null where nothing can be reminded of. */
  erinnerbarAb: z.nullable(Zeitpunkt),
})
export type Mitzeichnung = z.infer<typeof Mitzeichnung>

/** The same for an overview: who has to do what. */
export const MitzeichnungKurz = z.object({
  status: MitzeichnungStatus,
  name: z.string(),
  fuerMich: z.boolean(),
})
export type MitzeichnungKurz = z.infer<typeof MitzeichnungKurz>
