import * as z from 'zod/mini'
import { text, zeilen } from '../../formular/felder.ts'
import { SEITENARTEN } from '../arten.ts'
import { Darstellung, Formatierung } from '../artenSchema.ts'
import {
  ABSAETZE_MAX,
  BLOECKE_MAX,
  FRAGEN_MAX,
  NACHKOMMASTELLEN_MAX,
  NAME_ZEICHEN,
  TEILE_MAX,
  TEXT_ZEICHEN,
  ZAHL_MAX,
} from '../grenzen.ts'
import { Fragebedingung, Id } from './bedingungSchema.ts'

/** Paragraphs, one below the other. */
export const Texte = z.array(zeilen(TEXT_ZEICHEN)).check(z.maxLength(ABSAETZE_MAX))
const Name = text(NAME_ZEICHEN)
const Zahl = z.number().check(z.minimum(-ZAHL_MAX), z.maximum(ZAHL_MAX))
const Nachkommastellen = z.int().check(z.minimum(0), z.maximum(NACHKOMMASTELLEN_MAX))
const Laenge = z.int().check(z.minimum(0), z.maximum(TEXT_ZEICHEN))
const teile = <T extends z.ZodMiniType>(teil: T) => z.array(teil).check(z.maxLength(TEILE_MAX))

/** What somebody may write beside an option or a share. @public named in `/api-docs` */
export const Zusatzfrage = z.strictObject({
  kommentar: z.nullable(Name),
  formatter: Formatierung,
  laengeMax: Laenge,
  obligatorisch: z.boolean(),
})
export type Zusatz = z.infer<typeof Zusatzfrage>

/** What can be chosen, or given a share. @public named in `/api-docs` */
export const Antwortoption = z.strictObject({
  id: Id,
  text: Name,
  zusaetzlicheBeschreibung: z.nullable(Zusatzfrage),
})
export type Option = z.infer<typeof Antwortoption>

const BASIS = {
  id: Id,
  fragetexte: Texte,
  kommentare: Texte,
  kontexte: Texte,
  /** Whether nobody finishes without an answer. */
  pflicht: z.boolean(),
  wenn: z.nullable(Fragebedingung),
}

const ZAHLENGRENZEN = { einheit: z.nullable(Name), min: z.nullable(Zahl), max: z.nullable(Zahl) }

/** A number of a group; what it leaves open the group says. */
const Eintrag = z.strictObject({
  id: Id,
  text: Name,
  ...ZAHLENGRENZEN,
  nachkommastellen: z.nullable(Nachkommastellen),
})

/** A question as the bank writes it: section 3.6 without the answer. */
export const Fragedefinition = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('AuswahlFrage'),
    ...BASIS,
    darstellung: Darstellung,
    optionen: teile(Antwortoption),
  }),
  z.strictObject({ type: z.literal('MehrfachAuswahlFrage'), ...BASIS, optionen: teile(Antwortoption) }),
  z.strictObject({
    type: z.literal('DezimalFrage'),
    ...BASIS,
    ...ZAHLENGRENZEN,
    nachkommastellen: Nachkommastellen,
  }),
  z.strictObject({
    type: z.literal('DezimalGruppeFrage'),
    ...BASIS,
    ...ZAHLENGRENZEN,
    nachkommastellen: Nachkommastellen,
    eintraege: teile(Eintrag),
  }),
  z.strictObject({
    type: z.literal('FreitextFrage'),
    ...BASIS,
    formatter: Formatierung,
    kommentar: z.nullable(Name),
    laengeMin: Laenge,
    laengeMax: Laenge,
  }),
  z.strictObject({
    type: z.literal('PrioritaetFrage'),
    ...BASIS,
    werte: teile(z.strictObject({ id: Id, text: Name, obligatorisch: z.boolean() })),
  }),
  z.strictObject({ type: z.literal('ProzentualeAufteilungFrage'), ...BASIS, anteile: teile(Antwortoption) }),
])
export type Fragedefinition = z.infer<typeof Fragedefinition>

const Blockdefinition = z.strictObject({
  id: Id,
  titel: Name,
  kommentare: Texte,
  kontexte: Texte,
  wenn: z.nullable(Fragebedingung),
  fragen: z.array(Fragedefinition).check(z.maxLength(FRAGEN_MAX)),
})
export type Blockdefinition = z.infer<typeof Blockdefinition>

/**
 * A version of a questionnaire: its questions in the order in which they are asked, each with the condition under which
 * it is (ADR 0077). The schema says what can be kept, gaps of a draft included; whether it can be published says
 * definitionPruefen.
 */
export const Definition = z.strictObject({
  titel: Name,
  seiten: z.enum(SEITENARTEN),
  pdfExportMoeglich: z.boolean(),
  kommentare: Texte,
  endeSeiteTexte: Texte,
  fertigSeiteTexte: Texte,
  fehler404Texte: Texte,
  fehlerClientTexte: Texte,
  fehlerServerTexte: Texte,
  bloecke: z.array(Blockdefinition).check(z.maxLength(BLOECKE_MAX)),
})
export type Definition = z.infer<typeof Definition>
