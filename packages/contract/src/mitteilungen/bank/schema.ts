import * as z from 'zod/mini'
import { absaetze, zeile } from '../../shared/angaben/zeile.ts'
import { Datei } from '../../shared/datei.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Schreibbaustein } from '../../zuwendung/kern/programm/schreibvorlage.ts'
import { Zustellung } from '../../zuwendung/bank/verlauf/schema.ts'
import { BETREFF_ZEICHEN, MITTEILUNG_DATEIEN, MITTEILUNG_ZEICHEN } from '../grenzen.ts'
import { Bezug } from '../bezugSchema.ts'
import { Verfahrensschritt } from '../schritteSchema.ts'
import { KONVERSATION_STAENDE } from '../staende.ts'

/** What of the inbox is shown, and what each is called. */
export const POSTEINGANG_FILTER = {
  unbeantwortet: 'Unbeantwortet',
  termin: 'Mit Termin',
  offen: 'Alle offenen',
  erledigt: 'Erledigt',
} as const
export type PosteingangFilter = keyof typeof POSTEINGANG_FILTER

/** Whose the conversations are. */
export const POSTEINGANG_WESSEN = {
  alle: 'Alle',
  meine: 'Mir zugewiesen',
  niemand: 'Niemandem zugewiesen',
} as const
export type PosteingangWessen = keyof typeof POSTEINGANG_WESSEN

/** Where a page ended: the moment to the microsecond, and the guid. */
const Listenstelle = z
  .string()
  .check(z.regex(/^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Diese Seite gibt es nicht.'))

export const PosteingangAbfrage = z.object({
  zeige: z.optional(z.enum(['unbeantwortet', 'termin', 'offen', 'erledigt'])),
  wessen: z.optional(z.enum(['alle', 'meine', 'niemand'])),
  programm: z.optional(z.string().check(z.regex(/^[A-Za-z]\w{0,29}$/, 'Wählen Sie aus der Liste.'))),
  /** `nach` of the page before. */
  nach: z.optional(Listenstelle),
})
export type PosteingangAbfrage = z.infer<typeof PosteingangAbfrage>

/** A conversation in the bank's inbox. */
const Posteingangszeile = z.object({
  konversationId: z.string(),
  /** The customer's oldest message without an answer; null where he waits for none. */
  wartetSeit: z.nullable(Zeitpunkt),
  unternehmenGuid: z.string(),
  unternehmenName: z.string(),
  /** Null for what belongs to no case that was ever sent. */
  geschaeftGuid: z.nullable(z.string()),
  geNr: z.nullable(z.string()),
  betreff: z.string(),
  letzteAm: Zeitpunkt,
  mitDateien: z.boolean(),
  termin: z.nullable(Zeitpunkt),
  zugewiesen: z.nullable(z.string()),
  erledigt: z.boolean(),
})
export type Posteingangszeile = z.infer<typeof Posteingangszeile>

/** A page of it: what waits longest comes first. */
export const PosteingangAntwort = z.object({
  zeilen: z.array(Posteingangszeile),
  /** Of everything that the filter lets through; with the first page alone. */
  anzahl: z.nullable(z.number()),
  nach: z.nullable(z.string()),
})
export type PosteingangAntwort = z.infer<typeof PosteingangAntwort>

/** A mail that told somebody of a message. */
const MailStand = z.object({ an: z.string(), zustellung: Zustellung, am: z.nullable(Zeitpunkt) })

/** A message as the bank reads it: with who was told of it, and who has opened it. */
const BankMitteilung = z.object({
  guid: z.string(),
  richtungZuKunde: z.boolean(),
  absender: z.string(),
  abgeschicktAm: Zeitpunkt,
  betreff: z.string(),
  inhalt: z.string(),
  bezug: z.nullable(Bezug),
  anhaenge: z.array(Datei),
  mails: z.array(MailStand),
  gelesen: z.array(z.object({ name: z.string(), am: Zeitpunkt })),
})
export type BankMitteilung = z.infer<typeof BankMitteilung>

/** Somebody who gets a mail when something is sent. */
export const Mailempfaenger = z.object({ name: z.string(), email: z.string() })
export type Mailempfaenger = z.infer<typeof Mailempfaenger>

/** @public named in `/api-docs` */
export const Konversationsstand = z.enum(KONVERSATION_STAENDE)

/** A conversation as the bank has it. */
export const BankKonversation = z.object({
  konversationId: z.string(),
  unternehmenGuid: z.string(),
  unternehmenName: z.string(),
  geschaeftGuid: z.nullable(z.string()),
  geNr: z.nullable(z.string()),
  stand: Konversationsstand,
  wartetSeit: z.nullable(Zeitpunkt),
  termin: z.nullable(Zeitpunkt),
  zugewiesen: z.nullable(z.string()),
  /** Why this person can't write here, as a sentence. */
  gesperrtWeil: z.nullable(z.string()),
  /** Who gets a mail when something is sent. */
  empfaenger: z.array(Mailempfaenger),
  bausteine: z.array(Schreibbaustein),
  /** Payout requests of its case: a message may be about one of them. */
  bezuege: z.array(Bezug),
  mitteilungen: z.array(BankMitteilung),
  /** What else went to and fro about its case, the oldest first. */
  schritte: z.array(Verfahrensschritt),
})
export type BankKonversation = z.infer<typeof BankKonversation>

/** What the bank writes, perhaps about a payout request; a day that it names becomes the conversation's. */
export const BankMitteilungEingabe = z.strictObject({
  betreff: zeile(BETREFF_ZEICHEN, 'Geben Sie einen Betreff ein.'),
  inhalt: absaetze(MITTEILUNG_ZEICHEN, 'Schreiben Sie einen Text.'),
  anhaenge: z._default(
    z
      .array(Kennung)
      .check(z.maxLength(MITTEILUNG_DATEIEN, `Fügen Sie höchstens ${MITTEILUNG_DATEIEN} Dateien bei.`)),
    [],
  ),
  termin: z.optional(Tag),
  /** One of `bezuege`. */
  bezug: z.optional(Kennung),
})
export type BankMitteilungEingabe = z.infer<typeof BankMitteilungEingabe>

/** Null takes the day away. */
export const TerminEingabe = z.strictObject({ termin: z.nullable(Tag) })
export const ErledigtEingabe = z.strictObject({ erledigt: z.boolean() })
