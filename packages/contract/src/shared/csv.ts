/** Excel reads UTF-8 only behind this mark. */
const BOM = '\uFEFF'

/**
 * A cell that begins like a formula would be worked out by the program that opens the table, with whatever it may do
 * there; behind an apostrophe it is text (OWASP, 'CSV Injection').
 */
const entschaerft = (zelle: string): string => (/^[=+\-@\t\r]/.test(zelle) ? `'${zelle}` : zelle)

const alsZelle = (zelle: string): string => {
  const text = entschaerft(zelle)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as German programs read a table: semicolons between cells, quotes where a cell needs them. */
export const csvSchreiben = (zeilen: readonly (readonly string[])[]): string =>
  `${BOM}${zeilen.map((zellen) => zellen.map(alsZelle).join(';')).join('\r\n')}\r\n`
