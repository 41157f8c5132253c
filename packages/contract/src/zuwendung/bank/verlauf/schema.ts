import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Datei } from '../../../shared/datei.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { VERLAUFSARTEN } from './handlungen.ts'

const Text = absaetze(5_000, 'Schreiben Sie einen Text.')

/** So many files a note takes. */
export const NOTIZ_DATEIEN = 10

/** A note in the file of a case: written once, pinned or not. */
export const NotizEingabe = z.strictObject({
  text: Text,
  angeheftet: z.boolean(),
  /** Uploaded for it before, by whoever writes. */
  dateien: z._default(z.array(z.strictObject({ uuid: Kennung })).check(z.maxLength(NOTIZ_DATEIEN)), []),
})
export type NotizEingabe = z.infer<typeof NotizEingabe>

export const NotizAnheften = z.strictObject({ angeheftet: z.boolean() })

export const Notiz = z.object({
  guid: z.string(),
  text: z.string(),
  angeheftet: z.boolean(),
  dateien: z.array(Datei),
  am: Zeitpunkt,
  von: z.string(),
})
export type Notiz = z.infer<typeof Notiz>

/** On a day somebody looks at the case again, and why. Without a person it is who writes. */
export const WiedervorlageEingabe = z.strictObject({
  faellig: Tag,
  text: Text,
  person: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type WiedervorlageEingabe = z.infer<typeof WiedervorlageEingabe>

export const Wiedervorlage = z.object({
  guid: z.string(),
  faellig: Tag,
  text: z.string(),
  person: z.string(),
  angelegtAm: Zeitpunkt,
  angelegtVon: z.string(),
  erledigtAm: z.nullable(Zeitpunkt),
})
export type Wiedervorlage = z.infer<typeof Wiedervorlage>

/** By what a timeline is filtered. @public named in `/api-docs` */
export const Verlaufsartname = z.enum(VERLAUFSARTEN)

/** What became of a mail: what the mail server answers is all that the portal sees. */
export const Zustellung = z.enum(['ANGENOMMEN', 'WARTET', 'ABGEWIESEN', 'GESCHEITERT', 'AUFGEGEBEN'])
export type Zustellung = z.infer<typeof Zustellung>

export const Verlaufseintrag = z.object({
  id: z.string(),
  zeit: Zeitpunkt,
  art: Verlaufsartname,
  worte: z.string(),
  /** What the act is about, in words; null where the words above say it all. */
  dazu: z.nullable(z.string()),
  /** Who did it; null for a mail. */
  person: z.nullable(z.string()),
  /** Of a note: the bank's alone. */
  dateien: z.array(Datei),
  zustellung: z.nullable(Zustellung),
})
export type Verlaufseintrag = z.infer<typeof Verlaufseintrag>

export const VerlaufAntwort = z.object({
  /** The latest first. */
  eintraege: z.array(Verlaufseintrag),
  /** Asks for what came before; null where nothing did. */
  nach: z.nullable(z.string()),
  /** Everybody who did something in the case. */
  personen: z.array(z.object({ sub: z.string(), name: z.string() })),
  angeheftet: z.array(Notiz),
  /** Those that nobody has settled, the next first. */
  wiedervorlagen: z.array(Wiedervorlage),
})
export type VerlaufAntwort = z.infer<typeof VerlaufAntwort>

/** A place in the timeline, as the answer before gave it. */
export const Verlaufsstelle = z
  .string()
  .check(z.regex(/^\d{1,17}_[A-Za-z0-9:-]{1,80}$/, 'Diese Stelle gibt es im Verlauf nicht.'))
