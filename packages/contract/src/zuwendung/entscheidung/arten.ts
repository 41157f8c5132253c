/** Kinds of decisions on an application (S9-04). */
export const ENTSCHEIDUNG_ARTEN = ['BEWILLIGUNG', 'ABLEHNUNG'] as const
export type EntscheidungArt = (typeof ENTSCHEIDUNG_ARTEN)[number]

/** The row of the application's life cycle that the release of such a decision is. */
export const GESCHAEFT_AKTION = {
  BEWILLIGUNG: 'bewilligen',
  ABLEHNUNG: 'ablehnen',
} as const satisfies Record<EntscheidungArt, string>

/** What a decision is called: one that grants less than was applied for has a word of its own. */
export const entscheidungWort = (art: EntscheidungArt, abgelehntCent: number): string => {
  if (art === 'ABLEHNUNG') return 'Ablehnung'
  return abgelehntCent > 0 ? 'Teilbewilligung' : 'Bewilligung'
}
