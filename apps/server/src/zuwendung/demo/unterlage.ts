/** A PDF of one page that says what it stands for: the documents of the demo world's applications. */
export const demoUnterlage = (titel: string): Buffer => {
  const seite = `BT /F1 16 Tf 60 760 Td (Demo-Unterlage: ${titel.replaceAll(/[^\wäöüÄÖÜß .,-]/g, ' ')}) Tj ET`
  const objekte = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${seite.length}>>stream\n${seite}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let text = '%PDF-1.4\n'
  const stellen = objekte.map((objekt, i) => {
    const stelle = text.length
    text += `${i + 1} 0 obj${objekt}endobj\n`
    return stelle
  })
  const eintraege = stellen.map((stelle) => `${String(stelle).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 6\n0000000000 65535 f \n${eintraege}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    // one byte a character, as the lengths above count and the encoding of the font says
    'latin1',
  )
}
