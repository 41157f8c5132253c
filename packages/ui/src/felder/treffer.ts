export type Treffer = {
  /** What the form keeps. */
  wert: string
  /** What is read and searched. */
  text: string
  /** A second, smaller line that tells equal texts apart. */
  zusatz?: string | undefined
}

/** Letters without accents and case, ß as ss: 'Öl' finds 'oel' as well as 'ol'. */
const schlicht = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'ae' for 'ä', as it is typed on a keyboard without umlauts. */
const umschrieben = (text: string): string =>
  schlicht(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))

const passt = (text: string, suche: string) => text.startsWith(suche) || text.includes(` ${suche}`)

/** The entries in which a word begins with what was typed; those that begin with it as a whole come first. */
export function trefferIn(liste: readonly Treffer[], eingabe: string): Treffer[] {
  const suchen = [schlicht(eingabe), umschrieben(eingabe)]
  if (suchen[0] === '') return [...liste]
  const texte = (treffer: Treffer) => [schlicht(treffer.text), umschrieben(treffer.text)]
  const beginnt = (treffer: Treffer) =>
    texte(treffer).some((text) => suchen.some((suche) => text.startsWith(suche)))
  const gefunden = liste.filter((treffer) =>
    texte(treffer).some((text) => suchen.some((suche) => passt(text, suche))),
  )
  return [...gefunden.filter(beginnt), ...gefunden.filter((treffer) => !beginnt(treffer))]
}

/** The entry whose text is exactly what was typed, apart from case and accents. */
export const genauerTreffer = (liste: readonly Treffer[], eingabe: string): Treffer | undefined =>
  liste.find((treffer) => schlicht(treffer.text) === schlicht(eingabe))
