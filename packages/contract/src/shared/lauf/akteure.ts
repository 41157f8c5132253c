/** Who acts: a member of the company, a member with signing authority, the bank. */
export const AKTEURE = ['MITGLIED', 'ZEICHNUNGSBERECHTIGT', 'BANK'] as const
export type Akteur = (typeof AKTEURE)[number]

/** Everybody of the company. */
export const KUNDE = ['MITGLIED', 'ZEICHNUNGSBERECHTIGT'] as const

/** Who may, where the sentence names no thing. */
export const werDarf = ({ wer }: { readonly wer: readonly string[] }): string =>
  wer.includes('ZEICHNUNGSBERECHTIGT')
    ? 'Das können nur Personen mit Zeichnungsberechtigung.'
    : 'Das tut nur die Bank.'

/** The three who act on what a company sends: they are told who may, not who they are. */
/* @__NO_SIDE_EFFECTS__ */
export const kundeUndBank = (was: string) => {
  const satz = ({ wer, verb }: { readonly wer: readonly string[]; readonly verb: string }) =>
    wer.includes('ZEICHNUNGSBERECHTIGT')
      ? `Nur Personen mit Zeichnungsberechtigung können den ${was} ${verb}.`
      : `Nur die Bank kann den ${was} ${verb}.`
  return { MITGLIED: satz, ZEICHNUNGSBERECHTIGT: satz, BANK: satz }
}

/** Whoever has no part in an act is told who has: by the first of those who may. */
/* @__NO_SIDE_EFFECTS__ */
export const nurDie = <const A extends string>(
  saetze: Readonly<Record<A, string | ((verb: string) => string)>>,
) => {
  const satz = ({ wer: [einer], verb }: { readonly wer: readonly A[]; readonly verb: string }): string => {
    const seiner = einer === undefined ? '' : saetze[einer]
    return typeof seiner === 'string' ? seiner : seiner(verb)
  }
  return Object.fromEntries(Object.keys(saetze).map((wer) => [wer, satz])) as Readonly<Record<A, typeof satz>> // its keys
}
