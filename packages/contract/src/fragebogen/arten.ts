/** The seven kinds of questions; the discriminator `type` carries these names (S11-12). */
export const FRAGETYPEN = [
  'AuswahlFrage',
  'MehrfachAuswahlFrage',
  'DezimalFrage',
  'DezimalGruppeFrage',
  'FreitextFrage',
  'PrioritaetFrage',
  'ProzentualeAufteilungFrage',
] as const
export type Fragetyp = (typeof FRAGETYPEN)[number]

/** How the options of a choice are shown: all of them, or in a list that opens. */
export const DARSTELLUNGEN = ['KNOEPFE', 'LISTE'] as const

/** What a page asks: one question, or all of a block. */
export const SEITENARTEN = ['FRAGE', 'BLOCK'] as const

/** What is done to a text before it is kept. */
export const FORMATTER = ['ABSATZ', 'ZEILE', 'GROSSBUCHSTABEN', 'ZIFFERN'] as const
export type Formatter = (typeof FORMATTER)[number]

/** The part of an answer that has only one. */
export const WERT = 'wert'
