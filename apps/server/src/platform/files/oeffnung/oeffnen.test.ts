import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { Readable } from 'node:stream'
import type { Dateityp } from '@foerderportal/contract/shared/dateitypen'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfErzeugen } from '../../pdf/pdf.ts'
import { PROBEN } from '../proben.test-daten.ts'
import { DRUCKVERBOT, MIT_KENNWORT } from './testing/gesperrte.test-daten.ts'
import { testOeffner } from './testing/testOeffner.ts'

const PDF = 'application/pdf'
const JPEG = 'image/jpeg'
const PNG = 'image/png'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const oeffnen = (typ: Dateityp, bytes: Buffer) =>
  testOeffner.sofort({ typ, bytes: bytes.length, inhalt: () => Promise.resolve(Readable.from([bytes])) })

/** Objects one after another, with a directory only where they are whole. */
const pdf = (...objekte: readonly string[]) =>
  Buffer.from(
    `%PDF-1.4\n${objekte.map((o, i) => `${i + 1} 0 obj${o}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  )
const WURZEL = '<</Type/Catalog/Pages 2 0 R>>'
const SEITE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'

const gesetzt = (): Promise<Buffer> =>
  pdfErzeugen({
    vorlage: fileURLToPath(new URL('../../pdf/probe.test-vorlage.typ', import.meta.url)),
    daten: { titel: 'Angebot', nummer: 'A-1', name: 'Hof', zeilen: [['Schlepper', '46.200,00']] },
  })

const [B, H] = [400, 300]
/** Noise: what has no pattern is as long as it looks, so that a part of it is a part of the picture. */
const bild = (kanaele: 1 | 3 | 4 = 3) =>
  sharp(randomBytes(B * H * kanaele), { raw: { width: B, height: H, channels: kanaele } })

const teilVon = (bytes: Buffer, anteil: number) => bytes.subarray(0, Math.floor(bytes.length * anteil))

const chunk = (art: string, inhalt: Buffer) => {
  const daten = Buffer.concat([Buffer.from(art), inhalt])
  const [laenge, summe] = [inhalt.length, crc32(daten)].map((zahl) => {
    const vier = Buffer.alloc(4)
    vier.writeUInt32BE(zahl)
    return vier
  })
  return Buffer.concat([laenge ?? daten, daten, summe ?? daten])
}

/** A picture that says how large it is, and holds nothing. */
const bombe = (breite: number, hoehe: number) => {
  const kopf = Buffer.alloc(13)
  kopf.writeUInt32BE(breite)
  kopf.writeUInt32BE(hoehe, 4)
  kopf[8] = 1
  const anfang = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    anfang,
    chunk('IHDR', kopf),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const GANZE: readonly (readonly [string, Dateityp, () => Buffer | Promise<Buffer>])[] = [
  ['a PDF of one page', PDF, () => PROBEN.pdf],
  ['a PDF that nobody may print', PDF, () => DRUCKVERBOT],
  ['a PDF as the portal sets it', PDF, gesetzt],
  ['a PDF without a directory', PDF, () => pdf(WURZEL, '<</Type/Pages/Kids[3 0 R]/Count 1>>', SEITE)],
  [
    'a PDF with a wrong directory',
    PDF,
    () => Buffer.from(PROBEN.pdf.toString().replace('xref\n160', 'xref\n9')),
  ],
  ['a PDF without its last line', PDF, () => Buffer.from(PROBEN.pdf.toString().replace('%%EOF\n', ''))],
  ['a PDF with anything behind it', PDF, () => Buffer.concat([PROBEN.pdf, Buffer.alloc(5_000)])],
  ['a JPEG', JPEG, () => bild().jpeg().toBuffer()],
  ['a progressive JPEG', JPEG, () => bild().jpeg({ progressive: true }).toBuffer()],
  ['a grey JPEG', JPEG, () => bild(1).jpeg().toBuffer()],
  ['a JPEG for the press', JPEG, () => bild().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG that lies on its side', JPEG, () => bild().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['a JPEG without its last marker', JPEG, async () => (await bild().jpeg().toBuffer()).subarray(0, -2)],
  [
    'a JPEG with a film behind it',
    JPEG,
    async () => Buffer.concat([await bild().jpeg().toBuffer(), randomBytes(100_000)]),
  ],
  ['a PNG', PNG, () => bild(4).png().toBuffer()],
  ['an interlaced PNG', PNG, () => bild().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', PNG, () => bild().png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', PNG, () => bild().toColourspace('rgb16').png().toBuffer()],
  ['a Word document', DOCX, () => PROBEN.docx],
  ['XML, which is read when it comes', 'application/xml', () => PROBEN.xml],
]

test.each(GANZE)('[S5-04] %s opens', async (_, typ, bytes) =>
  expect(await oeffnen(typ, await bytes())).toBe('geöffnet'),
)

const SCHLECHTE: readonly (readonly [string, Dateityp, string, () => Buffer | Promise<Buffer>])[] = [
  ['nine bytes of a PDF', PDF, 'unvollständig', () => Buffer.from('%PDF-1.4\n')],
  ['a PDF without pages', PDF, 'ohne Seiten', () => pdf(WURZEL, '<</Type/Pages/Kids[]/Count 0>>')],
  ['a PDF that names no pages', PDF, 'unlesbar', () => pdf('<</Type/Catalog>>')],
  ['a PDF whose page is missing', PDF, 'unlesbar', () => pdf(WURZEL, '<</Type/Pages/Kids[9 0 R]/Count 1>>')],
  ['half a PDF', PDF, 'unvollständig', async () => teilVon(await gesetzt(), 0.5)],
  [
    'a PDF whose last change did not come whole',
    PDF,
    'unvollständig',
    () => Buffer.concat([PROBEN.pdf, Buffer.from('3 0 obj<</Type/Page/Par')]),
  ],
  ['a PDF with a password', PDF, 'mit Kennwort', () => MIT_KENNWORT],
  ['a third of a JPEG', JPEG, 'unvollständig', async () => teilVon(await bild().jpeg().toBuffer(), 1 / 3)],
  [
    'half a progressive JPEG',
    JPEG,
    'unvollständig',
    async () => teilVon(await bild().jpeg({ progressive: true }).toBuffer(), 0.5),
  ],
  ['half a PNG', PNG, 'unvollständig', async () => teilVon(await bild().png().toBuffer(), 0.5)],
  [
    'a PNG with a wrong byte',
    PNG,
    'unlesbar',
    async () =>
      (await bild().png().toBuffer()).map((byte, i) => (i === 5_000 ? byte ^ 0xff : byte)) as Buffer,
  ],
  ['a PNG of 50,000 × 50,000 points', PNG, 'zu viele Bildpunkte', () => bombe(50_000, 50_000)],
  ['half a Word document', DOCX, 'unvollständig', () => teilVon(PROBEN.docx, 0.5)],
  [
    'a Word document with a wrong byte',
    DOCX,
    'unlesbar',
    () => PROBEN.docx.map((byte, i) => (i === 50 ? byte ^ 0xff : byte)) as Buffer,
  ],
]

test.each(SCHLECHTE)('[S5-04] %s (%s) is found %s', async (_, typ, oeffnung, bytes) =>
  expect(await oeffnen(typ, Buffer.from(await bytes()))).toBe(oeffnung),
)
