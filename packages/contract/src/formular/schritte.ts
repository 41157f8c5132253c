/** One of the things that come next after something was sent: what, or who acts, and a sentence with its day. */
export type Schritt = { readonly was: string; readonly satz: string }

/** On paper and in mails: a line each. */
export const alsZeilen = (schritte: readonly Schritt[]): string[] =>
  schritte.map(({ was, satz }) => `${was}: ${satz}`)
