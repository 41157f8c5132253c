import { Unlesbar } from '../unlesbar.ts'
import { PdfLeser, istDict, type PdfDict, type PdfWert } from './pdfWerte.ts'

export type Strom = { readonly dict: PdfDict; readonly daten: Buffer }
export type Objekt = { readonly nr: number; readonly wert: PdfWert; readonly strom?: Strom }
/** The length of a stream, which may itself be a reference. */
export type Laenge = (wert: PdfWert | undefined) => number | undefined

/** Where nothing can be looked up yet. */
export const direkteLaenge: Laenge = (wert) => (typeof wert === 'number' ? wert : undefined)

const ENDE = 'endstream'
/** Between the data and its end there may be an end of line. */
const NAH = 2

/** The bytes between 'stream' and 'endstream'; a length that does not lead there is not believed. */
const stromVon = (leser: PdfLeser, dict: PdfDict, laenge: number | undefined): Strom | undefined => {
  if (leser.wort() !== 'stream') return undefined
  const { bytes } = leser
  const ab = leser.stelle + (bytes[leser.stelle] === 13 && bytes[leser.stelle + 1] === 10 ? 2 : 1)
  const genannt = ab + (laenge ?? -1)
  const stimmt = genannt >= ab && bytes.subarray(genannt, genannt + NAH + ENDE.length).includes(ENDE)
  const bis = stimmt ? genannt : bytes.indexOf(ENDE, ab)
  if (bis < 0) throw new Unlesbar('unlesbar')
  return { dict, daten: bytes.subarray(ab, bis) }
}

/** The object that begins at a place: '12 0 obj'. */
export const objektLesen = (bytes: Buffer, stelle: number, laenge: Laenge): Objekt => {
  const leser = new PdfLeser(bytes, stelle)
  const nr = leser.zahl()
  leser.zahl()
  if (leser.wort() !== 'obj') throw new Unlesbar('unlesbar')
  const wert = leser.wert()
  if (!istDict(wert)) return { nr, wert }
  const strom = stromVon(leser, wert, laenge(wert.get('Length')))
  return strom === undefined ? { nr, wert } : { nr, wert, strom }
}
