import { falten } from '../suche/falten.ts'

const WORT = /[\p{L}\p{M}\p{N}]+/gu

/** Short words would be marked in every second name, and nobody looks for them. */
const KUERZESTES = 2

/** The shortest beginning of a text that folds to what was typed, or to more. */
const anfang = (text: string, getippt: string): string => {
  for (let ende = 1; ende < text.length; ende++) {
    const teil = text.slice(0, ende)
    if (falten(teil).replaceAll(' ', '').startsWith(getippt)) return teil
  }
  return text
}

const inText = (text: string, getippt: readonly string[], gefunden: Set<string>): void => {
  // 'Müllerstr' stands for all of 'Müller-Straße', which is two words.
  for (const stueck of [text, ...(text.match(WORT) ?? [])]) {
    const norm = falten(stueck).replaceAll(' ', '')
    for (const wort of getippt) if (norm.startsWith(wort)) gefunden.add(anfang(stueck, wort))
  }
}

/** What of the texts was typed, as it is spelt there, to be set in bold: for 'mueller' the 'Müller' of 'Müllerstr.'. */
export const hervorheben = (texte: Iterable<string>, getippt: readonly string[]): string[] => {
  const gefunden = new Set<string>()
  const worte = getippt.filter((wort) => wort.length >= KUERZESTES)
  for (const text of new Set(texte)) inText(text, worte, gefunden)
  return [...gefunden]
}
