import { Unlesbar } from '../unlesbar.ts'
import { direkteLaenge, objektLesen, type Strom } from './pdfObjekt.ts'
import { PdfLeser, istDict, istListe, type PdfDict, type PdfWert } from './pdfWerte.ts'

/** Where an object is: at a place in the file, or in an object stream. */
export type Ort = { readonly stelle: number } | { readonly behaelter: number; readonly platz: number }
export type Verzeichnis = { readonly orte: ReadonlyMap<number, Ort>; readonly kopf: PdfDict }
export type Entpacken = (dict: PdfDict, daten: Buffer) => Buffer

/** A file has a part for each time that it was changed. */
const TEILE = 200
const OBJEKTE = 500_000

/** A table of entries (ISO 32000-1, 7.5.4), then its trailer. What a newer part said of an object stays. */
const tabelleLesen = (leser: PdfLeser, orte: Map<number, Ort>): PdfDict => {
  for (let wort = leser.wort(); wort !== 'trailer'; wort = leser.wort()) {
    const ab = Number(wort || 'nichts')
    const anzahl = leser.zahl()
    if (!Number.isInteger(ab) || orte.size + anzahl > OBJEKTE) throw new Unlesbar('unlesbar')
    for (let nr = ab; nr < ab + anzahl; nr += 1) {
      const stelle = leser.zahl()
      leser.zahl()
      if (leser.wort() === 'n' && !orte.has(nr)) orte.set(nr, { stelle })
    }
  }
  const kopf = leser.wert()
  if (!istDict(kopf)) throw new Unlesbar('unlesbar')
  return kopf
}

const zahlen = (wert: PdfWert | undefined): number[] =>
  istListe(wert) ? wert.filter((zahl) => typeof zahl === 'number') : []

/** Widths of the three fields of an entry; Node reads at most six bytes as a number, more than any file needs. */
const breitenVon = (dict: PdfDict): readonly [number, number, number] => {
  const [art = 0, erstes = 0, zweites = 0] = zahlen(dict.get('W'))
  if ([art, erstes, zweites].some((breite) => breite < 0 || breite > 6) || art + erstes + zweites === 0)
    throw new Unlesbar('unlesbar')
  return [art, erstes, zweites]
}

/** Numbers of the objects that a stream speaks of, in its order. */
function* nummern(dict: PdfDict): Generator<number, void> {
  const bereiche = zahlen(dict.get('Index') ?? [0, dict.get('Size') ?? 0])
  for (let b = 0; b + 1 < bereiche.length; b += 2)
    for (let i = 0; i < (bereiche[b + 1] ?? 0); i += 1) yield (bereiche[b] ?? 0) + i
}

/** The same as a stream (7.5.8). */
const verweisstromLesen = ({ dict, daten }: Strom, orte: Map<number, Ort>): void => {
  const [wArt, wErstes, wZweites] = breitenVon(dict)
  const breite = wArt + wErstes + wZweites
  let ab = 0
  for (const nr of nummern(dict)) {
    if (ab + breite > daten.length || orte.size > OBJEKTE) return
    const feld = (von: number, weite: number, sonst: number) =>
      weite === 0 ? sonst : daten.readUIntBE(von, weite)
    const art = feld(ab, wArt, 1)
    const erstes = feld(ab + wArt, wErstes, 0)
    const zweites = feld(ab + wArt + wErstes, wZweites, 0)
    if (art === 1 && !orte.has(nr)) orte.set(nr, { stelle: erstes })
    if (art === 2 && !orte.has(nr)) orte.set(nr, { behaelter: erstes, platz: zweites })
    ab += breite
  }
}

const teilLesen = (bytes: Buffer, stelle: number, orte: Map<number, Ort>, entpacken: Entpacken): PdfDict => {
  const leser = new PdfLeser(bytes, stelle)
  if (leser.wort() === 'xref') return tabelleLesen(leser, orte)
  const { strom } = objektLesen(bytes, stelle, direkteLaenge)
  if (strom === undefined) throw new Unlesbar('unlesbar')
  verweisstromLesen({ dict: strom.dict, daten: entpacken(strom.dict, strom.daten) }, orte)
  return strom.dict
}

/** Where the objects are, as the end of the file says, the newest part first. */
export const verzeichnisLesen = (bytes: Buffer, entpacken: Entpacken): Verzeichnis => {
  const ende = bytes.lastIndexOf('startxref')
  if (ende < 0) throw new Unlesbar('unlesbar')
  const orte = new Map<number, Ort>()
  const gelesen = new Set<number>()
  const anstehend = [new PdfLeser(bytes, ende + 'startxref'.length).zahl()]
  let kopf: PdfDict | undefined
  for (let stelle = anstehend.shift(); stelle !== undefined; stelle = anstehend.shift()) {
    if (gelesen.has(stelle)) continue
    if (gelesen.size > TEILE) throw new Unlesbar('zuGross')
    gelesen.add(stelle)
    const teil = teilLesen(bytes, stelle, orte, entpacken)
    kopf ??= teil
    anstehend.push(...zahlen([teil.get('XRefStm') ?? null, teil.get('Prev') ?? null]))
  }
  if (kopf === undefined) throw new Unlesbar('unlesbar')
  return { orte, kopf }
}
