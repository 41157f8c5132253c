/** A PDF of one page with these lines as real text. */
export const pdfMit = (...zeilen: readonly string[]): Uint8Array<ArrayBuffer> => {
  const inhalt = zeilen.map((zeile, i) => `BT /F1 14 Tf 60 ${760 - 40 * i} Td (${zeile}) Tj ET`).join('\n')
  const objekte = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${inhalt.length}>>stream\n${inhalt}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const text = objekte.map((objekt, i) => `${i + 1} 0 obj${objekt}endobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${text}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`)
}
