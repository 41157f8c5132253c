import { ENTSCHEIDUNG_ARTEN, entscheidungWort, type EntscheidungArt } from './arten.ts'

/** What of a payout request is decided by a notice (S6-06): one that is paid as claimed burdens nobody. */
export const AUSZAHLUNGSBESCHEIDE = ['AUSZAHLUNG_GEKUERZT', 'AUSZAHLUNG_ABGELEHNT'] as const
export type Auszahlungsbescheid = (typeof AUSZAHLUNGSBESCHEIDE)[number]

/** Kinds of notices: on each kind of decision, and on payout requests. */
export const BESCHEIDARTEN = [...ENTSCHEIDUNG_ARTEN, ...AUSZAHLUNGSBESCHEIDE] as const
export type Bescheidart = EntscheidungArt | Auszahlungsbescheid

const AUSZAHLUNGSWORTE: Record<Auszahlungsbescheid, string> = {
  AUSZAHLUNG_GEKUERZT: 'Auszahlung mit Kürzung',
  AUSZAHLUNG_ABGELEHNT: 'Ablehnung der Auszahlung',
}

export const istAuszahlungsbescheid = (art: Bescheidart): art is Auszahlungsbescheid =>
  AUSZAHLUNGSBESCHEIDE.some((eine) => eine === art)

/** What was decided, in a word: an approval that grants less than was applied for has one of its own. */
export const bescheidartWort = (art: Bescheidart, wegfallCent: number): string =>
  istAuszahlungsbescheid(art) ? AUSZAHLUNGSWORTE[art] : entscheidungWort(art, wegfallCent)
