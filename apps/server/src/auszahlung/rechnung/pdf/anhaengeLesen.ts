import { Unlesbar } from '../unlesbar.ts'
import { pdfOeffnen, type PdfDokument } from './pdfDokument.ts'
import { entpacker } from './pdfFilter.ts'
import { orteSuchen } from './pdfOrteSuchen.ts'
import { verzeichnisLesen } from './pdfVerzeichnis.ts'
import { istDict, istListe, type PdfDict, type PdfWert } from './pdfWerte.ts'

export type Anhang = { readonly name: string; readonly bytes: Buffer }
type Gefunden = { readonly name: string; readonly dict: PdfDict }

/** A tree of names is some five deep, and a file has few attachments. */
const TIEFE = 20
const ANHAENGE = 500

/** A string for people: UTF-16 with its mark, UTF-8 with its own, or one byte a letter (ISO 32000-1, 7.9.2). */
const textVon = (wert: PdfWert): string => {
  if (typeof wert === 'string') return wert
  if (!Buffer.isBuffer(wert)) return ''
  if (wert[0] === 0xfe && wert[1] === 0xff) return Buffer.from(wert.subarray(2)).swap16().toString('utf16le')
  return wert.toString(wert[0] === 0xef && wert[1] === 0xbb ? 'utf8' : 'latin1')
}

/** File specifications of the names of a document, and those that it is associated with (PDF/A-3). */
const angaben = ({ katalog, lesen }: PdfDokument): PdfDict[] => {
  const gefunden: PdfDict[] = []
  const nehmen = (wert: PdfWert | undefined) => {
    const dict = lesen(wert)
    if (istDict(dict) && gefunden.length < ANHAENGE) gefunden.push(dict)
  }
  const gehen = (wert: PdfWert | undefined, tiefe: number) => {
    const ast = lesen(wert)
    if (!istDict(ast) || tiefe > TIEFE || gefunden.length >= ANHAENGE) return
    const namen = lesen(ast.get('Names'))
    if (istListe(namen)) for (let i = 1; i < namen.length; i += 2) nehmen(namen[i])
    const kinder = lesen(ast.get('Kids'))
    if (istListe(kinder)) for (const kind of kinder) gehen(kind, tiefe + 1)
  }
  const namen = lesen(katalog.get('Names'))
  if (istDict(namen)) gehen(namen.get('EmbeddedFiles'), 0)
  const verbunden = lesen(katalog.get('AF'))
  if (istListe(verbunden)) verbunden.forEach(nehmen)
  return gefunden
}

const mitNamen = (dict: PdfDict, { lesen }: PdfDokument): Gefunden => ({
  name: textVon(lesen(dict.get('UF'))) || textVon(lesen(dict.get('F'))),
  dict,
})

const bytesVon = ({ dict }: Gefunden, { lesen, strom }: PdfDokument): Buffer | undefined => {
  const dateien = lesen(dict.get('EF'))
  return istDict(dateien) ? (strom(dateien.get('F')) ?? strom(dateien.get('UF'))) : undefined
}

const mitEndung = (bytes: Buffer, suchen: typeof verzeichnisLesen, endung: RegExp): Anhang[] => {
  const entpacken = entpacker()
  const dokument = pdfOeffnen(bytes, suchen(bytes, entpacken), entpacken)
  const gesehen = new Set<string>()
  return angaben(dokument).flatMap((dict) => {
    const gefunden = mitNamen(dict, dokument)
    if (!endung.test(gefunden.name) || gesehen.has(gefunden.name)) return []
    gesehen.add(gefunden.name)
    const inhalt = bytesVon(gefunden, dokument)
    return inhalt === undefined ? [] : [{ name: gefunden.name, bytes: inhalt }]
  })
}

/** Attachments of a PDF whose names end so; a file whose directory is damaged is searched. Throws Unlesbar. */
export const anhaengeLesen = (bytes: Buffer, endung: RegExp): Anhang[] => {
  try {
    return mitEndung(bytes, verzeichnisLesen, endung)
  } catch (error) {
    if (!(error instanceof Unlesbar) || error.grund !== 'unlesbar') throw error
    return mitEndung(bytes, orteSuchen, endung)
  }
}
