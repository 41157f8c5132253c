import type { Feldfehler } from '../shared/problem.ts'
import type { DateiAngabe } from './dateien.ts'
import type { Fields } from '@foerderportal/values/object'

/**
 * What every kind of answer can do. A value of a form is whatever its path leads to: each kind knows its own. `W` is what
 * stands in its field.
 */
export type Koennen<W = unknown> = {
  /**
   * The answer that a field says; null where it says none, or nothing that can be read. `bisher` is the answer so far:
   * a kind with parts keeps of it what it has no question for.
   */
  lesen(roh: unknown, bisher?: unknown): unknown
  /** What in a field can't be read, each with a sentence that says what to do; `pfad` is the field's. */
  unlesbar(roh: unknown, pfad: string): Feldfehler[]
  /** What stands in the field of an answer. */
  schreiben(wert: unknown): W
  /** The answer in words, exactly: whoever reads them has what was entered. null where nothing was. */
  sagen(wert: unknown): string | null
  /** Why an answer is too long, too large or too many, as a sentence; null within its limits. */
  grenze(wert: unknown): string | null
}

type Art<A extends string, W, Mehr = unknown> = Koennen<W> & { readonly art: A } & Mehr

export type Textart = Art<
  'text',
  string,
  { readonly hoechstens: number; readonly mehrzeilig: boolean; readonly eingabe: 'text' | 'email' | 'tel' }
>
export type Zahlart = Art<
  'ganzzahl' | 'dezimal' | 'flaeche',
  string,
  { readonly nachkommastellen: number; readonly einheit: string | undefined }
>
export type Option = {
  readonly wert: string
  readonly text: string
  /** Where one chooses, if the list itself says a part of it: 'Keine davon: …'. */
  readonly etikett?: string
  readonly hinweis?: string
}
export type Betragsart = Art<'betrag', string>
export type Tagesart = Art<'tag', string>
export type Wahlart = Art<'wahl', string, { readonly optionen: readonly Option[] }>
export type JaNeinart = Art<'jaNein', boolean | null>
export type Dateienart = Art<'dateien', DateiAngabe[]>
/** An answer of several parts, each with a row of its own. */
export type Gruppenart<D, W = unknown> = Art<
  'person' | 'adresse' | 'gruppe',
  W,
  { readonly zeilen: readonly Zeile<D>[] }
>
export type Listenart<D, W = unknown> = Art<
  'liste',
  W[],
  {
    /** The questions of an element, by what it is; their paths begin in it. */
    readonly zeilen: (element: Fields) => readonly Zeile<D>[]
    /** What tells an element from the others, wherever it stands. */
    readonly kennung: (element: Fields) => string | undefined
    /** Members that say what an element is; nobody is asked for them. */
    readonly fest: readonly string[]
    /** One of them, before its number, where the list is a part of an answer: 'Unternehmen'. */
    readonly einer?: string
  }
>

export type Antwortart<D = unknown> =
  | Textart
  | Zahlart
  | Betragsart
  | Tagesart
  | Wahlart
  | JaNeinart
  | Dateienart
  | Gruppenart<D>
  | Listenart<D>

/** What becomes of an answer when a new form starts from an earlier one (S4-11). */
export type Uebernahme =
  | {
      readonly art: 'mitnehmen'
      /** How it is called together with others that say the same; without it by its question. */
      readonly als?: string
      /** What the applicant should look at. */
      readonly pruefen?: string
    }
  /** Given anew for each form; `weil` is said where the earlier one had an answer. */
  | { readonly art: 'auslassen'; readonly weil?: string }
  /** Kept with the company and taken over as it is: nobody is asked here. */
  | { readonly art: 'unternehmen' }
  /** The slice has a rule of its own for it. */
  | { readonly art: 'eigens' }

/** What the elements of a list are called where many stand together. */
export type Kopf = { readonly titel: string; readonly name: string; readonly kurz: string }

export type Elementworte<D> = {
  /** Before the id in the place of an element's answer: 'foerdergegenstaende.<id>.anbieter'. */
  readonly stelle: string
  /** One of them, before its number, while it has no name: 'Gegenstand'. */
  readonly einer: string
  /** A question about the whole of one. */
  readonly frage: string
  readonly name: (element: never) => string
  /** `aussen`: what the element lies in. */
  readonly kopf: (element: never, aussen: never, daten: D) => Kopf
  /** How one is told among all that is missing; without it by the title, the number and the name. */
  readonly ding?: (element: never, daten: D) => string
  /** Whether one is shown where all answers stand; without it every one is. */
  readonly gezeigt?: (element: never) => boolean
}

/** How an answer is found in a table that somebody pastes. */
export type Spalte = {
  /** What people write above its column besides the question. */
  readonly auch?: readonly string[]
  /** It has no column of its own: the first of these that says something has the answer. They go by their rows' paths. */
  readonly aus?: readonly string[]
}

/**
 * A row of the table of all answers of a form: whoever asks, shows, compares, prints, takes over or checks the answer
 * does it from here. `D` is what the form is judged against, the form itself included.
 */
export type Zeile<D = unknown> = {
  /** Where the answer stands; it names the answer everywhere, also in what is stored. */
  readonly pfad: string
  readonly frage: string
  /** The question where the words around it say whose: 'Vorname'. */
  readonly etikett?: string
  readonly hinweis?: string | ((daten: D) => string)
  readonly art: Antwortart<D>
  /** Whom it is asked; without it everybody who comes to the page. An answer is shown even if it is not asked any more. */
  readonly gefragt?: (daten: D) => boolean
  readonly freiwillig?: true | ((daten: D) => boolean)
  /** Nothing is sent without it: what to do where it has no answer. Whoever judges it by more has a check of his own. */
  readonly fehlt?: string
  /** The choices that this applicant has; without it all of the kind. */
  readonly moeglich?: (daten: D) => readonly string[]
  /** Where an answer that is filled in beforehand comes from, in words. */
  readonly vorbelegt?: string
  /** Filled in beforehand: that it is there does not mean that somebody has begun with the page. */
  readonly beginntNicht?: true
  /** Follows from other answers: nobody is asked, nothing is written. */
  readonly errechnet?: true
  /** Further places that the same answer fills. */
  readonly dazu?: readonly string[]
  /** The object that belongs to the page as a whole, with what no row knows of it. */
  readonly bereich?: string
  /** Whether a form can hold it; without it every one can. */
  readonly gehoertZu?: (formular: never) => boolean
  /** The name of its field, where copies of a draft know it by another one than its path. */
  readonly feld?: string
  /** How wide its field is. */
  readonly breite?: 'kurz' | 'mittel'
  /** Its column in a table that is pasted into a list; without it a column goes by its question alone. */
  readonly spalte?: Spalte
  /** Heads the answers that belong together in a list of them. */
  readonly gruppe?: string
  readonly uebernahme?: Uebernahme
  readonly elemente?: Elementworte<D>
  /** The answer, where it is not simply what stands at the path. `objekt` is what the path begins in. */
  readonly holen?: (objekt: never) => unknown
  /** The object with another answer, where more than the value at the path changes. */
  readonly setzen?: (objekt: never, wert: never) => object
}

/** The answers of a form, page by page in the order in which they are asked. */
export type Tafel<D, S extends string = string> = Readonly<Record<S, readonly Zeile<D>[]>>
