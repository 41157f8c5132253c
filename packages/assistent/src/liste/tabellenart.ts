import type { Zeile } from '@foerderportal/contract/formular/antwort'

/** An element of a list, as its fields show it. */
export type Listenwert = { readonly kennung: string }

/** A question, whatever form it belongs to. */
export type Frage = Zeile<never>

/** What an element of a list belongs to: a class of the Positivliste. */
export type Tabellengruppe = {
  readonly kennung: string
  readonly titel: string
  /** How it stands in a choice of groups; a row may name it so too. */
  readonly wahl: string
  /** The questions of its elements. */
  readonly fragen: readonly Frage[]
  readonly neu: () => Listenwert
}

/** An element that has come from a table, and the group that it goes into. */
export type Zugang = { readonly gruppe: string; readonly element: Listenwert }

/** What a list says of itself, so that the rows of a spreadsheet become its elements. */
export type Tabellenart = {
  /** The questions that have a column, in the order of the template. */
  readonly fragen: readonly Frage[]
  readonly gruppen: readonly Tabellengruppe[]
  /** How many elements the groups have that the form has by now. */
  readonly belegt: ReadonlyMap<string, number>
  readonly platz: { readonly jeGruppe: number; readonly gruppen: number }
  /** What an element is called where many stand together. */
  readonly name: (element: Listenwert) => string
  /** What the template is called on the disk. */
  readonly datei: string
  readonly worte: Tabellenworte
}

export type Tabellenworte = {
  /** Above the column of the groups, and what people write there besides. */
  readonly gruppe: string
  readonly gruppeAuch: readonly string[]
  /** Above what the elements are called. */
  readonly einer: string
  readonly einleitung: string
  readonly vorlage: string
  readonly gruppeFuerAlle: string
  readonly ohneGruppe: string
  readonly unbekannt: (text: string) => string
  readonly mehrere: (text: string, titel: readonly string[]) => string
  readonly voll: (titel: string) => string
  readonly zuVieleGruppen: string
  readonly uebernommen: (anzahl: number) => string
  /** What is still to be done with those that have come. */
  readonly danach: string
}
