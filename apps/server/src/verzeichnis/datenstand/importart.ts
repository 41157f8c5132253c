/** What the operator can replace, each as a whole: `npm run import:<art> -- DATEI`. */
export type Verzeichnisart = 'adressen' | 'plz' | 'banken' | 'gerichte' | 'finanzaemter' | 'positivliste'

export type Wert = string | number | boolean | null | readonly string[]

/** A file that is being read, plain or packed. */
export type Eingabedatei = {
  readonly name: string
  /** Its text in pieces, as they come; a character that is none ends it with the number of the line. */
  readonly texte: () => AsyncIterable<string>
  /** Its whole text, for small files. */
  readonly text: () => Promise<string>
}

/** A form of file that an import takes. */
export type Format = {
  /** As a sentence names it: 'OpenPLZ (streets.csv)'. */
  readonly name: string
  /** Whether a file has this form, from its first 4 kB, read as Latin-1. */
  readonly passt: (anfang: string) => boolean
  readonly zeichensatz: 'utf-8' | 'windows-1252'
  /** Where files of this form come from, and their licence; both are shown with the answers' data version. */
  readonly quelle: string
  readonly lizenz: string
  /** Date or number that the file itself names; otherwise the day it was last changed. */
  readonly datenstand?: (anfang: string) => string | undefined
  /** Its rows, in the order of the target's columns. Throws `Zeilenfehler` at what is wrong. */
  readonly zeilen: (datei: Eingabedatei) => AsyncIterable<readonly Wert[]>
}

export type Importart = {
  readonly art: Verzeichnisart
  /** The tables that lookups read. Each gets an empty copy `<name>_neu`, without indexes until it is filled. */
  readonly tabellen: readonly string[]
  /** Where the rows of the files go: one of the copies, or a table of `vorbereiten`. */
  readonly ziel: { readonly tabelle: string; readonly spalten: readonly string[] }
  /** Statements before the rows come. */
  readonly vorbereiten?: readonly string[]
  /** Statements after the last row: fill the other copies, remove what `vorbereiten` made. */
  readonly fertigstellen?: readonly string[]
  readonly formate: readonly Format[]
}

/** Ends an import with a German sentence; nothing was changed. */
export class Einspielfehler extends Error {}

/** What is wrong with a file, and in which line. */
export class Zeilenfehler extends Error {
  readonly zeile: number

  constructor(zeile: number, satz: string) {
    super(satz)
    this.zeile = zeile
  }
}
