import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Datei } from '../../../shared/datei.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { ANHOERUNG_STAENDE } from './staende.ts'
import { Schreibbaustein } from '../../kern/programm/schreibvorlage.ts'

const TEXT_MAX = 10_000
const DATEIEN_MAX = 20

/** What the bank says it is about to decide and why, and until when the applicant can answer. */
export const AnhoerungEingabe = z.strictObject({
  text: absaetze(TEXT_MAX, 'Schreiben Sie, was die Bank zu entscheiden beabsichtigt und warum.'),
  frist: Tag,
})
export type AnhoerungEingabe = z.infer<typeof AnhoerungEingabe>

/** A file that goes with an answer, by its guid. @public named in `/api-docs` */
export const Dateiverweis = z.strictObject({ uuid: Kennung })

const dateien = z
  .array(Dateiverweis)
  .check(z.maxLength(DATEIEN_MAX, `Laden Sie höchstens ${DATEIEN_MAX} Dateien hoch.`))

/** The answer as it is typed: it may still be empty. */
export const StellungnahmeEntwurf = z.strictObject({
  text: z.union([z.literal(''), absaetze(TEXT_MAX, '')]),
  dateien,
})
export type StellungnahmeEntwurf = z.infer<typeof StellungnahmeEntwurf>

/** The answer as it is sent: files may come with it, words have to. */
export const Stellungnahme = z.strictObject({
  text: absaetze(TEXT_MAX, 'Schreiben Sie, was Sie dazu sagen möchten.'),
  dateien,
})
export type Stellungnahme = z.infer<typeof Stellungnahme>

/** Where a hearing stands. @public named in `/api-docs` */
export const Anhoerungsstand = z.enum(ANHOERUNG_STAENDE)

/** A hearing as the company has it. */
export const AnhoerungAnsicht = z.object({
  guid: z.string(),
  unternehmenGuid: z.string(),
  geNr: z.string(),
  text: z.string(),
  gestelltAm: Zeitpunkt,
  /** The first moment that no longer counts. */
  frist: Zeitpunkt,
  stand: Anhoerungsstand,
  antwort: z.object({ text: z.string(), dateien: z.array(Datei) }),
  gespeichertAm: Zeitpunkt,
  beantwortetAm: z.nullable(Zeitpunkt),
})
export type AnhoerungAnsicht = z.infer<typeof AnhoerungAnsicht>

/** The same as the bank has it: an answer is the company's alone until it is sent. */
export const AnhoerungBeiDerBank = z.object({
  guid: z.string(),
  text: z.string(),
  gestelltAm: Zeitpunkt,
  gestelltVon: z.string(),
  frist: Zeitpunkt,
  stand: Anhoerungsstand,
  antwort: z.nullable(
    z.object({ text: z.string(), dateien: z.array(Datei), am: Zeitpunkt, von: z.string() }),
  ),
})
export type AnhoerungBeiDerBank = z.infer<typeof AnhoerungBeiDerBank>

export const AnhoerungenAntwort = z.object({
  /** Whether the programme wants one before a rejection. */
  vorAblehnung: z.boolean(),
  /** Why nobody can be heard now, as a sentence; null where somebody can. */
  gesperrtWeil: z.nullable(z.string()),
  /** What the programme writes with. */
  bausteine: z.array(Schreibbaustein),
  /** The latest first. */
  anhoerungen: z.array(AnhoerungBeiDerBank),
})
export type AnhoerungenAntwort = z.infer<typeof AnhoerungenAntwort>
