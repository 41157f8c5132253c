import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Pages whose content is read; a document goes wrong at its end or everywhere. */
const AM_ANFANG = 40
const AM_ENDE = 10

/**
 * Whether a file stops before its end, as after a copy that was broken off. pdf.js, as every viewer, then shows what it
 * finds, so that half a document looks whole. A whole one ends with its directory (ISO 32000-1, 7.5.5); what is begun
 * behind the last end is a change, or the main part of a document for the web, that did not come whole.
 */
const bricktAb = (bytes: Buffer): boolean => {
  const ende = Math.max(bytes.lastIndexOf('%%EOF'), bytes.lastIndexOf('startxref'))
  return ende < 0 || /\d\s+\d+\s+obj\b/.test(bytes.subarray(ende).toString('latin1'))
}

/** For drawing only, which nobody does here: without them pdf.js loads a whole canvas (35 MB). */
const ohneLeinwand = (): void => {
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Object.assign(globalThis, { [name]: class {} })
}

/** What is read of a page is what a viewer draws, without pictures: their pixels alone would take a minute (ADR 0101). */
const OHNE_BILDER = {
  maxImageSize: 1,
  useWasm: false,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  enableXfa: false,
  stopAtErrors: false,
  verbosity: 0,
}

/** Turns every page; the first and the last are read. */
const blaettern = async (dokument: PDFDocumentProxy): Promise<void> => {
  for (let nummer = 1; nummer <= dokument.numPages; nummer += 1) {
    const seite = await dokument.getPage(nummer)
    if (nummer <= AM_ANFANG || nummer > dokument.numPages - AM_ENDE) await seite.getOperatorList()
    seite.cleanup()
  }
}

const befundZu = (error: unknown): Oeffnung => {
  // Not the document's doing: the process has no memory left.
  if (error instanceof RangeError) throw error
  return error instanceof Error && error.name === 'PasswordException' ? 'mit Kennwort' : 'unlesbar'
}

/** Opens a PDF as a viewer does, without a password: one that only its changing needs keeps nobody from reading. */
export const pdfOeffnen = async (bytes: Buffer): Promise<Oeffnung> => {
  if (bricktAb(bytes)) return 'unvollständig'
  ohneLeinwand()
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const aufgabe = getDocument({ data: new Uint8Array(bytes), ...OHNE_BILDER })
  try {
    const dokument = await aufgabe.promise
    if (dokument.numPages === 0) return 'ohne Seiten'
    await blaettern(dokument)
    return 'geöffnet'
  } catch (error) {
    return befundZu(error)
  } finally {
    await aufgabe.destroy()
  }
}
