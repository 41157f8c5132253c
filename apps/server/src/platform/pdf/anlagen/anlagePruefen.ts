import {
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFStream,
  decodePDFRawStream,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { liste, name } from './struktur.ts'

/** An A4 page in points, and what printers of PDFs round. */
const [BREITE, HOEHE] = [595.28, 841.89]
const RUNDUNG = 2
const SEITEN_HOECHSTENS = 100

type Frage = readonly [satz: string, stimmt: (pdf: PDFDocument) => boolean]

const metadaten = ({ catalog }: PDFDocument): string => {
  const strom = catalog.lookup(name('Metadata'))
  return strom instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(strom).decode()).toString('utf8') : ''
}

/** 'part' and 'conformance' stand as elements or as attributes. */
const angabe = (xmp: string, was: string): string =>
  new RegExp(`pdfaid:${was}(?:>|=["'])\\s*(\\w+)`).exec(xmp)?.[1] ?? ''

/** Level A of parts 1 to 3: archived and tagged; the notice is of part 3, which takes in all that they allow. */
const istPdfA = (pdf: PDFDocument): boolean => {
  const xmp = metadaten(pdf)
  return /^[123]$/.test(angabe(xmp, 'part')) && angabe(xmp, 'conformance').toUpperCase() === 'A'
}

const istGetaggt = ({ catalog }: PDFDocument): boolean =>
  catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.lookupMaybe(name('Marked'), PDFBool)?.asBoolean() ===
    true && catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.has(name('K')) === true

/** Colours are those of the notice: three channels. */
const hatBildschirmfarben = ({ catalog, context }: PDFDocument): boolean =>
  liste(catalog.lookup(name('OutputIntents'))).every((absicht) => {
    const dict = context.lookup(absicht)
    const profil = dict instanceof PDFDict ? dict.lookup(name('DestOutputProfile')) : undefined
    return !(profil instanceof PDFStream) || profil.dict.lookupMaybe(name('N'), PDFNumber)?.asNumber() === 3
  })

const traegtNichts = ({ catalog }: PDFDocument): boolean =>
  !['AcroForm', 'OCProperties', 'AF', 'OpenAction', 'AA'].some((eintrag) => catalog.has(name(eintrag))) &&
  catalog.lookupMaybe(name('Names'), PDFDict)?.has(PDFName.of('EmbeddedFiles')) !== true

const istA4 = (pdf: PDFDocument): boolean =>
  pdf.getPages().every((seite) => {
    const { width, height } = seite.getSize()
    return Math.abs(width - BREITE) < RUNDUNG && Math.abs(height - HOEHE) < RUNDUNG
  })

const FRAGEN: readonly Frage[] = [
  [
    'ist kein PDF/A-1a, -2a oder -3a. Exportieren Sie sie als PDF/A mit Tags, damit der Bescheid archiviert und vorgelesen werden kann.',
    (pdf) => istPdfA(pdf) && istGetaggt(pdf),
  ],
  ['nutzt Druckfarben (CMYK). Exportieren Sie sie mit den Farben sRGB.', hatBildschirmfarben],
  ['enthält ein Formular, Ebenen, eine Aktion oder weitere Dateien. Exportieren Sie sie ohne.', traegtNichts],
  ['hat Seiten, die nicht A4 im Hochformat sind: Gedruckt würde sie verkleinert.', istA4],
  [
    `hat keine oder mehr als ${SEITEN_HOECHSTENS} Seiten.`,
    (pdf) => pdf.getPageCount() > 0 && pdf.getPageCount() <= SEITEN_HOECHSTENS,
  ],
]

/** Why a PDF can't stand behind the pages of a notice, each the end of a sentence that begins with its name. */
export const anlagePruefen = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true }).catch(
    () => undefined,
  )
  // Of a file without a catalogue the library says nothing.
  if (!(pdf?.catalog instanceof PDFDict))
    return ['ist kein lesbares PDF, oder sie ist mit einem Passwort geschützt.']
  return FRAGEN.filter(([, stimmt]) => !stimmt(pdf)).map(([satz]) => satz)
}
