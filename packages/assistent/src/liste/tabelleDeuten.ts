import { feldVon } from '@foerderportal/contract/formular/werte'
import { withValueAt } from '@foerderportal/values/path'
import type { Listenwert, Tabellenart, Tabellengruppe, Zugang } from './tabellenart.ts'
import type { Zellen } from './tabelleLesen.ts'
import {
  GRUPPE,
  kopfErkennen,
  ohneKopf,
  quellen,
  spaltenVon,
  vereinfacht,
  type Zuordnung,
} from './tabelleSpalten.ts'
import { zelleLesen } from './zelle.ts'

/** A row of the table: what it would become, or what is to be mended. */
export type Tabellenzeile = {
  /** As the spreadsheet counts it, from 1. */
  readonly nummer: number
  readonly zellen: readonly string[]
  readonly gruppe: Tabellengruppe | undefined
  readonly element: Listenwert | undefined
  readonly fehler: readonly string[]
}

export type Deutung = {
  readonly zuordnung: Zuordnung
  /** The row of heads; undefined where there is none. */
  readonly kopf: readonly string[] | undefined
  readonly zeilen: readonly Tabellenzeile[]
}

/** What the user says of the table. */
export type Tabellenwahl = {
  /** What the columns are. */
  readonly zuordnung?: Zuordnung | undefined
  /** Where the rows belong that do not say it. */
  readonly gruppe?: string | undefined
  /** What the spreadsheet counts the rows as, where others stood between them. */
  readonly nummern?: readonly number[] | undefined
}

type Hole = (spalte: string) => string

/** The group that a cell means: by its title, or the only one that begins so or contains it. */
const gruppeFinden = (text: string, { gruppen, worte }: Tabellenart): Tabellengruppe | string => {
  const gesucht = vereinfacht(text)
  const genau = gruppen.find(({ kennung, titel, wahl }) =>
    [titel, wahl, kennung].map(vereinfacht).includes(gesucht),
  )
  if (genau) return genau
  const passend = (trifft: (name: string) => boolean) =>
    gruppen.filter(({ titel }) => trifft(vereinfacht(titel)))
  const beginnend = passend((name) => name.startsWith(gesucht))
  const treffer = beginnend.length > 0 ? beginnend : passend((name) => name.includes(gesucht))
  const [eine, weitere] = treffer
  if (eine === undefined || gesucht.length < 4) return worte.unbekannt(text)
  if (weitere === undefined) return eine
  return worte.mehrere(
    text,
    treffer.map(({ titel }) => titel),
  )
}

const gruppeVon = (hole: Hole, art: Tabellenart, wahl: Tabellenwahl): Tabellengruppe | string =>
  hole(GRUPPE) === ''
    ? (art.gruppen.find(({ kennung }) => kennung === wahl.gruppe) ?? art.worte.ohneGruppe)
    : gruppeFinden(hole(GRUPPE), art)

/** A new element with what the cells say; what they do not say stays as it is in a new one. */
const elementAus = (hole: Hole, { fragen, neu }: Tabellengruppe) =>
  fragen.reduce<{ readonly element: Listenwert; readonly fehler: readonly string[] }>(
    ({ element, fehler }, frage) => {
      const text = quellen(frage).map(hole).find(Boolean)
      if (text === undefined) return { element, fehler }
      const zelle = zelleLesen(frage.art, text)
      return {
        // What it is, and its id, stay.
        element: withValueAt(element, feldVon(frage).split('.'), zelle.feld) as Listenwert,
        // Which cell is meant, since a row has many.
        fehler: [...fehler, ...zelle.fehler.map((satz) => `${frage.frage}: ${satz}`)],
      }
    },
    { element: neu(), fehler: [] },
  )

/** A row that says nothing, or only its group as in the template. */
const istLeer = (zellen: readonly string[], zuordnung: Zuordnung): boolean =>
  zellen.every((zelle, i) => zelle === '' || zuordnung[i] === GRUPPE || zuordnung[i] === null)

const zeileDeuten =
  (zuordnung: Zuordnung, art: Tabellenart, wahl: Tabellenwahl) =>
  ({ zellen, nummer }: Pick<Tabellenzeile, 'zellen' | 'nummer'>): Tabellenzeile => {
    const hole: Hole = (spalte) => zellen[zuordnung.indexOf(spalte)] ?? ''
    const gruppe = gruppeVon(hole, art, wahl)
    return typeof gruppe === 'string'
      ? { nummer, zellen, gruppe: undefined, element: undefined, fehler: [gruppe] }
      : { nummer, zellen, gruppe, ...elementAus(hole, gruppe) }
  }

/** So many as there is room for are taken; the rest of a group stays with a sentence why. */
const begrenzen = (
  zeilen: readonly Tabellenzeile[],
  { belegt, platz, worte }: Tabellenart,
): Tabellenzeile[] => {
  const voll = new Map(belegt)
  return zeilen.map((zeile) => {
    if (zeile.gruppe === undefined || zeile.fehler.length > 0) return zeile
    const { kennung, titel } = zeile.gruppe
    const stand = voll.get(kennung) ?? 0
    if (stand >= platz.jeGruppe) return { ...zeile, fehler: [worte.voll(titel)] }
    if (!voll.has(kennung) && voll.size >= platz.gruppen) return { ...zeile, fehler: [worte.zuVieleGruppen] }
    voll.set(kennung, stand + 1)
    return zeile
  })
}

/** What the rows of a pasted table mean (N15): each becomes an element, or says what is to be mended. */
export const tabelleDeuten = (tabelle: Zellen, art: Tabellenart, wahl: Tabellenwahl = {}): Deutung => {
  const spalten = spaltenVon(art)
  const [erste = []] = tabelle
  const erkannt = kopfErkennen(erste, spalten)
  const breite = Math.max(0, ...tabelle.map((zellen) => zellen.length))
  const zuordnung = wahl.zuordnung ?? erkannt ?? ohneKopf(breite, spalten)
  const zeilen = tabelle
    .map((zellen, i) => ({ zellen, nummer: wahl.nummern?.[i] ?? i + 1 }))
    .slice(erkannt ? 1 : 0)
    .filter(({ zellen }) => !istLeer(zellen, zuordnung))
    .map(zeileDeuten(zuordnung, art, wahl))
  return { zuordnung, kopf: erkannt && erste, zeilen: begrenzen(zeilen, art) }
}

/** The elements that can be taken over, each with its group. */
export const zugaengeAus = (zeilen: readonly Tabellenzeile[]): Zugang[] =>
  zeilen.flatMap(({ gruppe, element, fehler }) =>
    gruppe && element && fehler.length === 0 ? [{ gruppe: gruppe.kennung, element }] : [],
  )
