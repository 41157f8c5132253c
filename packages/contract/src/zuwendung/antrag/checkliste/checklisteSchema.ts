import * as z from 'zod/mini'
import { JaNein } from '../../../shared/jaNein.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Produktgruppe } from '../../../shared/produktgruppe.ts'
import { Zeitraum } from '../../../shared/zeit/zeitraumSchema.ts'
import { Obergrenzen, Programm } from '../../kern/programm/programme.ts'

const wahl = { einladung: z.optional(Kennung), produktgruppe: z.optional(Produktgruppe) }

/** For an invitation of the company; without one for the programme of a product group in general. */
export const ChecklisteWahl = z.strictObject(wahl)

/** The same as a file. */
export const ChecklistePdfWahl = z.strictObject({
  ...wahl,
  download: z.optional(JaNein),
})

/** A question of the application in its own words. */
const ChecklisteFrage = z.object({
  frage: z.string(),
  /** The portal knows the answer and fills it in. */
  bekannt: z.boolean(),
  freiwillig: z.boolean(),
})
export type ChecklisteFrage = z.infer<typeof ChecklisteFrage>

const ChecklisteGruppe = z.object({ titel: z.nullable(z.string()), fragen: z.array(ChecklisteFrage) })
export type ChecklisteGruppe = z.infer<typeof ChecklisteGruppe>

/** A page of the wizard with its questions. */
const ChecklisteSeite = z.object({
  titel: z.string(),
  /** Titles of the categories that it is asked for; null: always. */
  nurBei: z.nullable(z.array(z.string())),
  gruppen: z.array(ChecklisteGruppe),
})

/** A paper that is needed or may be added. */
const ChecklisteUnterlage = z.object({
  titel: z.string(),
  erforderlich: z.boolean(),
  grund: z.string(),
  /** What it has to show. */
  zeigt: z.string(),
  hoechstalterMonate: z.nullable(z.number()),
  nurBei: z.nullable(z.array(z.string())),
})
export type ChecklisteUnterlage = z.infer<typeof ChecklisteUnterlage>

const ChecklisteKlasse = z.object({
  titel: z.string(),
  technischeKriterien: z.array(z.string()),
  /** Percent of the net cost for this applicant, over all sizes of a company; null: not funded for him. */
  prozent: z.nullable(z.object({ von: z.number(), bis: z.number() })),
})
export type ChecklisteKlasse = z.infer<typeof ChecklisteKlasse>

/** What an application of this company will ask for, before it is begun (S4-06). */
export const Checkliste = z.object({
  unternehmenName: z.string(),
  /** In words; null where the company's data don't say it. */
  antragstellerArt: z.nullable(z.string()),
  rechtsform: z.nullable(z.string()),
  programm: Programm,
  titel: z.string(),
  einladung: z.nullable(Kennung),
  erfassungsZeitraum: z.nullable(Zeitraum),
  obergrenzen: Obergrenzen,
  kategorien: z.array(z.object({ id: z.string(), titel: z.string(), klassen: z.array(ChecklisteKlasse) })),
  unterlagen: z.array(ChecklisteUnterlage),
  seiten: z.array(ChecklisteSeite),
  /** From which day on one may buy without losing the grant (S4-09), in words. */
  kauf: z.string(),
  /** How long the bank usually needs for a decision. */
  bearbeitungstage: z.number(),
  /** An estimate from the number of open questions and papers, with all papers at hand. */
  dauer: z.object({ minuten: z.number(), jeMaschineMinuten: z.number() }),
})
export type Checkliste = z.infer<typeof Checkliste>
