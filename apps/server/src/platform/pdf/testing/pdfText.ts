import { pdfLesen, zeichenkette, type Pdf, type Verzeichnis } from './pdfLesen.ts'

/** Which text each glyph of a font stands for, by its two bytes (ISO 32000-1, 9.10.3). */
const zuordnung = (cmap: string): ReadonlyMap<string, string> =>
  new Map(
    [...cmap.matchAll(/^<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>$/gm)]
      .filter(([, , text]) => text !== 'FFFF')
      .map(([, glyphe = '', text = '']) => [
        Buffer.from(glyphe, 'hex').toString('latin1'),
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      ]),
  )

const seitenUnter = (pdf: Pdf, knoten: Verzeichnis): Verzeichnis[] =>
  knoten['Kids'] === undefined
    ? [knoten]
    : pdf.liste(knoten['Kids']).flatMap((kind) => seitenUnter(pdf, pdf.als(kind)))

/** A font is chosen, a string is set (its brackets as in pdfLesen), a piece of text ends. */
const ZEICHEN = /\/(\w+) [\d.]+ Tf|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|\bET\b/g

const seitentext = (pdf: Pdf, seite: Verzeichnis): string => {
  const schriften = Object.entries(pdf.als(pdf.als(seite['Resources'])['Font']))
  const tabellen = new Map(
    schriften.map(([name, schrift]) => [name, zuordnung(pdf.strom(pdf.als(schrift)['ToUnicode']))]),
  )
  let tabelle: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [marke, schrift] of pdf.strom(seite['Contents']).matchAll(ZEICHEN)) {
    if (schrift !== undefined) tabelle = tabellen.get(schrift) ?? tabelle
    else if (marke === 'ET') text += '\n'
    else text += (zeichenkette(marke).match(/[\s\S]{2}/g) ?? []).map((g) => tabelle.get(g) ?? '').join('')
  }
  return text
}

/** What somebody reads in a PDF as Typst writes it, in its order; each line by itself. */
export const pdfText = (bytes: Buffer): string => {
  const pdf = pdfLesen(bytes)
  return seitenUnter(pdf, pdf.als(pdf.katalog['Pages']))
    .map((seite) => seitentext(pdf, seite))
    .join('\n')
}
