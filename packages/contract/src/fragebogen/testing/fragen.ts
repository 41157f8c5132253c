import type { FrageVon } from '../antwort/antwort.ts'
import type { Fragetyp } from '../arten.ts'
import type { Definition, Fragedefinition, Option } from '../definition/definitionSchema.ts'

const BASIS = { kommentare: ['Ein Hinweis'], kontexte: ['Ein Zusammenhang'], wenn: null }
const ZUSATZ = { kommentar: 'Welche?', formatter: 'ZEILE', laengeMax: 40, obligatorisch: true } as const

const option = (frage: string, i: number): Option => ({
  id: `o${i}`,
  text: `${frage}: Antwort ${i}`,
  zusaetzlicheBeschreibung: i === 1 ? ZUSATZ : null,
})
const optionen = (frage: string): Option[] => [0, 1, 2].map((i) => option(frage, i))

type Art = (id: string, pflicht: boolean) => Fragedefinition
const basis = (id: string, pflicht: boolean) => ({ ...BASIS, id, pflicht, fragetexte: [`Frage ${id}`] })

/** One question of each kind. */
export const FRAGE: { readonly [T in Fragetyp]: (id: string, pflicht?: boolean) => FrageVon<T> } = {
  AuswahlFrage: (id, pflicht = true) => ({
    type: 'AuswahlFrage',
    ...basis(id, pflicht),
    darstellung: 'KNOEPFE',
    optionen: optionen(id),
  }),
  MehrfachAuswahlFrage: (id, pflicht = true) => ({
    type: 'MehrfachAuswahlFrage',
    ...basis(id, pflicht),
    optionen: optionen(id),
  }),
  DezimalFrage: (id, pflicht = true) => ({
    type: 'DezimalFrage',
    ...basis(id, pflicht),
    einheit: 'ha',
    min: 0,
    max: 500,
    nachkommastellen: 2,
  }),
  DezimalGruppeFrage: (id, pflicht = true) => ({
    type: 'DezimalGruppeFrage',
    ...basis(id, pflicht),
    einheit: 'Tiere',
    min: 0,
    max: 50,
    nachkommastellen: 0,
    eintraege: [
      { id: 'e0', text: 'Kühe', einheit: null, min: null, max: null, nachkommastellen: null },
      { id: 'e1', text: 'Milch', einheit: 'l', min: 1, max: 9, nachkommastellen: 1 },
    ],
  }),
  FreitextFrage: (id, pflicht = true) => ({
    type: 'FreitextFrage',
    ...basis(id, pflicht),
    formatter: 'ABSATZ',
    kommentar: null,
    laengeMin: 3,
    laengeMax: 200,
  }),
  PrioritaetFrage: (id, pflicht = true) => ({
    type: 'PrioritaetFrage',
    ...basis(id, pflicht),
    werte: [0, 1, 2].map((i) => ({ id: `w${i}`, text: `Ziel ${i}`, obligatorisch: i === 0 })),
  }),
  ProzentualeAufteilungFrage: (id, pflicht = true) => ({
    type: 'ProzentualeAufteilungFrage',
    ...basis(id, pflicht),
    anteile: optionen(id),
  }),
}

export const JE_ART: readonly Art[] = Object.values(FRAGE)

/** A definition of these questions in one block. */
export const definitionAus = (
  fragen: readonly Fragedefinition[],
  mehr: Partial<Definition> = {},
): Definition => ({
  titel: 'Betrieb und Umwelt',
  seiten: 'FRAGE',
  pdfExportMoeglich: true,
  kommentare: ['Bitte nehmen Sie sich Zeit.'],
  endeSeiteTexte: ['Das war die letzte Frage.'],
  fertigSeiteTexte: ['Vielen Dank.'],
  fehler404Texte: ['Diesen Fragebogen gibt es nicht.'],
  fehlerClientTexte: ['Bitte prüfen Sie Ihre Eingabe.'],
  fehlerServerTexte: ['Das Portal antwortet gerade nicht.'],
  bloecke: [
    { id: 'b0', titel: 'Ihr Betrieb', kommentare: [], kontexte: [], wenn: null, fragen: [...fragen] },
  ],
  ...mehr,
})

/** A definition with every kind of question, none with a condition. */
export const jedeArt = (mehr: Partial<Definition> = {}): Definition =>
  definitionAus(
    JE_ART.map((art, i) => art(`f${i}`, true)),
    mehr,
  )
