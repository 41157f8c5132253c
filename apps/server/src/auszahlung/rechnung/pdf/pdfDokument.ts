import { Unlesbar } from '../unlesbar.ts'
import { objektLesen, type Laenge, type Objekt } from './pdfObjekt.ts'
import { PdfLeser, Verweis, istDict, type PdfDict, type PdfWert } from './pdfWerte.ts'
import type { Entpacken, Verzeichnis } from './pdfVerzeichnis.ts'

export type PdfDokument = {
  readonly katalog: PdfDict
  /** The value itself, where it was a reference. */
  readonly lesen: (wert: PdfWert | undefined) => PdfWert
  /** The bytes of the stream that is referred to, unpacked. */
  readonly strom: (wert: PdfWert | undefined) => Buffer | undefined
}

/** References may lead to references. */
const KETTE = 20

/** The objects of a file by their numbers. Throws Unlesbar, also for an encrypted file. */
export const pdfOeffnen = (bytes: Buffer, { orte, kopf }: Verzeichnis, entpacken: Entpacken): PdfDokument => {
  if (kopf.has('Encrypt')) throw new Unlesbar('verschluesselt')
  const behaelter = new Map<number, { readonly daten: Buffer; readonly ab: number }>()

  const amOrt = (nr: number): Objekt | undefined => {
    const ort = orte.get(nr)
    if (ort === undefined || 'behaelter' in ort) return undefined
    const gelesen = objektLesen(bytes, ort.stelle, laenge)
    // A directory that is off by one leads to objects, but to others: then the file is searched.
    if (gelesen.nr !== nr) throw new Unlesbar('unlesbar')
    return gelesen
  }
  /** An object stream, unpacked once, and where its first object begins (ISO 32000-1, 7.5.7). */
  const behaelterLesen = (nr: number) => {
    const bekannt = behaelter.get(nr)
    if (bekannt !== undefined) return bekannt
    const strom = amOrt(nr)?.strom
    const ab = strom?.dict.get('First')
    if (strom === undefined || typeof ab !== 'number') throw new Unlesbar('unlesbar')
    const offen = { daten: entpacken(strom.dict, strom.daten), ab }
    behaelter.set(nr, offen)
    return offen
  }
  const imBehaelter = (nr: number, platz: number): PdfWert => {
    const { daten, ab } = behaelterLesen(nr)
    const leser = new PdfLeser(daten, 0)
    for (let i = 0; i < platz * 2 + 1; i += 1) leser.zahl()
    return new PdfLeser(daten, ab + leser.zahl()).wert()
  }
  const objekt = (nr: number): PdfWert => {
    const ort = orte.get(nr)
    if (ort !== undefined && 'behaelter' in ort) return imBehaelter(ort.behaelter, ort.platz)
    return amOrt(nr)?.wert ?? null
  }
  const lesen = (wert: PdfWert | undefined): PdfWert => {
    let jetzt = wert ?? null
    for (let i = 0; jetzt instanceof Verweis; i += 1) {
      if (i > KETTE) throw new Unlesbar('unlesbar')
      jetzt = objekt(jetzt.nr)
    }
    return jetzt
  }
  const laenge: Laenge = (wert) => {
    const zahl = lesen(wert)
    return typeof zahl === 'number' ? zahl : undefined
  }
  const strom = (wert: PdfWert | undefined): Buffer | undefined => {
    const roh = wert instanceof Verweis ? amOrt(wert.nr)?.strom : undefined
    if (roh === undefined) return undefined
    const filter = ['Filter', 'DecodeParms'].map((name) => [name, lesen(roh.dict.get(name))] as const)
    return entpacken(new Map(filter), roh.daten)
  }

  const katalog = lesen(kopf.get('Root'))
  if (!istDict(katalog)) throw new Unlesbar('unlesbar')
  return { katalog, lesen, strom }
}
