import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { text, zeilen } from '../../../formular/felder.ts'
import { BankpersonKurz } from '../../../nutzer/bank/schema.ts'
import { ERGEBNISSE, PUNKTSTAENDE } from './ergebnis.ts'
import { BELEGE_JE_VERMERK, VERMERK_ZEICHEN, ZITAT_ZEICHEN } from './grenzen.ts'

const SEITEN_MAX = 10_000

/** @public named in `/api-docs` */
export const Pruefergebnis = z.enum(ERGEBNISSE)

/** What a Vermerk refers to: a page of a file, a place of the form, or the one for the other. */
export const Beleg = z
  .strictObject({
    dateiGuid: z.nullable(Kennung),
    seite: z.nullable(z.int().check(z.minimum(1), z.maximum(SEITEN_MAX))),
    /** The words of the page that are meant: the viewer finds them again. */
    zitat: z.nullable(zeilen(ZITAT_ZEICHEN)),
    /** A place as stellen.ts names it. */
    stelle: z.nullable(text(200)),
  })
  .check(
    z.refine(({ dateiGuid, stelle }) => dateiGuid !== null || stelle !== null, {
      path: ['dateiGuid'],
      message: 'Nennen Sie eine Datei oder eine Stelle des Antrags.',
    }),
    z.refine(({ dateiGuid, seite, zitat }) => dateiGuid !== null || (seite === null && zitat === null), {
      path: ['seite'],
      message: 'Eine Seite gehört zu einer Datei.',
    }),
  )
export type Beleg = z.infer<typeof Beleg>

/** The evidence of one answer. */
export const Belege = z
  .array(Beleg)
  .check(z.maxLength(BELEGE_JE_VERMERK, `Nennen Sie höchstens ${BELEGE_JE_VERMERK} Belege.`))

const punkt = z.string().check(z.regex(/^[A-Z]\d{1,2}$/, 'Diesen Prüfpunkt gibt es nicht.'))

/** What somebody says of a point; without a result it stays open, with whatever words. */
export const VermerkEingabe = z.strictObject({
  punkt,
  ergebnis: z.nullable(Pruefergebnis),
  text: zeilen(VERMERK_ZEICHEN),
  belege: Belege,
})
export type VermerkEingabe = z.infer<typeof VermerkEingabe>

/** A Vermerk is never deleted. */
export const StreichungEingabe = z.strictObject({
  punkt,
  /** Number of the Vermerk at its point. */
  vermerk: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  grund: absaetze(1_000, 'Geben Sie an, warum Sie den Vermerk streichen.'),
})
export type StreichungEingabe = z.infer<typeof StreichungEingabe>

/** @public named in `/api-docs` */
export const Regelvorschlag = z.object({ ergebnis: z.nullable(Pruefergebnis), text: z.string() })

/** One Vermerk in its latest wording. */
export const Vermerk = z.object({
  /** Counts at its point. */
  nummer: z.int(),
  /** Wordings so far: it saves itself while somebody types. */
  fassungen: z.int(),
  ergebnis: z.nullable(Pruefergebnis),
  text: z.string(),
  belege: z.array(Beleg),
  /** Of the submission that it speaks of. */
  eingangsnummer: z.string(),
  person: BankpersonKurz,
  zeit: Zeitpunkt,
  /** What the rule said when it was written; null where the point has none. */
  vorschlag: z.nullable(Regelvorschlag),
  gestrichen: z.nullable(z.object({ grund: z.string(), person: BankpersonKurz, zeit: Zeitpunkt })),
  /** Something that the point reads says something else in what was sent last. */
  ueberholt: z.boolean(),
})
export type Vermerk = z.infer<typeof Vermerk>

/** A place that a point reads, as it was sent last. */
const Antragsstelle = z.object({
  pfad: z.string(),
  frage: z.string(),
  /** null: no answer. */
  antwort: z.nullable(z.string()),
  /** Of the submission that the Vermerk speaks of, where it said something else. */
  vorher: z.optional(z.nullable(z.string())),
})

/** A point of the catalogue as it stands in a case. */
export const PruefpunktAntwort = z.object({
  code: z.string(),
  titel: z.string(),
  text: z.string(),
  grundlage: z.string(),
  pflicht: z.boolean(),
  vermerkBei: z.array(Pruefergebnis),
  stand: z.enum(PUNKTSTAENDE),
  /** What an answer still lacks, as a sentence. */
  fehlt: z.nullable(z.string()),
  vorschlag: z.nullable(Regelvorschlag),
  stellen: z.array(Antragsstelle),
  /** Places of papers that it reads, with the files of what was sent last, or none; what proves it comes first. */
  nachweise: z.array(z.object({ pfad: z.string(), frage: z.string(), dateien: z.array(z.string()) })),
  /** Places to ask the applicant about, should it fail. */
  zuFordern: z.array(z.string()),
  /** Those of what was sent last that the Vermerk did not know. */
  neueDateien: z.array(z.string()),
  /** The latest first. */
  vermerke: z.array(Vermerk),
  /** For `If-Match`: counts every wording and every stroke. */
  version: z.int(),
})
export type PruefpunktAntwort = z.infer<typeof PruefpunktAntwort>

/** The check of a case. */
export const PruefungStand = z.object({
  antragGuid: z.string(),
  /** What is checked: the submission that came last. */
  eingangsnummer: z.string(),
  /** The catalogue that holds for the case, by its first day; null: the programme has none. */
  katalog: z.nullable(z.object({ bezeichnung: z.string(), gueltigAb: Tag })),
  punkte: z.array(PruefpunktAntwort),
  /** Why this person can't write here now, as a sentence; null where he can. */
  gesperrtWeil: z.nullable(z.string()),
})
export type PruefungStand = z.infer<typeof PruefungStand>
