import { fundeIn } from '@foerderportal/values/suche/faltstellen'

/** A text node and where its text begins in the text of the page. */
type Stueck = { readonly knoten: Text; readonly anfang: number }

/** The text of a page as it lies in its layer, piece by piece; between two pieces a blank. */
const lesen = (schicht: HTMLElement): { readonly text: string; readonly stuecke: readonly Stueck[] } => {
  const gang = document.createTreeWalker(schicht, NodeFilter.SHOW_TEXT)
  const stuecke: Stueck[] = []
  let text = ''
  for (let knoten = gang.nextNode(); knoten !== null; knoten = gang.nextNode()) {
    stuecke.push({ knoten: knoten as Text, anfang: text.length }) // SHOW_TEXT gives texts only
    text += `${knoten.textContent ?? ''} `
  }
  return { text, stuecke }
}

const bereich = (stuecke: readonly Stueck[], von: number, bis: number): Range | undefined => {
  const anfang = stuecke.findLast((s) => s.anfang <= von)
  const ende = stuecke.findLast((s) => s.anfang < bis)
  if (anfang === undefined || ende === undefined) return undefined
  const range = document.createRange()
  const imKnoten = ({ knoten, anfang: ab }: Stueck, stelle: number) =>
    Math.min(stelle - ab, knoten.textContent?.length ?? 0)
  range.setStart(anfang.knoten, imKnoten(anfang, von))
  range.setEnd(ende.knoten, imKnoten(ende, bis))
  return range
}

/** Where the words stand on a page, however they are spelt (S10-06); a blank of theirs may lie between two pieces. */
export const fundstellen = (schicht: HTMLElement, worte: string): Range[] => {
  const { text, stuecke } = lesen(schicht)
  return fundeIn(text, worte).flatMap(({ ab, bis }) => bereich(stuecke, ab, bis) ?? [])
}
