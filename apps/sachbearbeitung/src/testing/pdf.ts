const zeile = (text: string, y: number): string => `BT /F1 14 Tf 60 ${y} Td (${text}) Tj ET`

/** A PDF of two pages with real text. */
export const pdf = (): Blob => {
  const seiten = [
    [
      zeile('Landtechnik Muster GmbH', 760),
      zeile('Terravia MP 300', 700),
      zeile('Summe netto 46.200,00', 660),
    ],
    [zeile('Lieferzeit 12 Wochen', 760)],
  ].map((zeilen) => zeilen.join('\n'))
  const objekte = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
    ...seiten.flatMap((inhalt, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + 2 * i} 0 R/Resources<</Font<</F1 7 0 R>>>>>>`,
      `<</Length ${inhalt.length}>>stream\n${inhalt}\nendstream`,
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const text = objekte.map((objekt, i) => `${i + 1} 0 obj${objekt}endobj\n`).join('')
  return new Blob([`%PDF-1.4\n${text}trailer<</Root 1 0 R/Size 8>>\n%%EOF\n`], { type: 'application/pdf' })
}
