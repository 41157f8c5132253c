import * as z from 'zod/mini'
import { absaetze, freiwilligeZeile } from '../../shared/angaben/zeile.ts'
import { Datei } from '../../shared/datei.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { BETREFF_ZEICHEN, MITTEILUNG_DATEIEN, MITTEILUNG_ZEICHEN } from '../grenzen.ts'
import { Bezug } from '../bezugSchema.ts'
import { Verfahrensschritt } from '../schritteSchema.ts'
import { AUSWAHLEN, RICHTUNGEN, SORTIERUNGSKRITERIEN } from './sortierung.ts'

/** A whole number from 1, as a query writes it. */
const Zahl = (fehlt: string) => z.string(fehlt).check(z.regex(/^[1-9]\d{0,5}$/, fehlt))

/** What of the list is asked for (section 5: the first four must be given); without `auswahl` every conversation is. */
export const Seitenwunsch = z.object({
  sortierungKriterium: z.enum(SORTIERUNGSKRITERIEN, 'Geben Sie an, wonach sortiert wird.'),
  sortierungReihenfolge: z.enum(RICHTUNGEN, 'Geben Sie ASC oder DESC an.'),
  page: Zahl('Geben Sie die Nummer der Seite an, gezählt ab 1.'),
  pageSize: Zahl('Geben Sie an, wie viele Zeilen eine Seite hat, mindestens 1.'),
  auswahl: z.optional(z.enum(AUSWAHLEN, `Geben Sie ${AUSWAHLEN.join(', ')} oder nichts an.`)),
})
export type Seitenwunsch = z.infer<typeof Seitenwunsch>

/** A conversation in the list, with its latest message; nobody has written in it yet: without subject and time. */
const Konversationszeile = z.object({
  conversationId: z.string(),
  /** Null: the company's general conversation. */
  geNr: z.nullable(z.string()),
  /** Null besides where the draft that it was about is deleted. */
  geschaeftId: z.nullable(z.string()),
  betreff: z.nullable(z.string()),
  abgeschicktAm: z.nullable(Zeitpunkt),
  /** This user has opened every message to the company. */
  gelesen: z.boolean(),
  dokumenteVorhanden: z.boolean(),
  /** End of the day that the provider has set. */
  termin: z.nullable(Zeitpunkt),
  /** It was set or moved since this user last looked. */
  terminGeaendertUngelesen: z.boolean(),
  erledigt: z.boolean(),
})
export type Konversationszeile = z.infer<typeof Konversationszeile>

/** A page of the list. */
export const Konversationsseite = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageSizeMax: z.number(),
  pages: z.number(),
  resultSize: z.number(),
  results: z.array(Konversationszeile),
})
export type Konversationsseite = z.infer<typeof Konversationsseite>

/** A message as the company reads it. */
const Mitteilung = z.object({
  guid: z.string(),
  abgeschicktAm: Zeitpunkt,
  betreff: z.string(),
  inhalt: z.string(),
  /** This user had opened it before this call. */
  gelesen: z.boolean(),
  richtungZuKunde: z.boolean(),
  /** Which member wrote it; null where the bank did. */
  absender: z.nullable(z.string()),
  bezug: z.nullable(Bezug),
  anhaenge: z.array(Datei),
})
export type Mitteilung = z.infer<typeof Mitteilung>

/** A conversation, its oldest message first. */
export const Konversation = z.object({
  conversationId: z.string(),
  geNr: z.nullable(z.string()),
  geschaeftId: z.nullable(z.string()),
  erledigt: z.boolean(),
  termin: z.nullable(Zeitpunkt),
  terminGeaendertUngelesen: z.boolean(),
  /** Why nobody can write here, as a sentence. */
  gesperrtWeil: z.nullable(z.string()),
  /** What is written next is about it: the address named it, or the bank wrote about it last. */
  bezug: z.nullable(Bezug),
  mitteilungen: z.array(Mitteilung),
  /** What else went to and fro about its case, the oldest first. */
  schritte: z.array(Verfahrensschritt),
})
export type Konversation = z.infer<typeof Konversation>

/** What is written (S7-01). Without a subject it answers the message before. */
export const MitteilungEingabe = z.strictObject({
  betreff: freiwilligeZeile(BETREFF_ZEICHEN),
  inhalt: absaetze(MITTEILUNG_ZEICHEN, 'Schreiben Sie einen Text.'),
  anhaenge: z._default(
    z.array(Kennung).check(
      z.maxLength(MITTEILUNG_DATEIEN, `Fügen Sie höchstens ${MITTEILUNG_DATEIEN} Dateien bei.`),
      z.refine((guids) => new Set(guids).size === guids.length, 'Jede Datei zählt einmal.'),
    ),
    [],
  ),
})
export type MitteilungEingabe = z.infer<typeof MitteilungEingabe>
