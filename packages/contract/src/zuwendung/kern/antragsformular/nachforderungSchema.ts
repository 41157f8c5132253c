import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { absaetze, zeile } from '../../../shared/angaben/zeile.ts'
import { GeschaeftStatus } from '../geschaeftStatus.ts'

/** A place of the form that may be changed during a correction, and what was sent there last. */
export const OffeneStelle = z.object({
  /** As stellen.ts names it: an item by its id, since places in a list can shift. */
  pfad: z.string(),
  /** What the bank says of it; null: it is open because it depends on another one. */
  grund: z.nullable(z.string()),
  /** The value that was sent last; null: none. */
  eingereicht: z.unknown(),
})
export type OffeneStelle = z.infer<typeof OffeneStelle>

/** What the bank still needs for a sent application (S11-13); only `offen` can be changed until `frist` (S4-10). */
export const Nachforderung = z.object({
  grund: z.string(),
  gestelltAm: Zeitpunkt,
  /** The first moment that no longer counts, like the end of a capture period. */
  frist: Zeitpunkt,
  /** The day of the first submission: programme, rates and dates go on being judged by it. */
  stichtag: Tag,
  offen: z.array(OffeneStelle),
})
export type Nachforderung = z.infer<typeof Nachforderung>

const GRUND_MAX = 2_000
const STELLEN_MAX = 100

const Grund = absaetze(GRUND_MAX, 'Geben Sie einen Grund an.')

/** A later last day for an open Nachforderung, and why. */
export const NachforderungVerlaengerung = z.strictObject({ frist: Tag, grund: Grund })
export type NachforderungVerlaengerung = z.infer<typeof NachforderungVerlaengerung>

/** Why a Nachforderung is taken back. */
export const NachforderungRuecknahme = z.strictObject({ grund: Grund })

/** Until when it is open now. */
export const NachforderungFrist = z.object({ guid: z.string(), frist: Zeitpunkt })
export type NachforderungFrist = z.infer<typeof NachforderungFrist>
const stellen = <T extends z.ZodMiniType>(stelle: T) =>
  z.array(stelle).check(z.maxLength(STELLEN_MAX, `Nennen Sie höchstens ${STELLEN_MAX} Stellen.`))

/** S11-13. A path is one of the form, as errors name it; an item of a list by its place or, better, by its id. */
export const NachforderungEingabe = z
  .strictObject({
    grund: Grund,
    /** The last day on which an answer counts. */
    frist: Tag,
    felder: stellen(z.strictObject({ pfad: zeile(300, 'Nennen Sie das Feld.'), grund: Grund })),
    dokumente: stellen(
      z.strictObject({ art: zeile(100, 'Nennen Sie die Art des Dokuments.'), grund: Grund }),
    ),
  })
  .check(
    z.refine(({ felder, dokumente }) => felder.length + dokumente.length > 0, {
      path: ['felder'],
      message: 'Nennen Sie mindestens ein Feld oder ein Dokument.',
    }),
  )
export type NachforderungEingabe = z.infer<typeof NachforderungEingabe>

/** What the provider gets back: what applies from now on. */
export const NachforderungAntwort = z.object({
  guid: z.string(),
  geschaeftStatus: GeschaeftStatus,
  grund: z.string(),
  gestelltAm: Zeitpunkt,
  frist: Zeitpunkt,
  felder: z.array(z.object({ pfad: z.string(), grund: z.string() })),
  dokumente: z.array(z.object({ art: z.string(), grund: z.string() })),
})
export type NachforderungAntwort = z.infer<typeof NachforderungAntwort>

export const PruefungAntwort = z.object({ geschaeftStatus: GeschaeftStatus, seit: Zeitpunkt })
export type PruefungAntwort = z.infer<typeof PruefungAntwort>
