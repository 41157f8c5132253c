import type { AmZug, Hinweis, Stand } from './stand.ts'

/** Columns of the work list (S9-02), in their order; each sorts it. */
export const SPALTEN = [
  'geNr',
  'unternehmen',
  'kategorie',
  'stand',
  'amZug',
  'seit',
  'frist',
  'betrag',
  'zugewiesen',
  'eingang',
] as const
export type Spalte = (typeof SPALTEN)[number]

/** Columns that are shown and sort nothing. */
export const WEITERE_SPALTEN = ['runde', 'hinweise'] as const
type WeitereSpalte = (typeof WEITERE_SPALTEN)[number]

export const SPALTE_TEXT: Record<Spalte | WeitereSpalte, string> = {
  geNr: 'Geschäft',
  unternehmen: 'Unternehmen',
  runde: 'Programm, Runde',
  kategorie: 'Kategorie',
  stand: 'Stand',
  amZug: 'Am Zug',
  seit: 'Tage',
  frist: 'Nächste Frist',
  betrag: 'Betrag',
  zugewiesen: 'Bei',
  eingang: 'Eingang',
  hinweise: 'Hinweise',
}

/** A column, with '-' from its other end. */
export type Sortierung = Spalte | `-${Spalte}`
export const SORTIERUNGEN: readonly Sortierung[] = SPALTEN.flatMap((spalte) => [
  spalte,
  `-${spalte}` as const,
])
/** What presses most stands first. */
export const SORTIERUNG_VORGABE: Sortierung = 'frist'

/** Beside the person's own sub in `zugewiesen`: who asks, and nobody. */
export const ZUGEWIESEN = { ich: 'ich', niemand: 'niemand' } as const

/** 'heute', '6tage': a day that moves on, as saved views need it; otherwise one of the calendar. */
export const BEWEGLICHER_TAG = /^(?:heute|\d{1,3}tage)$/

/** Rows of a page, if the call does not say, and at most. */
export const SEITE = { vorgabe: 50, hoechstens: 100 } as const
/** So many cases are counted beside a view; where there are more, it says so. The list itself says the number. */
export const ZAEHLT_BIS = 9_999
/** Own views of a person. */
export const ANSICHTEN_HOECHSTENS = 50
/** Somebody who has not said so for longer is not in the case any more (S9-02). */
export const ANWESEND_SEKUNDEN = 15

/** Lists of values travel as one text, 'A.1,B.2': so they stand in the address of a view, too. */
export const alsListe = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split(',')

type Vorfilter = {
  readonly zugewiesen?: string
  readonly stand?: Stand
  readonly amZug?: string
  readonly hinweis?: string
  readonly fristBis?: string
}

const NOCH_OFFEN = (['BANK', 'FREIGABE', 'ANTRAGSTELLER'] satisfies AmZug[]).join(',')

const BESCHEID_WARTET = (['BESCHEID_NICHT_ABGERUFEN', 'BESCHEID_ANDERER_WEG'] satisfies Hinweis[]).join(',')

/** Views that everybody has: a name and a filter, like those that people save. */
export const ANSICHTEN = [
  { id: 'meine', name: 'Meine', filter: { zugewiesen: ZUGEWIESEN.ich, amZug: NOCH_OFFEN } },
  { id: 'neu', name: 'Neu', filter: { zugewiesen: ZUGEWIESEN.niemand, stand: 'EINGEGANGEN' } },
  { id: 'heute', name: 'Heute fällig', filter: { fristBis: 'heute' } },
  { id: 'korrektur', name: 'Korrektur eingegangen', filter: { hinweis: 'KORREKTUR' satisfies Hinweis } },
  { id: 'frist', name: 'Frist unter 7 Tagen', filter: { fristBis: '6tage' } },
  { id: 'vorgelegt', name: 'Vorgelegt', filter: { stand: 'VORGELEGT' } },
  { id: 'bescheid', name: 'Bescheid nicht abgerufen', filter: { hinweis: BESCHEID_WARTET } },
  { id: 'alle', name: 'Alle Fälle', filter: {} },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly filter: Vorfilter }[]
export type AnsichtId = (typeof ANSICHTEN)[number]['id']
