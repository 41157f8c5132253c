import * as z from 'zod/mini'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Programmcode } from '../../shared/programmcode.ts'
import { Produktgruppe } from '../../shared/produktgruppe.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Zeitraum } from '../../shared/zeit/zeitraumSchema.ts'
import { Getan, Zurueckgegeben } from '../../zuwendung/bank/entscheidung/schema.ts'
import { Einladungsstand } from '../reihungsplatz.ts'
import { RUECKGABE_DURCH } from '../reihung/rueckgabe.ts'
import { RUNDE_STAENDE, type RundeAktion } from '../rundeStaende.ts'
import { BekundungStatus } from '../schema.ts'
import { RundeAngaben, Ziehungsform } from './angaben.ts'
import { Akt, Vorgangsstatus } from './aktSchema.ts'

/** Where a round stands for the bank. @public named in `/api-docs` */
export const RundeStand = z.enum(RUNDE_STAENDE)

/**
 * The money of a round in euros: a constraint of the database keeps reserved and approved within it.
 * @public named in `/api-docs`
 */
export const Rundenbudget = z.object({
  budget: z.number(),
  reserviert: z.number(),
  bewilligt: z.number(),
  ausgezahlt: z.number(),
  frei: z.number(),
})

/** A round as it is referred to. @public named in `/api-docs` */
export const RundeKurz = z.object({ guid: Kennung, bezeichnung: z.string() })

/** A row of the list of rounds (S9-05). */
const Rundenzeile = z.object({
  guid: Kennung,
  bezeichnung: z.string(),
  programm: z.string(),
  produktGruppe: Produktgruppe,
  erfassungsZeitraum: Zeitraum,
  stand: RundeStand,
  /** Submitted and not withdrawn. */
  bekundungen: z.number(),
  budget: Rundenbudget,
  ziehungAm: z.nullable(Zeitpunkt),
  /** Something of it lies before a second person. */
  wartetAufFreigabe: z.boolean(),
})
export type Rundenzeile = z.infer<typeof Rundenzeile>

/** What the list can be sorted by; with a minus the other way round. */
export const RUNDEN_SORTIERUNGEN = ['-von', 'von', '-bis', 'bis', 'bezeichnung', '-bezeichnung'] as const

export const RundenAbfrage = z.strictObject({
  programm: z.optional(Programmcode),
  stand: z.optional(RundeStand),
  sortierung: z.optional(z.enum(RUNDEN_SORTIERUNGEN)),
  /** `nach` of the page before. */
  nach: z.optional(Kennung),
})
export type RundenAbfrage = z.infer<typeof RundenAbfrage>

/** A page of the rounds, the latest first where nothing else is asked for. */
export const RundenAntwort = z.object({
  zeilen: z.array(Rundenzeile),
  anzahl: z.number(),
  nach: z.nullable(Kennung),
  /** Programmes that the data know, for the filter and for a new round. */
  programme: z.array(z.string()),
})
export type RundenAntwort = z.infer<typeof RundenAntwort>

export const VorschlagAbfrage = z.strictObject({ programm: z.optional(Programmcode) })
/** What a new round begins with: the last one with its dates moved; null where there is none to begin with. */
export const RundeVorschlag = z.object({
  angaben: z.nullable(RundeAngaben),
  ausRunde: z.nullable(RundeKurz),
  programme: z.array(z.string()),
})
export type RundeVorschlag = z.infer<typeof RundeVorschlag>

/** Steps of the funnel, each a part of the one before. */
export const TRICHTERSTUFEN = [
  'BEKUNDET',
  'GEREIHT',
  'EINGELADEN',
  'BEGONNEN',
  'EINGEREICHT',
  'BEWILLIGT',
  'AUSGEZAHLT',
] as const
const Trichter = z.array(z.object({ stufe: z.enum(TRICHTERSTUFEN), anzahl: z.number(), betrag: z.number() }))

/** What happens to a round, in the order of time. */
export const RUNDENSCHRITTE = [
  'VEROEFFENTLICHUNG',
  'BEGINN',
  'ENDE',
  'EINFRIEREN',
  'ZIEHUNG',
  'REIHUNG',
  'STAFFEL',
  'ANNULLIERUNG',
] as const
const Zeitleiste = z.array(
  z.object({
    schritt: z.enum(RUNDENSCHRITTE),
    /** Of a batch, from 1. */
    nr: z.nullable(z.number()),
    /** Null for what has no day yet. */
    am: z.nullable(Zeitpunkt),
    geschehen: z.boolean(),
  }),
)

/** A class: what was declared in it, and what of it was invited. Amounts in euros. */
const Klasse = z.object({
  code: z.string(),
  bezeichnung: z.string(),
  prioritaet: z.number(),
  bekundungen: z.number(),
  betrag: z.number(),
  eingeladen: z.number(),
  eingeladenBetrag: z.number(),
})

const Ziehung = z.object({
  /** With its day. */
  quelle: z.string(),
  /** Null for a round of before whose form can't be read: it can only be annulled. */
  form: z.nullable(Ziehungsform),
  am: Zeitpunkt,
  /** Published with the round; null before. */
  zusage: z.nullable(z.string()),
  /** SHA-256 of the verifier, as it was published with the round. */
  pruefprogrammSha256: z.nullable(z.string()),
})

const Liste = z.object({ eingefrorenAm: Zeitpunkt, sha256: z.string(), zeilen: z.number() })

/** Of what lies before a second person, or was decided by one. */
const vorgelegt = {
  guid: Kennung,
  vorgelegt: Getan,
  freigegeben: z.nullable(Getan),
  zurueckgegeben: z.nullable(Zurueckgegeben),
}

/** How far a ranking is. @public named in `/api-docs` */
export const Reihungsstatus = z.enum(['VORGELEGT', 'GEOEFFNET', 'FREIGEGEBEN', 'ZURUECKGEGEBEN'])

/** Draw and result are null for everybody while they are sealed, and for all but the two who typed it until it is released. */
const Reihung = z.object({
  ...vorgelegt,
  status: Reihungsstatus,
  zufall: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  /** Who typed the draw as the second one, and when. */
  geoeffnet: z.nullable(Getan),
})

/** An attempt to rank that was given back: as it is public, without a name. */
const Rueckgabe = z.object({
  nr: z.number(),
  am: Zeitpunkt,
  durch: z.enum(RUECKGABE_DURCH),
  /** Two people had seen the result before. */
  geoeffnet: z.boolean(),
  grund: z.string(),
})

const Staffel = z.object({
  ...vorgelegt,
  status: Vorgangsstatus,
  sha256: z.string(),
  nr: z.number(),
  vonRang: z.number(),
  bisRang: z.number(),
  eingeladen: z.number(),
  /** In euros, as is what was free for it. */
  summe: z.number(),
  frei: z.number(),
  /** Invitations by where they stand today. */
  einladungen: z.record(Einladungsstand, z.number()),
  /** Why this person can't release it, as a sentence. */
  gesperrtWeil: z.nullable(z.string()),
})
export type Staffelansicht = z.infer<typeof Staffel>

/** What its page offers. */
export const RUNDE_AKTIONEN = [
  'rundeAendern',
  'rundeVerwerfen',
  'rundeVeroeffentlichen',
  'fristVerlaengern',
  'mittelErhoehen',
  'reihungVorbereiten',
  'reihungOeffnen',
  'reihungFreigeben',
  'reihungZurueckgeben',
  'staffelVorbereiten',
  'staffelFreigeben',
  'rundeAnnullieren',
] as const satisfies readonly RundeAktion[]
/** What this caller can do with the round, or why not, as a sentence. */
const Moeglich = z.record(z.enum(RUNDE_AKTIONEN), z.nullable(z.string()))
export type RundeMoeglich = z.infer<typeof Moeglich>

/** A round as its page shows it (S9-05); its version travels as ETag. */
export const RundeAntwort = z.object({
  guid: Kennung,
  stand: RundeStand,
  /** What the public sees of it (R4-05). */
  bekundungStatus: BekundungStatus,
  erfassungsZeitraum: Zeitraum,
  /** As planned, or as published: for the form, and for reading. */
  angaben: RundeAngaben,
  budget: Rundenbudget,
  trichter: Trichter,
  zeitleiste: Zeitleiste,
  /** Submissions by day, the first of each declaration. */
  jeTag: z.array(z.object({ tag: z.string(), anzahl: z.number() })),
  klassen: z.array(Klasse),
  /** Null for a round of before the procedure. */
  ziehung: z.nullable(Ziehung),
  liste: z.nullable(Liste),
  /** The one that lives, else the one that was given back last. */
  reihung: z.nullable(Reihung),
  /** Attempts that were given back, the first one first. */
  rueckgaben: z.array(Rueckgabe),
  staffeln: z.array(Staffel),
  /** Acts of two people, the latest first. */
  akte: z.array(Akt),
  annulliert: z.nullable(z.object({ am: Zeitpunkt, grund: z.string() })),
  /** A younger round that voids this one has begun: nobody is invited any more. */
  abgeloestVon: z.nullable(RundeKurz),
  moeglich: Moeglich,
  /** Path of its public page; null before it is published. */
  oeffentlich: z.nullable(z.string()),
})
export type RundeAntwort = z.infer<typeof RundeAntwort>
