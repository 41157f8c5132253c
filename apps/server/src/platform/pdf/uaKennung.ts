/**
 * PDF/UA-1 beside PDF/A-3a. Typst tags a document by the same rules for both, but names one standard only. What PDF/UA-1
 * (ISO 14289-1) wants besides stands in two objects: the reader shows the title instead of the file's name (7.1), and the
 * metadata name the standard (5), by a schema that PDF/A wants described. They are added as an incremental update (ISO
 * 32000-1, 7.5.6): the bytes before stay as they are.
 */
const SCHEMA =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>'

/** Puts `neu` before the one place of `stelle`; a document that is built otherwise must not pass as what it is not. */
const davor = (text: string, stelle: string, neu: string): string => {
  const [anfang, ende, ...mehr] = text.split(stelle)
  if (ende === undefined || mehr.length > 0) throw new Error(`PDF nicht wie erwartet: ${stelle}`)
  return `${anfang}${neu}${stelle}${ende}`
}

const suche = (text: string, muster: RegExp): string => {
  const fund = muster.exec(text)?.[1]
  if (fund === undefined) throw new Error(`PDF nicht wie erwartet: ${muster.source}`)
  return fund
}

/** The end of the file, with the trailer: before it, what somebody wrote into a form could look like one. */
const schluss = (pdf: string): string => pdf.slice(pdf.lastIndexOf('\ntrailer\n'))

const mitTitel = (katalog: string) => davor(katalog, '/Direction /L2R', '/DisplayDocTitle true\n    ')

const mitKennung = (xmp: string) => {
  const mitRaum = davor(xmp, 'xmlns:pdfaid=', 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"  ')
  const mitSchema = davor(mitRaum, '</rdf:Bag></pdfaExtension:schemas>', SCHEMA)
  return davor(mitSchema, '<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part>')
}

const zeile = (stelle: number) => `${String(stelle).padStart(10, '0')} 00000 n \n`

/** The document with objects of its own in the place of older ones; `objekte`: number and text. */
const fortgeschrieben = (pdf: string, objekte: readonly (readonly [number, string])[]): string => {
  let neu = pdf.endsWith('\n') ? pdf : `${pdf}\n`
  const abschnitte = objekte.map(([nummer, text]) => {
    const stelle = neu.length
    neu += `${nummer} 0 obj\n${text}\nendobj\n`
    return `${nummer} 1\n${zeile(stelle)}`
  })
  const trailer = suche(schluss(pdf), /trailer\n([\s\S]*?)>>\nstartxref/)
  const frueher = suche(schluss(pdf), /startxref\n(\d+)\n/)
  return `${neu}xref\n${abschnitte.join('')}trailer\n${trailer}  /Prev ${frueher}\n>>\nstartxref\n${neu.length}\n%%EOF\n`
}

const objekt = (pdf: string, nummer: number): string =>
  suche(pdf, new RegExp(`\\n${nummer} 0 obj\\n([\\s\\S]*?)\\nendobj`))

/** A PDF/A-3a of Typst, named PDF/UA-1 too. Only for templates whose structure a test holds against its rules. */
export const alsPdfUa = (bytes: Buffer): Buffer => {
  // Latin 1 keeps each byte as one character: places and lengths are those of the file.
  const pdf = bytes.toString('latin1')
  const wurzel = Number(suche(schluss(pdf), /\/Root (\d+) 0 R/))
  const katalog = objekt(pdf, wurzel)
  const metadaten = Number(suche(katalog, /\/Metadata (\d+) 0 R/))
  const xmp = mitKennung(suche(objekt(pdf, metadaten), /stream\n([\s\S]*)\nendstream/))
  const strom = `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`
  return Buffer.from(
    fortgeschrieben(pdf, [
      [metadaten, strom],
      [wurzel, mitTitel(katalog)],
    ]),
    'latin1',
  )
}
