import { Unlesbar } from '../unlesbar.ts'
import { pdfOeffnen, type PdfDokument } from './pdfDokument.ts'
import { entpacker } from './pdfFilter.ts'
import { orteSuchen } from './pdfOrteSuchen.ts'
import { verzeichnisLesen } from './pdfVerzeichnis.ts'
import { Verweis, istDict, istListe, type PdfDict, type PdfWert } from './pdfWerte.ts'

export type Anhang = { readonly name: string; readonly bytes: Buffer }

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

/** What an attachment is called; of its two names the old one may be the only telling one. */
const namenVon = (dict: PdfDict, { lesen }: PdfDokument): string[] =>
  ['UF', 'F'].map((feld) => textVon(lesen(dict.get(feld))))

/** Where the bytes of an attachment are: a stream is always referred to. */
const quelleVon = (dict: PdfDict, { lesen }: PdfDokument): Verweis | undefined => {
  const dateien = lesen(dict.get('EF'))
  if (!istDict(dateien)) return undefined
  return [dateien.get('F'), dateien.get('UF')].find((wert) => wert instanceof Verweis)
}

/** Each once, though it is named twice: as embedded and as associated. */
const mitEndung = (bytes: Buffer, suchen: typeof verzeichnisLesen, endung: RegExp): Anhang[] => {
  const entpacken = entpacker()
  const dokument = pdfOeffnen(bytes, suchen(bytes, entpacken), entpacken)
  const gesehen = new Set<number>()
  return angaben(dokument).flatMap((dict) => {
    const name = namenVon(dict, dokument).find((einer) => endung.test(einer))
    const quelle = quelleVon(dict, dokument)
    if (name === undefined || quelle === undefined || gesehen.has(quelle.nr)) return []
    gesehen.add(quelle.nr)
    const inhalt = dokument.strom(quelle)
    return inhalt === undefined ? [] : [{ name, bytes: inhalt }]
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
