import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where a piece of text stands, in points from the lower left corner: as high as its letters, which is less than its line. */
export type Kasten = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly breite: number
  /** Of the letters: their size is that of the font. */
  readonly groesse: number
}

export const MM = 72 / 25.4

/** What pdfjs reads of a page, as far as it is used here. */
type Stueck = {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}
/** A mark between pieces of text has no place. */
const istStueck = (stueck: object): stueck is Stueck => 'str' in stueck

const kasten = ({ str, transform: [, , , , x = 0, y = 0], width, height }: Stueck): Kasten => ({
  text: str,
  x,
  y,
  breite: width,
  groesse: height,
})

/** The pieces of text of every page that somebody sees, in the order in which they are read. */
export const textkaesten = async (pdf: Buffer): Promise<Kasten[][]> => {
  const auftrag = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const dokument = await auftrag.promise
    const seiten = Array.from({ length: dokument.numPages }, async (_, i) => {
      const seite = await dokument.getPage(i + 1)
      const items: readonly object[] = (await seite.getTextContent()).items
      return items
        .filter(istStueck)
        .filter(({ str }) => str.trim() !== '')
        .map(kasten)
    })
    return await Promise.all(seiten)
  } finally {
    await auftrag.destroy()
  }
}

/** Of Fira Sans, in parts of its size: the dots on a capital letter, and the lowest of a small one. */
const HOCH = 0.73
const TIEF = 0.21

const ueberlappung = (anfang: readonly [number, number], ende: readonly [number, number]) =>
  Math.min(...ende) - Math.max(...anfang)

/** Whether two pieces lie over each other: more than rounding makes of lines, and kerning of letters beside each other. */
const treffenSich = (a: Kasten, b: Kasten): boolean =>
  ueberlappung([a.x, b.x], [a.x + a.breite, b.x + b.breite]) > 0.15 * Math.min(a.groesse, b.groesse) &&
  ueberlappung(
    [a.y - TIEF * a.groesse, b.y - TIEF * b.groesse],
    [a.y + HOCH * a.groesse, b.y + HOCH * b.groesse],
  ) > 0.5

/** A4 with the margins of basis.typ, and the places of its head and foot lines. */
const RAHMEN = { links: 25 * MM, rechts: 190 * MM, unten: 25 * MM, oben: (297 - 28) * MM }
const KOPF = { unten: (297 - 22) * MM, oben: (297 - 12) * MM }
const FUSS = { unten: 10 * MM, oben: 19 * MM }

/** Typst measures a line from its capital letters down to where they stand. */
const steht = ({ y, groesse }: Kasten, { unten, oben }: { readonly unten: number; readonly oben: number }) =>
  y > unten - 1 && y + 0.69 * groesse < oben + 1

/** Typst lets signs of punctuation hang beyond their line. */
const UEBERHANG = 2

const imRahmen = (k: Kasten): boolean =>
  k.x > RAHMEN.links - 1 &&
  k.x + k.breite < RAHMEN.rechts + UEBERHANG &&
  [RAHMEN, KOPF, FUSS].some((streifen) => steht(k, streifen))

/** What is not to be read on its pages: pieces that lie over each other, and what stands beyond the margins. */
export const kastenMaengel = (seiten: readonly (readonly Kasten[])[]): string[] =>
  seiten.flatMap((kaesten, seite) =>
    kaesten.flatMap((k, i) => [
      ...kaesten
        .slice(i + 1)
        .filter((anderer) => treffenSich(k, anderer))
        .map(({ text }) => `Seite ${seite + 1}: „${k.text}“ liegt über „${text}“`),
      ...(imRahmen(k) ? [] : [`Seite ${seite + 1}: „${k.text}“ steht nicht im Satzspiegel`]),
    ]),
  )

/** All that is to be read, without the places where lines and words end. */
export const ohneUmbruch = (text: string): string => text.replaceAll(/[\s\u00ad\u200b]/g, '')
