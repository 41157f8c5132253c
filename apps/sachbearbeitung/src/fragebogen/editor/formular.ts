import type {
  DARSTELLUNGEN,
  Formatter,
  Fragetyp,
  SEITENARTEN,
} from '@foerderportal/contract/fragebogen/arten'

// What stands in the fields of the editor. Numbers as they are typed; paragraphs in one text, an empty line between them.

/** What is asked beside an option or a share. */
export type Zusatzform = {
  readonly kommentar: string
  readonly formatter: Formatter
  readonly laengeMax: string
  readonly obligatorisch: boolean
}

/** An option, a number, a value to be ranked or a share. What its kind does not have stays unused. */
export type Teilform = {
  readonly id: string
  readonly text: string
  readonly zusatz: Zusatzform | null
  readonly obligatorisch: boolean
  readonly einheit: string
  readonly min: string
  readonly max: string
  readonly nachkommastellen: string
}

export const VERGLEICHE = [
  'GEWAEHLT',
  'NICHT_GEWAEHLT',
  'ZAHL',
  'RANG',
  'BEANTWORTET',
  'NICHT_BEANTWORTET',
] as const
export type Vergleich = (typeof VERGLEICHE)[number]

/** One earlier answer, and what it has to be. */
export type Teilbedingungsform = {
  readonly frage: string
  readonly vergleich: Vergleich
  readonly optionen: readonly string[]
  /** Of a group the number that is meant; '' for all of them together. */
  readonly teil: string
  readonly von: string
  readonly bis: string
  readonly wert: string
  readonly rang: string
}
export type Bedingungsform = {
  readonly verknuepfung: 'ALLE' | 'EINE'
  readonly teile: readonly Teilbedingungsform[]
}

export type Frageform = {
  readonly id: string
  readonly type: Fragetyp
  readonly frage: string
  readonly absaetze: string
  readonly kontexte: string
  readonly kommentare: string
  readonly pflicht: boolean
  readonly wenn: Bedingungsform | null
  readonly darstellung: (typeof DARSTELLUNGEN)[number]
  readonly teile: readonly Teilform[]
  readonly einheit: string
  readonly min: string
  readonly max: string
  readonly nachkommastellen: string
  readonly formatter: Formatter
  readonly kommentar: string
  readonly laengeMin: string
  readonly laengeMax: string
}

export type Blockform = {
  readonly id: string
  readonly titel: string
  readonly kommentare: string
  readonly kontexte: string
  readonly wenn: Bedingungsform | null
  readonly fragen: readonly Frageform[]
}

/** The texts of the whole, each under the name that it has in the definition. */
export const TEXTE = [
  'kommentare',
  'endeSeiteTexte',
  'fertigSeiteTexte',
  'fehler404Texte',
  'fehlerClientTexte',
  'fehlerServerTexte',
] as const

export type Formular = { readonly [T in (typeof TEXTE)[number]]: string } & {
  readonly titel: string
  readonly seiten: (typeof SEITENARTEN)[number]
  readonly pdfExportMoeglich: boolean
  readonly bloecke: readonly Blockform[]
}

/** Names nothing else: two who add something at the same time add two things. */
const neueId = (art: string): string => `${art}-${crypto.randomUUID().slice(0, 8)}`

export const neuerTeil = (text = ''): Teilform => ({
  id: neueId('a'),
  text,
  zusatz: null,
  obligatorisch: false,
  einheit: '',
  min: '',
  max: '',
  nachkommastellen: '',
})

export const NEUER_ZUSATZ: Zusatzform = {
  kommentar: '',
  formatter: 'ZEILE',
  laengeMax: '200',
  obligatorisch: false,
}

export const neueFrage = (type: Fragetyp): Frageform => ({
  id: neueId('f'),
  type,
  frage: '',
  absaetze: '',
  kontexte: '',
  kommentare: '',
  pflicht: true,
  wenn: null,
  darstellung: 'KNOEPFE',
  teile: type === 'DezimalFrage' || type === 'FreitextFrage' ? [] : [neuerTeil(), neuerTeil()],
  einheit: '',
  min: '',
  max: '',
  nachkommastellen: '0',
  formatter: 'ABSATZ',
  kommentar: '',
  laengeMin: '0',
  laengeMax: '2.000',
})

export const neuerBlock = (): Blockform => ({
  id: neueId('b'),
  titel: '',
  kommentare: '',
  kontexte: '',
  wenn: null,
  fragen: [],
})

export const neueTeilbedingung = (frage: string, vergleich: Vergleich): Teilbedingungsform => ({
  frage,
  vergleich,
  optionen: [],
  teil: '',
  von: '',
  bis: '',
  wert: '',
  rang: '1',
})

/** The same once more under ids of its own. */
export const kopieVon = (frage: Frageform): Frageform => ({ ...frage, id: neueId('f') })
