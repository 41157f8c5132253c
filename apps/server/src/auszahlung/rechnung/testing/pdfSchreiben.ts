import { deflateSync } from 'node:zlib'

type Anhang = { readonly name: string; readonly inhalt: string | Buffer }
type Bauweise = {
  /**
   * A table of objects as in PDF 1.4, a stream with objects in a container as in 1.5, or a directory that leads nowhere,
   * or to the neighbour of each object.
   */
  readonly verzeichnis: 'tabelle' | 'strom' | 'kaputt' | 'versetzt'
  readonly filter?: 'FlateDecode' | 'ASCIIHexDecode' | 'ASCII85Decode'
  /** How names are written. */
  readonly namen?: 'ascii' | 'utf16'
  /** Names stand in a branch of the tree. */
  readonly aeste?: true
  /** Attachments are named by the catalogue alone, as PDF/A-3 associates them. */
  readonly nurVerbunden?: true
  readonly verschluesselt?: true
}

const ascii85 = (bytes: Buffer): Buffer => {
  const gruppen: string[] = []
  for (let i = 0; i < bytes.length; i += 4) {
    const stueck = Buffer.alloc(4)
    const laenge = bytes.copy(stueck, 0, i, i + 4)
    let zahl = stueck.readUInt32BE(0)
    const zeichen = Array.from({ length: 5 }, () => {
      const z = String.fromCharCode((zahl % 85) + 33)
      zahl = Math.floor(zahl / 85)
      return z
    }).toReversed()
    gruppen.push(zeichen.slice(0, laenge + 1).join(''))
  }
  return Buffer.from(`${gruppen.join('')}~>`)
}
const PACKEN = {
  FlateDecode: (bytes: Buffer) => deflateSync(bytes),
  ASCIIHexDecode: (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`),
  ASCII85Decode: ascii85,
}

const text = (name: string, art: 'ascii' | 'utf16') =>
  art === 'ascii' ? `(${name})` : `<feff${Buffer.from(name, 'utf16le').swap16().toString('hex')}>`

const strom = (dict: string, daten: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${daten.length} >>\nstream\n`),
    daten,
    Buffer.from('\nendstream'),
  ])

/** The old name, with an escape; an XML file may be told by it alone. */
const alterName = (name: string) => (/\.(?!xml$)\w+$/i.test(name) ? `(${name})` : '(datei\\056xml)')

/** Objects of a document with these attachments; the first is the catalogue, streams are bytes. */
const objekte = (anhaenge: readonly Anhang[], wie: Bauweise): (string | Buffer)[] => {
  const { filter = 'FlateDecode', namen = 'ascii' } = wie
  const ab = 5
  const angaben = anhaenge.map((_, i) => `${ab + 2 * i} 0 R`)
  const blatt = `<< /Names [${anhaenge.map(({ name }, i) => `${text(name, namen)} ${angaben[i]}`).join(' ')}] >>`
  const einbettung = wie.nurVerbunden ? '' : '/Names << /EmbeddedFiles 4 0 R >>'
  return [
    `<< /Type /Catalog /Pages 2 0 R ${einbettung} /AF [${angaben.join(' ')}] >>`,
    `<< /Type /Pages /Kids [${ab + 2 * anhaenge.length} 0 R] /Count 1 >>`,
    blatt,
    wie.aeste ? '<< /Kids [3 0 R] >>' : blatt,
    ...anhaenge.flatMap(({ name, inhalt }, i) => [
      `<< /Type /Filespec /F ${alterName(name)} /UF ${text(name, namen)} /EF << /F ${ab + 2 * i + 1} 0 R >> >>`,
      strom(
        `/Type /EmbeddedFile /Subtype /text#2Fxml /Filter /${filter}`,
        PACKEN[filter](Buffer.from(inhalt)),
      ),
    ]),
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
}

/** The bytes of objects with their numbers, and where each begins. */
const hintereinander = (teile: readonly (readonly [nr: number, inhalt: string | Buffer])[], ab: number) => {
  const orte = new Map<number, number>()
  let laenge = ab
  const bytes = teile.map(([nr, inhalt]) => {
    orte.set(nr, laenge)
    const objekt = Buffer.concat([
      Buffer.from(`${nr} 0 obj\n`),
      Buffer.from(inhalt),
      Buffer.from('\nendobj\n'),
    ])
    laenge += objekt.length
    return objekt
  })
  return { bytes: Buffer.concat(bytes), orte, laenge }
}

const KOPF = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n')

const mitTabelle = (teile: readonly (string | Buffer)[], wie: Bauweise): Buffer => {
  const { bytes, orte, laenge } = hintereinander(
    teile.map((teil, i) => [i + 1, teil] as const),
    KOPF.length,
  )
  const gesagt = [...orte.values()]
  if (wie.verzeichnis === 'versetzt') gesagt.push(...gesagt.splice(0, 1))
  const zeilen = gesagt.map((ort) => `${String(ort).padStart(10, '0')} 00000 n \n`)
  const verschluesselt = wie.verschluesselt ? '/Encrypt << /Filter /Standard /V 4 >>' : ''
  const ende = `xref\n0 ${teile.length + 1}\n0000000000 65535 f \n${zeilen.join('')}trailer
<< /Size ${teile.length + 1} /Root 1 0 R ${verschluesselt} >>\nstartxref\n${wie.verzeichnis === 'kaputt' ? 7 : laenge}\n%%EOF\n`
  return Buffer.concat([KOPF, bytes, Buffer.from(ende)])
}

/** Everything but streams in one container, the directory as a stream with prediction (as most writers do it). */
const mitStrom = (teile: readonly (string | Buffer)[]): Buffer => {
  const alle = teile.map((teil, i) => [i + 1, teil] as const)
  const imBehaelter = alle.filter(([, teil]) => typeof teil === 'string')
  const behaelter = teile.length + 1
  let stelle = 0
  const stellen = imBehaelter.map(([nr, teil]) => {
    const paar = `${nr} ${stelle}`
    stelle += teil.length + 1
    return paar
  })
  const erste = `${stellen.join(' ')} `
  const inhalt = deflateSync(
    Buffer.from(erste + imBehaelter.map(([, teil]) => `${teil.toString()} `).join('')),
  )
  const { bytes, orte, laenge } = hintereinander(
    [
      ...alle.filter(([, teil]) => typeof teil !== 'string'),
      [
        behaelter,
        strom(`/Type /ObjStm /N ${imBehaelter.length} /First ${erste.length} /Filter /FlateDecode`, inhalt),
      ],
    ],
    KOPF.length,
  )
  const eintrag = (nr: number): number[] => {
    const ort = orte.get(nr)
    if (ort !== undefined) return [1, ort >> 8, ort & 255, 0]
    return [2, behaelter >> 8, behaelter & 255, imBehaelter.findIndex(([n]) => n === nr)]
  }
  const zeilen = Array.from({ length: behaelter }, (_, i) => eintrag(i + 1))
  // PNG 'Up': each byte less the one above it.
  const gesagt = zeilen.flatMap((z, i) => [2, ...z.map((b, s) => (b - (zeilen[i - 1]?.[s] ?? 0)) & 255)])
  const xref = strom(
    `/Type /XRef /Size ${behaelter + 2} /Index [1 ${behaelter}] /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>`,
    deflateSync(Buffer.from(gesagt)),
  )
  return Buffer.concat([
    KOPF,
    bytes,
    Buffer.from(`${behaelter + 1} 0 obj\n`),
    xref,
    Buffer.from(`\nendobj\nstartxref\n${laenge}\n%%EOF\n`),
  ])
}

/** A PDF with attachments, built as differently as programmes build them. */
export const pdfSchreiben = (
  anhaenge: readonly Anhang[],
  wie: Bauweise = { verzeichnis: 'tabelle' },
): Buffer => {
  const teile = objekte(anhaenge, wie)
  return wie.verzeichnis === 'strom' ? mitStrom(teile) : mitTabelle(teile, wie)
}
