import { inflateSync } from 'node:zlib'
import { Unlesbar } from '../unlesbar.ts'
import { istDict, istListe, type PdfDict, type PdfWert } from './pdfWerte.ts'

/** What may come out of all streams of a file together; an attached invoice has some 20 kB. */
const ENTPACKT_HOECHSTENS = 24 * 1024 * 1024

const paeth = (a: number, b: number, c: number): number => {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** What each filter of a PNG row adds to a byte: left, above, above left. */
const PNG: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >> 1,
  paeth,
]

/** One row, in place: each byte gets back what was left out of it. */
const zeileErgaenzen = (zeile: Buffer, oben: Buffer | undefined, filter: number): void => {
  const dazu = PNG[filter] ?? (() => 0)
  for (let s = 0; s < zeile.length; s += 1) {
    const davor = dazu(zeile[s - 1] ?? 0, oben?.[s] ?? 0, oben?.[s - 1] ?? 0)
    zeile[s] = (zeile[s] ?? 0) + davor
  }
}

/** Undoes PNG prediction (ISO 32000-1, 7.4.4.4), as cross-reference streams are written with. */
const ohneVorhersage = (daten: Buffer, spalten: number): Buffer => {
  const zeilen: Buffer[] = []
  for (let ab = 0; ab + spalten < daten.length; ab += spalten + 1) {
    const zeile = daten.subarray(ab + 1, ab + 1 + spalten)
    zeileErgaenzen(zeile, zeilen.at(-1), daten[ab] ?? 0)
    zeilen.push(zeile)
  }
  return Buffer.concat(zeilen)
}

const hex = (daten: Buffer): Buffer =>
  Buffer.from(daten.toString('latin1').replaceAll(/\s/g, '').split('>')[0] ?? '', 'hex')

const ascii85 = (daten: Buffer): Buffer => {
  const text = (daten.toString('latin1').replaceAll(/\s/g, '').split('~>')[0] ?? '').replaceAll('z', '!!!!!')
  const aus: number[] = []
  for (let i = 0; i < text.length; i += 5) {
    const gruppe = text.slice(i, i + 5)
    const zahl = Buffer.from(gruppe.padEnd(5, 'u')).reduce((n, byte) => n * 85 + byte - 33, 0)
    aus.push(...[zahl >>> 24, zahl >>> 16, zahl >>> 8, zahl].map((b) => b & 255).slice(0, gruppe.length - 1))
  }
  return Buffer.from(aus)
}

const alsListe = (wert: PdfWert | undefined): readonly PdfWert[] => {
  if (wert === undefined || wert === null) return []
  return istListe(wert) ? wert : [wert]
}

const spaltenVon = (parameter: PdfWert | undefined): number | undefined => {
  if (!istDict(parameter)) return undefined
  const vorhersage = parameter.get('Predictor')
  const spalten = parameter.get('Columns') ?? 1
  return typeof vorhersage === 'number' && vorhersage >= 10 && typeof spalten === 'number'
    ? spalten
    : undefined
}

/** Unpacks streams, all of one file within one limit. */
export const entpacker = () => {
  let frei = ENTPACKT_HOECHSTENS

  const inflate = (daten: Buffer): Buffer => {
    try {
      return inflateSync(daten, { maxOutputLength: Math.max(frei, 1) })
    } catch (error) {
      const zuGross = error instanceof RangeError
      throw new Unlesbar(zuGross ? 'zuGross' : 'unlesbar', error)
    }
  }
  const FILTER: Readonly<Record<string, (daten: Buffer, parameter: PdfWert | undefined) => Buffer>> = {
    FlateDecode: (daten, parameter) => {
      const spalten = spaltenVon(parameter)
      const entpackt = inflate(daten)
      return spalten === undefined ? entpackt : ohneVorhersage(entpackt, spalten)
    },
    ASCIIHexDecode: hex,
    ASCII85Decode: ascii85,
  }

  return (dict: PdfDict, daten: Buffer): Buffer => {
    const parameter = alsListe(dict.get('DecodeParms'))
    let aus = daten
    for (const [i, name] of alsListe(dict.get('Filter')).entries()) {
      const filter = typeof name === 'string' ? FILTER[name] : undefined
      if (filter === undefined) throw new Unlesbar('unlesbar')
      aus = filter(aus, parameter[i])
      frei -= aus.length
    }
    return aus
  }
}
