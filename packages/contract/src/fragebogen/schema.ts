import * as z from 'zod/mini'
import { FreiesJson, text, zeilen } from '../formular/felder.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Darstellung, Formatierung } from './artenSchema.ts'
import { Id } from './definition/bedingungSchema.ts'
import { Definition } from './definition/definitionSchema.ts'
import { FRAGEN_MAX, NAME_ZEICHEN, TEILE_MAX, TEXT_ZEICHEN, ZAHL_MAX } from './grenzen.ts'

/** Of a question that is sent back nothing but the answer is read; what else it says stands in its version. */
const ungelesen = z.optional(FreiesJson)
const Zahl = z.optional(z.nullable(z.number().check(z.minimum(-ZAHL_MAX), z.maximum(ZAHL_MAX))))
const Worte = z.optional(z.nullable(zeilen(TEXT_ZEICHEN)))
const Teiltext = text(NAME_ZEICHEN)
const teile = <T extends z.ZodMiniType>(teil: T) => z.array(teil).check(z.maxLength(TEILE_MAX))

/** The words beside an option or a share. @public named in `/api-docs` */
export const BeschreibungEingabe = z.strictObject({
  antwort: Worte,
  formatter: ungelesen,
  kommentar: ungelesen,
  laengeMax: ungelesen,
  obligatorisch: ungelesen,
})
const Beschreibung = z.optional(z.nullable(BeschreibungEingabe))
const Frage = {
  id: Id,
  frageblockId: ungelesen,
  fragetexte: ungelesen,
  kommentare: ungelesen,
  kontexte: ungelesen,
  pflicht: ungelesen,
}
const Grenzen = { einheit: ungelesen, min: ungelesen, max: ungelesen, nachkommastellen: ungelesen }

/** A question with its answer, as it comes: section 3.6. Options, entries and values go by their texts. */
export const FrageEingabe = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('AuswahlFrage'),
    ...Frage,
    antwort: z.optional(z.nullable(Teiltext)),
    darstellung: ungelesen,
    optionen: z.optional(teile(z.strictObject({ text: Teiltext, zusaetzlicheBeschreibung: Beschreibung }))),
  }),
  z.strictObject({
    type: z.literal('MehrfachAuswahlFrage'),
    ...Frage,
    optionen: teile(
      z.strictObject({ text: Teiltext, checked: z.boolean(), zusaetzlicheBeschreibung: Beschreibung }),
    ),
  }),
  z.strictObject({ type: z.literal('DezimalFrage'), ...Frage, antwort: Zahl, ...Grenzen }),
  z.strictObject({
    type: z.literal('DezimalGruppeFrage'),
    ...Frage,
    ...Grenzen,
    eintraege: teile(z.strictObject({ text: Teiltext, antwort: Zahl, ...Grenzen })),
  }),
  z.strictObject({
    type: z.literal('FreitextFrage'),
    ...Frage,
    antwort: Worte,
    formatter: ungelesen,
    kommentar: ungelesen,
    laengeMin: ungelesen,
    laengeMax: ungelesen,
  }),
  z.strictObject({
    type: z.literal('PrioritaetFrage'),
    ...Frage,
    aktiveWerte: teile(Teiltext),
    passiveWerte: ungelesen,
    obligatorischeWerte: ungelesen,
  }),
  z.strictObject({
    type: z.literal('ProzentualeAufteilungFrage'),
    ...Frage,
    anteile: teile(z.strictObject({ text: Teiltext, antwort: Zahl, zusaetzlicheBeschreibung: Beschreibung })),
  }),
])
export type FrageEingabe = z.infer<typeof FrageEingabe>

/**
 * R7.3-14. The form as it comes: `correlationId` says which (S11-10). Questions that it does not name keep their answers,
 * so that a page sends what was changed on it; progress is the server's.
 */
export const FragebogenEingabe = z.strictObject({
  correlationId: Kennung,
  abgeschlossen: z.boolean(),
  aktuelleFrageId: z.nullish(Id),
  fortschritt: ungelesen,
  fragen: z.array(FrageEingabe).check(z.maxLength(FRAGEN_MAX)),
})
export type FragebogenEingabe = z.infer<typeof FragebogenEingabe>

const Texte = z.array(z.string())
/** Words beside an option or a share, and how they are asked. @public named in `/api-docs` */
export const ZusaetzlicheBeschreibung = z.object({
  antwort: z.nullable(z.string()),
  formatter: Formatierung,
  kommentar: z.nullable(z.string()),
  laengeMax: z.int(),
  obligatorisch: z.boolean(),
})
const Basis = {
  id: z.string(),
  frageblockId: z.string(),
  fragetexte: Texte,
  kommentare: Texte,
  kontexte: Texte,
  /** Whether nobody finishes without an answer. */
  pflicht: z.boolean(),
}
const ZAHL = {
  antwort: z.nullable(z.number()),
  einheit: z.nullable(z.string()),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  nachkommastellen: z.int(),
}
const { antwort: _, ...GRENZEN } = ZAHL

/** A question with its answer, as it is read: every field of section 3.6. */
const Frageantwort = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('AuswahlFrage'),
    ...Basis,
    antwort: z.nullable(z.string()),
    darstellung: Darstellung,
    optionen: z.array(
      z.object({ text: z.string(), zusaetzlicheBeschreibung: z.nullable(ZusaetzlicheBeschreibung) }),
    ),
  }),
  z.object({
    type: z.literal('MehrfachAuswahlFrage'),
    ...Basis,
    optionen: z.array(
      z.object({
        checked: z.boolean(),
        text: z.string(),
        zusaetzlicheBeschreibung: z.nullable(ZusaetzlicheBeschreibung),
      }),
    ),
  }),
  z.object({ type: z.literal('DezimalFrage'), ...Basis, ...ZAHL }),
  z.object({
    type: z.literal('DezimalGruppeFrage'),
    ...Basis,
    ...GRENZEN,
    eintraege: z.array(z.object({ text: z.string(), ...ZAHL })),
  }),
  z.object({
    type: z.literal('FreitextFrage'),
    ...Basis,
    antwort: z.nullable(z.string()),
    formatter: Formatierung,
    kommentar: z.nullable(z.string()),
    laengeMin: z.int(),
    laengeMax: z.int(),
  }),
  z.object({
    type: z.literal('PrioritaetFrage'),
    ...Basis,
    aktiveWerte: Texte,
    passiveWerte: Texte,
    obligatorischeWerte: Texte,
  }),
  z.object({
    type: z.literal('ProzentualeAufteilungFrage'),
    ...Basis,
    anteile: z.array(
      z.object({
        antwort: z.nullable(z.number()),
        text: z.string(),
        zusaetzlicheBeschreibung: z.nullable(ZusaetzlicheBeschreibung),
      }),
    ),
  }),
])
export type Frageantwort = z.infer<typeof Frageantwort>

/** The form: which questions are asked now, and what was said. */
export const FragebogenFormular = z.object({
  abgeschlossen: z.boolean(),
  aktuelleFrageId: z.nullable(z.string()),
  correlationId: z.string(),
  /** In percent. */
  fortschritt: z.int(),
  fragen: z.array(Frageantwort),
})
export type FragebogenFormular = z.infer<typeof FragebogenFormular>

/** R7.3-13. The questionnaire as section 3.6 has it. */
export const FragebogenAntwort = z.object({
  titel: z.string(),
  pdfExportMoeglich: z.boolean(),
  frageBloecke: z.array(z.object({ id: z.string(), titel: z.string(), kommentare: Texte, kontexte: Texte })),
  formular: FragebogenFormular,
  endeSeiteTexte: Texte,
  fehler404Texte: Texte,
  fehlerClientTexte: Texte,
  fehlerServerTexte: Texte,
  fertigSeiteTexte: Texte,
  kommentare: Texte,
})
export type FragebogenAntwort = z.infer<typeof FragebogenAntwort>

/** R7.3-15. What there is to know of it besides its answers; the structure of its version never changes. */
export const FragebogenMetadaten = z.object({
  fragebogenGuid: z.string(),
  umfrageUuid: z.string(),
  /** Number of the version, which it keeps. */
  fassung: z.int(),
  titel: z.string(),
  abgeschlossenAm: z.nullable(Zeitpunkt),
  /** Whether this user can still answer. */
  aenderbar: z.boolean(),
  /** Whose it is; null of one that belongs to its creator alone. */
  unternehmenName: z.nullable(z.string()),
  /** Where it leads back to: the application that needs it. */
  antragGuid: z.nullable(z.string()),
  /** The one that was finished before and was given back to be corrected. */
  vorgaengerGuid: z.nullable(z.string()),
  /** Where its PDF is; null while it is not finished, or where its version does not allow one. */
  pdfUrl: z.nullable(z.string()),
  definition: Definition,
})
export type FragebogenMetadaten = z.infer<typeof FragebogenMetadaten>

/** Which questionnaire is meant (section 7.3). */
export const FragebogenWahl = z.object({ fragebogenGuid: Kennung })

/** R7.3-16. Of which questionnaire, and what it belongs to: an application, a company, or its creator alone. */
export const UmfrageWahl = z.object({
  umfrageUuid: Kennung,
  antragGuid: z.optional(Kennung),
  unternehmenGuid: z.optional(Kennung),
})

export const FragebogenAngelegt = z.object({ uuid: z.string() })
