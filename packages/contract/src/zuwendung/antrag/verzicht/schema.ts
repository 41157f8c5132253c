import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { GEGENSTAENDE_JE_KLASSE, KLASSEN_JE_ANTRAG } from '../../kern/grenzen.ts'
import { VERZICHT_STATUS } from './staende.ts'

/** So many characters has a reason. */
export const BEGRUENDUNG_MAX = 2_000

/** What is waived of an approved item, in euros. */
const Verzichtsbetrag = z.strictObject({ gegenstand: Kennung, verzicht: Betrag })

/** What a signer declares: on how much of which items the company waives, and why if it likes to say. */
export const VerzichtEingabe = z.strictObject({
  /** Chosen by the caller: a repeat whose first answer was lost is the same waiver. */
  verzichtGuid: Kennung,
  betraege: z
    .array(Verzichtsbetrag)
    .check(z.maxLength(KLASSEN_JE_ANTRAG * GEGENSTAENDE_JE_KLASSE, 'Das sind zu viele Gegenstände.')),
  begruendung: z.union([z.literal(''), absaetze(BEGRUENDUNG_MAX, '')]),
})
export type VerzichtEingabe = z.infer<typeof VerzichtEingabe>

/** How far a waiver is. @public named in `/api-docs` */
export const Verzichtsstand = z.enum(VERZICHT_STATUS)

/** A waiver as it was declared, for the company and for the bank; amounts in euros. */
export const Verzicht = z.object({
  guid: z.string(),
  status: Verzichtsstand,
  betraege: z.array(
    z.object({
      gegenstand: z.string(),
      name: z.string(),
      /** As it was approved when the waiver was declared. */
      bewilligt: z.number(),
      verzicht: z.number(),
    }),
  ),
  begruendung: z.string(),
  /** When it had arrived; of two signatures the second, as soon as it is there. */
  erklaertAm: Zeitpunkt,
  erklaertVon: z.string(),
  /** Who signed second; null where one signs alone, or nobody has yet. */
  mitgezeichnetVon: z.nullable(z.string()),
  zurueckgenommenAm: z.nullable(Zeitpunkt),
  zurueckgenommenVon: z.nullable(z.string()),
  aufgenommenAm: z.nullable(Zeitpunkt),
})
export type Verzicht = z.infer<typeof Verzicht>

/** One that waits for its second signature (S4-07), for an overview: who signed first, and when. @public named in `/api-docs` */
export const WartenderVerzicht = z.object({
  name: z.string(),
  unterschriebenAm: Zeitpunkt,
  /** The reader is one of those who can give it. */
  fuerMich: z.boolean(),
})
export type WartenderVerzicht = z.infer<typeof WartenderVerzicht>

/** Why it is not possible, and, where it is this person's matter, where that is mended. @public named in `/api-docs` */
export const Verzichtshindernis = z.object({ text: z.string(), pfad: z.exactOptional(z.string()) })
export type Verzichtshindernis = z.infer<typeof Verzichtshindernis>

/** What a company can waive, and what it has waived, for its members. */
export const VerzichtAnsicht = z.object({
  unternehmenGuid: z.string(),
  geNr: z.string(),
  /** What is approved today and what payouts hold of it, in euros; empty until the notice is known. */
  gegenstaende: z.array(
    z.object({
      gegenstand: z.string(),
      name: z.string(),
      kategorie: z.string(),
      bewilligt: z.number(),
      gebunden: z.number(),
    }),
  ),
  /** The latest first. */
  verzichte: z.array(Verzicht),
  /** Who may sign for the company, by name. */
  zeichnende: z.array(z.string()),
  /** Nobody signs alone for this application: two declare. */
  zuZweit: z.boolean(),
  erklaerenHindernis: z.nullable(Verzichtshindernis),
  mitzeichnenHindernis: z.nullable(Verzichtshindernis),
  zuruecknehmenHindernis: z.nullable(Verzichtshindernis),
})
export type VerzichtAnsicht = z.infer<typeof VerzichtAnsicht>
