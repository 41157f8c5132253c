import * as z from 'zod/mini'
import { absaetze, zeile } from '../../shared/angaben/zeile.ts'
import { Betrag } from '../../shared/geld/betragSchema.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { BekanntgabeStatus } from '../../zuwendung/bank/bekanntgabe/schema.ts'
import { Getan, Zurueckgegeben } from '../../zuwendung/bank/entscheidung/schema.ts'
import { FallUnterlage } from '../../zuwendung/bank/fall/schema.ts'
import { Belege, Pruefergebnis, Regelvorschlag } from '../../zuwendung/bank/pruefpunkte/schema.ts'
import { Auszahlungspunkt } from '../../zuwendung/bank/pruefpunkte/auszahlungspunkt.ts'
import { Programm } from '../../zuwendung/kern/programm/programme.ts'
import { Verwendungsnachweis } from '../formular.ts'
import { Auszahlungsstatus } from '../schema.ts'
import { AUSZAHLUNGSVERMERK_ZEICHEN } from './grenzen.ts'
import { BANKPRUEFUNG_STATUS, type BankpruefungAktion } from './staende.ts'

/** What is released of a proof, and why less where it is less than was claimed. */
const Positionsangabe = z.strictObject({
  nachweis: Kennung,
  betrag: Betrag,
  grund: z.nullable(zeile(500, 'Geben Sie einen Grund an.')),
})

const Punktangabe = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]\d{1,2}$/, 'So heißt kein Prüfpunkt.')),
  ergebnis: z.nullable(Pruefergebnis),
  text: z.nullable(absaetze(AUSZAHLUNGSVERMERK_ZEICHEN, 'Schreiben Sie, was Sie gesehen haben.')),
  /** What was looked at. */
  belege: Belege,
})

/** The check as somebody of the bank writes it; a draft may have gaps anywhere. */
export const BankpruefungInhalt = z.strictObject({
  ergebnis: z.enum(['BEWILLIGT', 'ABGELEHNT']),
  positionen: z.array(Positionsangabe).check(
    z.maxLength(200, 'So viele Rechnungen hat kein Antrag.'),
    z.refine(
      (alle) => new Set(alle.map(({ nachweis }) => nachweis)).size === alle.length,
      'Nennen Sie jede Rechnung einmal.',
    ),
  ),
  punkte: z.array(Punktangabe).check(
    z.maxLength(100, 'So viele Prüfpunkte gibt es nicht.'),
    z.refine(
      (alle) => new Set(alle.map(({ code }) => code)).size === alle.length,
      'Nennen Sie jeden Prüfpunkt einmal.',
    ),
  ),
  /** On the whole: why it is rejected, or what else the company should know. */
  begruendung: z.nullable(absaetze(AUSZAHLUNGSVERMERK_ZEICHEN, 'Schreiben Sie eine Begründung.')),
})
export type BankpruefungInhalt = z.infer<typeof BankpruefungInhalt>

/** How far the bank's check is. @public named in `/api-docs` */
export const Bankpruefungsstand = z.enum(BANKPRUEFUNG_STATUS)

/** The same invoice or file elsewhere (S6-03): it warns, and refuses nothing. Cases of which one may know nothing are not there. */
const Dublette = z.object({
  was: z.enum(['RECHNUNG', 'JAHR', 'DATEI']),
  faelle: z.array(z.object({ geschaeftGuid: Kennung, geNr: z.string(), unternehmenName: z.string() })),
})

/** An invoice as it was sent, with the item that it is for; amounts in euros. */
const Pruefposition = z.object({
  nachweis: Verwendungsnachweis,
  gegenstand: z.object({
    nr: z.number(),
    name: z.string(),
    foerderquote: z.number(),
    bewilligt: z.number(),
    /** Of the item, without what this request holds of it. */
    rest: z.number(),
  }),
  beantragt: z.number(),
  dubletten: z.array(Dublette),
})
export type Pruefposition = z.infer<typeof Pruefposition>

const Bankdaten = z.object({
  iban: z.nullable(z.string()),
  /** Why nothing can be paid to it (S6-08); null where it can, and where there is none. */
  hindernis: z.nullable(z.string()),
  inhaber: z.nullable(z.string()),
  geaendertAm: z.nullable(Zeitpunkt),
  /** Changes that nobody of the bank has looked at. */
  ungesichtet: z.number(),
})

/** What the bank last asked about a request in its conversation, and since when the company has answered. */
const Rueckfrage = z.object({ am: Zeitpunkt, beantwortetAm: z.nullable(Zeitpunkt) })
export type Rueckfrage = z.infer<typeof Rueckfrage>

const AKTIONEN = [
  'auszahlungPruefen',
  'auszahlungVorlegen',
  'auszahlungZurueckgeben',
  'auszahlungFreigeben',
] as const satisfies readonly BankpruefungAktion[]

/** A payout request as the bank checks it (S9-06); the version of the check travels as ETag. */
export const Bankpruefung = z.object({
  guid: Kennung,
  status: Auszahlungsstatus,
  geschaeftGuid: Kennung,
  geNr: z.string(),
  programm: Programm,
  unternehmenGuid: Kennung,
  unternehmenName: z.string(),
  eingangsnummer: z.string(),
  eingegangenAm: Zeitpunkt,
  /** This one is the nth of at most so many, rejected ones aside. */
  nr: z.number(),
  hoechstens: z.number(),
  beantragt: z.number(),
  fruehesterTag: Tag,
  positionen: z.array(Pruefposition),
  unterlagen: z.array(FallUnterlage),
  katalog: z.array(Auszahlungspunkt),
  /** What the rules propose of what was sent, by the code of the point; none once it is decided. */
  vorschlaege: z.array(z.object({ code: z.string(), ...Regelvorschlag.shape })),
  bankdaten: Bankdaten,
  rueckfrage: z.nullable(Rueckfrage),
  /** null: nobody has begun. */
  stand: z.nullable(Bankpruefungsstand),
  /** What is saved, or what it begins with: everything as claimed, no point answered. */
  inhalt: BankpruefungInhalt,
  inhaltSha256: z.nullable(z.string()),
  gespeichert: z.nullable(Getan),
  vorgelegt: z.nullable(Getan),
  zurueckgegeben: z.nullable(Zurueckgegeben),
  freigegeben: z.nullable(Getan),
  /** The notice, once one was released, and how far it is on its way to the company. */
  bescheid: z.nullable(
    z.object({
      guid: Kennung,
      nummer: z.string(),
      status: z.nullable(BekanntgabeStatus),
      liegtVor: z.boolean(),
    }),
  ),
  /** In words, how it differs from a request that is paid as claimed. */
  abweichungen: z.array(z.string()),
  /** What this caller can do, or why not, as a sentence. */
  moeglich: z.record(z.enum(AKTIONEN), z.nullable(z.string())),
})
export type Bankpruefung = z.infer<typeof Bankpruefung>

/** A row of the list of payout requests. */
const Auszahlungszeile = z.object({
  guid: Kennung,
  eingegangenAm: Zeitpunkt,
  geNr: z.string(),
  unternehmenName: z.string(),
  programm: Programm,
  /** What the round is called in which the company applied. */
  runde: z.string(),
  status: Auszahlungsstatus,
  stand: z.nullable(Bankpruefungsstand),
  beantragt: z.number(),
  /** Of the case, after all that is requested. */
  restDanach: z.number(),
  /** What stands out, in words. */
  hinweise: z.array(z.string()),
})
export type Auszahlungszeile = z.infer<typeof Auszahlungszeile>

/** What the list can be asked for. */
export const AUSZAHLUNGSLISTEN = ['offen', 'vorgelegt', 'entschieden'] as const
export const AuszahlungenAbfrage = z.strictObject({
  zeige: z.optional(z.enum(AUSZAHLUNGSLISTEN)),
  programm: z.optional(Programm),
  /** `nach` of the page before. */
  nach: z.optional(Kennung),
})
export type AuszahlungenAbfrage = z.infer<typeof AuszahlungenAbfrage>

export const AuszahlungenAntwort = z.object({
  zeilen: z.array(Auszahlungszeile),
  anzahl: z.number(),
  nach: z.nullable(Kennung),
})
export type AuszahlungenAntwort = z.infer<typeof AuszahlungenAntwort>
