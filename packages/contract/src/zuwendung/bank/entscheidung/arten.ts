import type { Aktion } from '../../kern/staende.ts'

/** Kinds of decisions: on an application, and on what was approved of it (S9-04). */
export const ENTSCHEIDUNG_ARTEN = [
  'BEWILLIGUNG',
  'ABLEHNUNG',
  'AENDERUNG',
  'WIDERRUF',
  'RUECKNAHME',
  'VERZICHT',
] as const
export type EntscheidungArt = (typeof ENTSCHEIDUNG_ARTEN)[number]

/** What a decision is made on: the application, or the approval that has followed it. */
export type Grundlage = 'ANTRAG' | 'BEWILLIGUNG'

type Zeile = {
  readonly wort: string
  /** Instead, where less is granted than there was. */
  readonly wortBeiWegfall?: string
  readonly grundlage: Grundlage
  /** The row of the application's life cycle that its release is. */
  readonly aktion: Extract<Aktion, 'bewilligen' | 'ablehnen' | 'nachtraeglichEntscheiden'>
  /** VwVfG § 28: whether the company is heard before. */
  readonly anhoerung: 'IMMER' | 'NACH_PROGRAMM' | 'KEINE'
  /** 'Vor einem Widerruf …'. */
  readonly vor: string
  /**
   * What the year is for within which alone it is possible, from the day on which the bank got to know the facts. Whether
   * the law of the Bund or of a Land says so (VwVfG §§ 48, 49), the programme's texts know (S9-01).
   */
  readonly jahresfrist: string | null
  /** A signer of the company has declared it before. */
  readonly erklaert: boolean
}

/** S9-04: the kinds as a table. What a later act may do, says and needs is read here. */
export const ARTEN: Readonly<Record<EntscheidungArt, Zeile>> = {
  BEWILLIGUNG: {
    wort: 'Bewilligung',
    wortBeiWegfall: 'Teilbewilligung',
    grundlage: 'ANTRAG',
    aktion: 'bewilligen',
    anhoerung: 'KEINE',
    vor: 'einer Bewilligung',
    jahresfrist: null,
    erklaert: false,
  },
  ABLEHNUNG: {
    wort: 'Ablehnung',
    grundlage: 'ANTRAG',
    aktion: 'ablehnen',
    anhoerung: 'NACH_PROGRAMM',
    vor: 'einer Ablehnung',
    jahresfrist: null,
    erklaert: false,
  },
  AENDERUNG: {
    wort: 'Änderung',
    grundlage: 'BEWILLIGUNG',
    aktion: 'nachtraeglichEntscheiden',
    anhoerung: 'IMMER',
    vor: 'einer Änderung',
    jahresfrist: null,
    erklaert: false,
  },
  WIDERRUF: {
    wort: 'Widerruf',
    grundlage: 'BEWILLIGUNG',
    aktion: 'nachtraeglichEntscheiden',
    anhoerung: 'IMMER',
    vor: 'einem Widerruf',
    jahresfrist: 'für den Widerruf',
    erklaert: false,
  },
  RUECKNAHME: {
    wort: 'Rücknahme',
    grundlage: 'BEWILLIGUNG',
    aktion: 'nachtraeglichEntscheiden',
    anhoerung: 'IMMER',
    vor: 'einer Rücknahme',
    jahresfrist: 'für die Rücknahme',
    erklaert: false,
  },
  VERZICHT: {
    wort: 'Verzicht',
    grundlage: 'BEWILLIGUNG',
    aktion: 'nachtraeglichEntscheiden',
    anhoerung: 'KEINE',
    vor: 'einem Verzicht',
    jahresfrist: null,
    erklaert: true,
  },
}

/** Kinds of an act after the approval. */
export const NACHTRAGSARTEN = ['AENDERUNG', 'WIDERRUF', 'RUECKNAHME', 'VERZICHT'] as const
export type Nachtragsart = (typeof NACHTRAGSARTEN)[number]
export const istNachtrag = (art: EntscheidungArt): art is Nachtragsart =>
  ARTEN[art].grundlage === 'BEWILLIGUNG'

const ZUM_ANTRAG = ['BEWILLIGUNG', 'ABLEHNUNG'] as const

/** What a draft of this kind can still become: of a later act the kind is chosen once, when it begins. */
export const waehlbareArten = (art: EntscheidungArt): readonly EntscheidungArt[] =>
  ARTEN[art].grundlage === 'ANTRAG' ? ZUM_ANTRAG : [art]

/** What a decision is called: one that grants less than was applied for has a word of its own. */
export const entscheidungWort = (art: EntscheidungArt, wegfallCent: number): string => {
  const { wort, wortBeiWegfall } = ARTEN[art]
  return wegfallCent > 0 ? (wortBeiWegfall ?? wort) : wort
}
