import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { EINLADUNG_STAENDE } from '../einladungStaende.ts'

const GANZE_ZAHL = z.string().check(z.regex(/^\d{1,9}$/, 'Geben Sie eine Zahl an.'))

/** Where a ranked line stands: not reached yet, passed, or invited and what came of it. */
export const AUSGAENGE = ['WARTET', 'ENTFALLEN', ...EINLADUNG_STAENDE] as const
/** @public named in `/api-docs` */
export const Reihungsausgang = z.enum(AUSGAENGE)

export const ReihungAbfrage = z.strictObject({
  hauptgruppe: z.optional(zeile(40, 'Nennen Sie eine Hauptgruppe.')),
  ausgang: z.optional(Reihungsausgang),
  /** Number of a released batch. */
  staffel: z.optional(GANZE_ZAHL),
  /** `nach` of the page before: the last rank. */
  nach: z.optional(GANZE_ZAHL),
})
export type ReihungAbfrage = z.infer<typeof ReihungAbfrage>

/** A ranked line: a declaration in one Hauptgruppe. */
const Zeile = z.object({
  rang: z.number(),
  rangInGruppe: z.number(),
  hauptgruppe: z.string(),
  bekundungGuid: Kennung,
  /** Null for whoever may know nothing of the company. */
  unternehmenName: z.nullable(z.string()),
  /** In hex; the first eight characters are enough to look at. */
  los: z.string(),
  /** In euros, as is the sum of all ranks up to here. */
  betrag: z.number(),
  summe: z.number(),
  ausgang: Reihungsausgang,
  staffel: z.nullable(z.number()),
  einladung: z.nullable(z.object({ guid: Kennung, bis: z.nullable(Zeitpunkt) })),
})
export type Reihungszeile = z.infer<typeof Zeile>

/** A page of the ranking, in the order of the ranks. */
export const ReihungAntwort = z.object({
  zeilen: z.array(Zeile),
  /** Of everything that the filter lets through. */
  anzahl: z.number(),
  nach: z.nullable(z.number()),
})
export type ReihungAntwort = z.infer<typeof ReihungAntwort>
