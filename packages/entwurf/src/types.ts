import type { Konflikt, MergeRules, Seitenwahl } from './merge.ts'

/** The texts of a page as typed, right or wrong. */
export type Roh = Readonly<Record<string, unknown>>

/** A document as the server has it, with the version that the next save builds on. */
export type Fassung<T> = {
  readonly wert: T
  readonly version: number | undefined
  readonly um?: Date | undefined
}

/** How a page of a form lies over the document. */
export type Entwurfsseite<T> = {
  readonly lesen: (wert: T) => Roh
  readonly schreiben: (roh: Roh) => (wert: T) => T
  /** Paths ('betraege.0.netto') of texts that the document cannot hold, like an amount of '12,,5'. */
  readonly unlesbar?: (roh: Roh) => readonly string[]
  /** What an older page of the form left on a device, in the shape that it has today. */
  readonly vervollstaendigen?: (roh: Roh) => Roh
}

/** A change of one page: what is typed, and what it began with. */
export type Aenderung = { readonly roh: Roh; readonly basis: Roh }

/** Where on which page. */
export type Stelle = Pick<Konflikt, 'pfad'> & { readonly seite: string }
export type Seitenkonflikt = Konflikt & Stelle
export type Wahl = (konflikt: Seitenkonflikt) => Seitenwahl

/** What a failed save means: somebody else was first, it is worth trying again, or it is refused. */
export type Deutung =
  | { readonly art: 'konflikt' }
  | { readonly art: 'abgelehnt' }
  | { readonly art: 'wartet'; readonly grund: Wartegrund; readonly nachMs?: number | undefined }
export type Wartegrund = 'verbindung' | 'auslastung' | 'anmeldung'

export type Speicherstand =
  | { readonly art: 'ruht' | 'geaendert' | 'speichert' }
  | { readonly art: 'gespeichert'; readonly um: Date | undefined }
  | { readonly art: 'wartet'; readonly grund: Wartegrund }
  | { readonly art: 'abgelehnt'; readonly fehler: unknown }
  | { readonly art: 'konflikt'; readonly konflikte: readonly Seitenkonflikt[] }

/** What a form is made of: its pages, and what tells the elements of its lists apart. */
export type Bauplan<T> = {
  readonly seite: (name: string) => Entwurfsseite<T> | undefined
  /** Called before a page is asked for that the user has not opened; then `seite` knows it. */
  readonly vorbereiten?: (name: string) => Promise<unknown>
  readonly kennung?: MergeRules['kennung']
}

export type Entwurfsserver<T> = {
  readonly speichern: (wert: T, version: number | undefined) => Promise<Fassung<T>>
  readonly laden: () => Promise<Fassung<T>>
  /** undefined: no answer of the server at all, but a mistake of ours, which is thrown on. */
  readonly deuten: (fehler: unknown) => Deutung | undefined
  /** Whether it is saved without being told to: what is not yet waits on this device, until it is or somebody says so. */
  readonly vonSelbst?: (wert: T) => boolean
}

/** A change that was found on this device when the form was opened. */
export type Fund = Aenderung & { readonly id: string; readonly seite: string; readonly zeit: number }

/** `um`: when the latest change was written. `gescheitert`: something typed is not on this device. */
export type Kopiestand = {
  readonly laeuft: boolean
  readonly gescheitert: boolean
  readonly um: Date | undefined
}

/** The copy of a draft on this device. */
export type Kopie = {
  readonly merken: (seite: string, aenderung: Aenderung) => void
  readonly vergessen: (seite: string) => void
  readonly stand: () => Kopiestand
  readonly subscribe: (melden: () => void) => () => void
  /** Hands out what no open tab owns; `nehmen` says the ids that it has taken over, and only those go. */
  readonly verwaiste: (nehmen: (funde: readonly Fund[]) => Promise<readonly string[]>) => Promise<void>
}

/** What the user should hear of. */
export type Meldung =
  | {
      readonly art: 'wiederhergestellt'
      readonly zeit: Date
      readonly seiten: readonly string[]
      /** Those of them with a text that no server can hold: it comes back at each visit until it is mended. */
      readonly unlesbar: readonly string[]
    }
  | { readonly art: 'zusammengefuehrt'; readonly fremdes: readonly Stelle[] }
