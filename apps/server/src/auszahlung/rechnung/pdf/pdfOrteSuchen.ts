import { Unlesbar } from '../unlesbar.ts'
import { direkteLaenge, objektLesen, type Objekt } from './pdfObjekt.ts'
import { PdfLeser, Verweis, istDict, type PdfDict, type PdfWert } from './pdfWerte.ts'
import type { Entpacken, Ort, Verzeichnis } from './pdfVerzeichnis.ts'

const ZIFFER = /\d/
const OBJEKTE = 200_000

/** The place where '12 0' before an ' obj' begins; undefined where no two numbers stand there. */
const anfangVor = (bytes: Buffer, obj: number): number | undefined => {
  const davor = bytes.toString('latin1', Math.max(0, obj - 20), obj)
  const treffer = /(\d{1,10})\s+\d{1,5}\s*$/.exec(davor)
  return treffer === null ? undefined : obj - davor.length + treffer.index
}

function* anfaenge(bytes: Buffer): Generator<number, void> {
  for (let obj = bytes.indexOf('obj'); obj >= 0; obj = bytes.indexOf('obj', obj + 3)) {
    const anfang = anfangVor(bytes, obj)
    if (anfang !== undefined && ZIFFER.test(String.fromCharCode(bytes[anfang] ?? 0))) yield anfang
  }
}

const versuchen = (bytes: Buffer, stelle: number): Objekt | undefined => {
  try {
    return objektLesen(bytes, stelle, direkteLaenge)
  } catch {
    return undefined
  }
}

const inhaltVon = ({ wert, strom }: Objekt, entpacken: Entpacken): number[] => {
  if (strom === undefined || !istDict(wert)) return []
  const anzahl = wert.get('N')
  if (wert.get('Type') !== 'ObjStm' || typeof anzahl !== 'number') return []
  const leser = new PdfLeser(entpacken(strom.dict, strom.daten), 0)
  return Array.from({ length: Math.min(anzahl, OBJEKTE) }, () => {
    const nr = leser.zahl()
    leser.zahl()
    return nr
  })
}

/** The last trailer that names a root, or else the catalogue itself. */
const kopfSuchen = (bytes: Buffer, katalog: number | undefined): PdfDict => {
  for (let ab = bytes.lastIndexOf('trailer'); ab > 0; ab = bytes.lastIndexOf('trailer', ab - 1)) {
    const kopf = new PdfLeser(bytes, ab + 'trailer'.length).wert()
    if (istDict(kopf) && kopf.has('Root')) return kopf
  }
  if (katalog === undefined) throw new Unlesbar('unlesbar')
  return new Map<string, PdfWert>([['Root', new Verweis(katalog)]])
}

/** Where the objects of a file are whose directory is damaged: each is looked for; of two the later one counts. */
export const orteSuchen = (bytes: Buffer, entpacken: Entpacken): Verzeichnis => {
  const orte = new Map<number, Ort>()
  let kopf: PdfDict | undefined
  let katalog: number | undefined
  for (const stelle of anfaenge(bytes)) {
    const objekt = versuchen(bytes, stelle)
    if (objekt === undefined) continue
    if (orte.size > OBJEKTE) throw new Unlesbar('zuGross')
    orte.set(objekt.nr, { stelle })
    for (const [platz, nr] of inhaltVon(objekt, entpacken).entries())
      orte.set(nr, { behaelter: objekt.nr, platz })
    if (!istDict(objekt.wert)) continue
    if (objekt.wert.get('Type') === 'Catalog') katalog = objekt.nr
    if (objekt.wert.get('Type') === 'XRef' && objekt.wert.has('Root')) kopf = objekt.wert
  }
  return { orte, kopf: kopf ?? kopfSuchen(bytes, katalog) }
}
