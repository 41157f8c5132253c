import * as z from 'zod/mini'
import { plausibel, plausiblesMass } from '../../../shared/angaben/plausibel.ts'
import { ENTSCHEIDUNG_ARTEN } from './arten.ts'
import { BESCHEIDARTEN, istAuszahlungsbescheid, type Bescheidart } from './bescheidarten.ts'
import { plaetze } from './platz.ts'

/** Parts of a notice in their order (VwVfG § 37 (3), § 39, BHO § 44): each is made of modules. */
export const BESCHEID_TEILE = [
  'TENOR',
  'RECHTSGRUNDLAGE',
  'NEBENBESTIMMUNG',
  'AUSZAHLUNG',
  'BEGRUENDUNG',
  'SUBVENTION',
  'HINWEIS',
  'RECHTSBEHELF',
] as const
export type BescheidTeil = (typeof BESCHEID_TEILE)[number]

/** The part that a module belongs to. @public named in `/api-docs` */
export const Bescheidteil = z.enum(BESCHEID_TEILE)
/** Kind of a decision and of its notice, in a call. */
export const Entscheidungsart = z.enum(ENTSCHEIDUNG_ARTEN)
/** Kind of a notice: also of one on a payout request. */
export const Bescheidartwahl = z.enum(BESCHEIDARTEN)

/** What the system knows of a case and fills into a notice on a decision by itself. */
const ENTSCHEIDUNGSQUELLEN = [
  'deMinimisHoechstbetrag',
  'deMinimisJahre',
  'unternehmen',
  'programm',
  'geNr',
  'eingegangenAm',
  'beantragt',
  'bewilligt',
  'abgelehnt',
  'kosten',
  'foerderfaehig',
  /** Of an approved item: what it was, how much less it becomes, and the notice that said so. */
  'bisher',
  'gemindert',
  'bescheid',
  /** 'YYYY-MM-DD', where the kind has a limit. */
  'kenntnisAm',
  'auszahlungenHoechstens',
] as const
export type Entscheidungsquelle = (typeof ENTSCHEIDUNGSQUELLEN)[number]

/** The same of a payout request. */
const AUSZAHLUNGSQUELLEN = [
  'unternehmen',
  'programm',
  'geNr',
  'eingegangenAm',
  'beantragt',
  'bewilligt',
  'gemindert',
  'bescheid',
  'eingangsnummer',
  'begruendung',
] as const
export type Auszahlungsquelle = (typeof AUSZAHLUNGSQUELLEN)[number]

const QUELLEN = [...ENTSCHEIDUNGSQUELLEN, 'eingangsnummer', 'begruendung'] as const
export type Quelle = (typeof QUELLEN)[number]

const quellenFuer = (art: Bescheidart): readonly Quelle[] =>
  istAuszahlungsbescheid(art) ? AUSZAHLUNGSQUELLEN : ENTSCHEIDUNGSQUELLEN

/** Days of a notice that the portal goes on with: until when to request money, until when to buy and pay. */
const FRISTARTEN = ['AUSZAHLUNG', 'KAUF'] as const
export type Fristart = (typeof FRISTARTEN)[number]

const NAME = z.string().check(z.regex(/^[a-z]\w{0,39}$/))
const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A value in the text of a module: typed by somebody, or filled by the system from `quelle`. */
const Variable = z
  .strictObject({
    name: NAME,
    typ: z.enum(['TEXT', 'BETRAG', 'TAG', 'ZAHL']),
    bezeichnung: Text(100),
    quelle: z.optional(z.enum(QUELLEN)),
    /** Its day is more than text: something follows from it (`bescheidfrist.ts`). Versions from before name none. */
    frist: z.optional(z.enum(FRISTARTEN)),
    /** What stands there at first; of a day: so many days after the one on which the draft begins. */
    vorgabe: z.optional(z.union([z.string(), z.number()])),
    /** What somebody may type: bounds of a number or an amount in euros; of a day so many days after the one on which it is judged. */
    mindestens: z.optional(z.number()),
    hoechstens: z.optional(z.number()),
  })
  .check(
    z.refine(({ frist, typ, quelle }) => frist === undefined || (typ === 'TAG' && quelle === undefined), {
      path: ['frist'],
      message: 'Eine Frist ist ein Tag, den einträgt, wer den Bescheid vorbereitet.',
    }),
    z.refine(
      ({ vorgabe, mindestens = -Infinity, hoechstens = Infinity }) =>
        mindestens <= hoechstens &&
        (typeof vorgabe !== 'number' || (vorgabe >= mindestens && vorgabe <= hoechstens)),
      { path: ['vorgabe'], message: 'Die Vorgabe liegt zwischen mindestens und hoechstens.' },
    ),
  )
export type Variable = z.infer<typeof Variable>

/** Of what a module gives the reasons. */
const BEGRUENDUNGEN = ['KUERZUNG', 'ABLEHNUNG', 'NACHTRAG', 'ANHOERUNG'] as const
export type Begruendung = (typeof BEGRUENDUNGEN)[number]

const DATEINAME = /^[A-Za-z0-9][\w.-]{0,99}\.pdf$/
/** A document that is part of a notice, by what it contains: the pages of the file follow those of the notice. */
const Anlage = z.strictObject({
  titel: Text(200),
  datei: z.string().check(z.regex(DATEINAME, 'Eine Anlage heißt wie anlage-1.pdf, ohne Leerzeichen.')),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Geben Sie die SHA-256 der Datei an, 64 Zeichen.')),
})
export type Anlage = z.infer<typeof Anlage>

/** How somebody goes against a notice: whether there is an objection before a court is asked is the law of the Land (VwGO § 68). */
const Rechtsbehelf = z.strictObject({
  art: z.enum(['WIDERSPRUCH', 'KLAGE']),
  /** Short name of the Land, as 'BE'. */
  land: z.string().check(z.regex(/^[A-Z]{2}$/)),
  grundlage: Text(300),
  /** Who of the bank's lawyers has confirmed the period, its day and the wording; null in a demonstration only. */
  bestaetigt: z.nullable(z.strictObject({ von: Text(100), am: z.iso.date() })),
})

/** A piece of a notice with its own version: what was decided names both. */
const Baustein = z
  .strictObject({
    code: z.string().check(z.regex(/^[A-Z]{1,3}-\d{3}$/)),
    fassung: z.int().check(z.minimum(1)),
    titel: Text(200),
    teil: Bescheidteil,
    arten: z.array(Bescheidartwahl).check(z.minLength(1)),
    /** In every notice of these kinds; the others are chosen. */
    pflicht: z.boolean(),
    /** Then only where less is granted than was applied for. */
    nurBei: z.optional(z.literal('KUERZUNG')),
    /** Chosen from the beginning, where nothing speaks against it. */
    vorgeschlagen: z._default(z.boolean(), false),
    /** Carries the reasons where not everything is granted (VwVfG § 39), or deals with what was said in a hearing. */
    begruendet: z.optional(z.enum(BEGRUENDUNGEN)),
    /** Reasons for which no year runs (VwVfG § 48 (4) sentence 2): the company deceived, threatened or bribed. */
    ohneJahresfrist: z.optional(z.literal(true)),
    text: Text(4_000),
    /** Files that a notice with this module carries. */
    anlagen: z._default(z.array(z.string()).check(z.maxLength(10)), []),
    variablen: z._default(z.array(Variable).check(z.maxLength(20)), []),
  })
  .check(
    z.refine(
      ({ text, variablen }) => {
        const genannt = new Set(plaetze(text))
        return genannt.size === variablen.length && variablen.every(({ name }) => genannt.has(name))
      },
      {
        path: ['variablen'],
        message: 'Jede Variable steht im Text, und jeder Platz im Text ist eine Variable.',
      },
    ),
    z.refine(
      ({ arten, pflicht, variablen }) =>
        !arten.some(istAuszahlungsbescheid) ||
        (pflicht && variablen.every(({ quelle }) => quelle !== undefined)),
      {
        path: ['arten'],
        message:
          'Bescheide zu Auszahlungen füllt das System: Jeder ihrer Bausteine ist Pflicht, jede Variable nennt eine Quelle.',
      },
    ),
    z.refine(
      ({ arten, variablen }) =>
        variablen.every(
          ({ quelle }) => quelle === undefined || arten.every((art) => quellenFuer(art).includes(quelle)),
        ),
      {
        path: ['variablen'],
        message:
          'Eine Variable nennt eine Quelle, die es in Bescheiden dieser Arten nicht gibt: Entscheidungen und Auszahlungen haben je ihre eigenen.',
      },
    ),
  )
export type Baustein = z.infer<typeof Baustein>

/**
 * What the notices of a programme are made of, from a day on: a row of table `bescheidvorlage`, never code (rule D-05).
 * `demo` marks texts that no bank has agreed to.
 */
export const Bescheidvorlage = z
  .strictObject({
    demo: z.boolean(),
    /** A kind without a title is not possible in the programme. */
    titel: z.strictObject({
      BEWILLIGUNG: Text(100),
      ABLEHNUNG: Text(100),
      AENDERUNG: z.optional(Text(100)),
      WIDERRUF: z.optional(Text(100)),
      RUECKNAHME: z.optional(Text(100)),
      VERZICHT: z.optional(Text(100)),
      AUSZAHLUNG_GEKUERZT: z.optional(Text(100)),
      AUSZAHLUNG_ABGELEHNT: z.optional(Text(100)),
    }),
    /** How often a payout can be asked for (S6-01). */
    auszahlungenHoechstens: z
      .int()
      .check(z.minimum(1), plausiblesMass(1, 100, 'Ausgezahlt wird höchstens 1- bis 100-mal.')),
    /** Parts without which a notice of this kind is none. */
    pflichtteile: z.strictObject({
      BEWILLIGUNG: z.array(Bescheidteil),
      ABLEHNUNG: z.array(Bescheidteil),
      AENDERUNG: z.optional(z.array(Bescheidteil)),
      WIDERRUF: z.optional(z.array(Bescheidteil)),
      RUECKNAHME: z.optional(z.array(Bescheidteil)),
      VERZICHT: z.optional(z.array(Bescheidteil)),
      AUSZAHLUNG_GEKUERZT: z.optional(z.array(Bescheidteil)),
      AUSZAHLUNG_ABGELEHNT: z.optional(z.array(Bescheidteil)),
    }),
    /** Why a decision is given back: one press puts it into the field. */
    rueckgabegruende: z._default(z.array(Text(500)).check(z.maxLength(50)), []),
    /** Versions from before say nothing of it. */
    rechtsbehelf: z.optional(Rechtsbehelf),
    anlagen: z._default(z.array(Anlage).check(z.maxLength(20)), []),
    bausteine: z.array(Baustein).check(z.minLength(1), z.maxLength(500)),
  })
  .check(
    z.refine(
      ({ anlagen, bausteine }) => {
        const genannt = new Set(bausteine.flatMap((baustein) => baustein.anlagen))
        return genannt.size === anlagen.length && anlagen.every(({ datei }) => genannt.delete(datei))
      },
      {
        path: ['anlagen'],
        message: 'Jede Anlage steht hier einmal, und mindestens ein Textbaustein nennt sie.',
      },
    ),
    z.refine(
      ({ bausteine }) => {
        const mit = bausteine.filter(({ variablen }) => variablen.some(({ frist }) => frist !== undefined))
        const fristen = mit.flatMap(({ variablen }) => variablen.flatMap(({ frist }) => frist ?? []))
        return (
          new Set(fristen).size === fristen.length && mit.every(({ arten }) => arten.includes('BEWILLIGUNG'))
        )
      },
      {
        path: ['bausteine'],
        message: 'Jede Frist steht höchstens einmal, in der Bewilligung.',
      },
    ),
    // After the approval a decision only takes away (S9-04): its notice moves no day. Stored versions may be older than this.
    plausibel(
      ({ bausteine }) =>
        bausteine.every(
          ({ arten, variablen }) =>
            !arten.includes('BEWILLIGUNG') ||
            arten.length === 1 ||
            variablen.every(({ frist }) => frist === undefined),
        ),
      'Ein Baustein mit "frist" steht nur in der Bewilligung: Ein späterer Bescheid verschiebt die Frist nicht. Nehmen Sie für die anderen Arten einen eigenen Baustein ohne "frist".',
      ['bausteine'],
    ),
    z.refine(({ bausteine }) => new Set(bausteine.map(({ code }) => code)).size === bausteine.length, {
      path: ['bausteine'],
      message: 'Jeder Code kommt einmal vor.',
    }),
  )
export type Bescheidvorlage = z.infer<typeof Bescheidvorlage>
