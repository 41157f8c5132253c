/** Cells of a table as text, row by row. */
export type Zellen = readonly (readonly string[])[]

/** Spreadsheets give tabs on the clipboard; a German CSV has semicolons, because the comma is in its numbers. */
const trennzeichen = (text: string): string => {
  const [erste = ''] = text.split('\n', 1)
  return erste.includes('\t') || !text.includes(';') ? '\t' : ';'
}

/** Reads from `ab` to the end of a cell in quotation marks; two of them are one (RFC 4180). */
const inAnfuehrung = (text: string, ab: number): readonly [zelle: string, weiter: number] => {
  let ende = text.indexOf('"', ab)
  while (ende >= 0 && text[ende + 1] === '"') ende = text.indexOf('"', ende + 2)
  const bis = ende < 0 ? text.length : ende
  return [text.slice(ab, bis).replaceAll('""', '"'), bis + 1]
}

const ohneAnfuehrung = (text: string, ab: number, trenner: string): readonly [string, number] => {
  let ende = ab
  while (ende < text.length && text[ende] !== trenner && text[ende] !== '\n') ende += 1
  return [text.slice(ab, ende), ende]
}

/** The rows of a table that was copied from a spreadsheet or a CSV file; empty ones keep their place. */
export const tabelleLesen = (eingabe: string): Zellen => {
  const text = eingabe
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
  if (text.trim() === '') return []
  const trenner = trennzeichen(text)
  const zeilen: string[][] = [[]]
  for (let i = 0; i <= text.length;) {
    const [zelle, ende] = text[i] === '"' ? inAnfuehrung(text, i + 1) : ohneAnfuehrung(text, i, trenner)
    // What stands behind a closing quotation mark belongs to the cell too.
    const [rest, weiter] = ohneAnfuehrung(text, ende, trenner)
    zeilen.at(-1)?.push((zelle + rest).trim())
    if (text[weiter] === '\n') zeilen.push([])
    i = weiter + 1
  }
  return zeilen
}

const zelleSchreiben = (zelle: string): string =>
  /[\t\n"]/.test(zelle) ? `"${zelle.replaceAll('"', '""')}"` : zelle

/** The same rows as a spreadsheet would paste them. */
export const tabelleSchreiben = (zeilen: Zellen): string =>
  zeilen.map((zellen) => zellen.map(zelleSchreiben).join('\t')).join('\n')
