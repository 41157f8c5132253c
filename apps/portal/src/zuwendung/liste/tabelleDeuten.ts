import type {
  FoerdergegenstandKlasse,
  Foerderprogramm,
} from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'
import {
  FREITEXT_ZEICHEN,
  GEGENSTAENDE_JE_KLASSE,
  KLASSEN_JE_ANTRAG,
  NAME_ZEICHEN,
} from '@foerderportal/contract/zuwendung/grenzen'
import { neuerGegenstand, type GegenstandWerte, type SeiteWerte } from '../gegenstand/gegenstandWerte.ts'
import type { Zellen } from './tabelleLesen.ts'
import {
  kopfErkennen,
  ohneKopf,
  SPALTEN,
  vereinfacht,
  type Spalte,
  type Zuordnung,
} from './tabelleSpalten.ts'
import { BETRAG, GANZZAHL, TAG, type Lesart } from '../seite/werte.ts'

/** A class with the category that it belongs to. */
export type Angebot = { readonly kategorie: string; readonly klasse: FoerdergegenstandKlasse }

/** A row of the table: what it would become, or what is to be mended. */
export type Zeile = {
  /** As the spreadsheet counts it, from 1. */
  readonly nummer: number
  readonly zellen: readonly string[]
  readonly angebot: Angebot | undefined
  readonly gegenstand: GegenstandWerte | undefined
  readonly fehler: readonly string[]
}

export type Deutung = {
  readonly zuordnung: Zuordnung
  /** The row of heads; undefined where there is none. */
  readonly kopf: readonly string[] | undefined
  readonly zeilen: readonly Zeile[]
}

export type Umgebung = {
  readonly kategorien: readonly Foerderprogramm[]
  readonly seiten: readonly SeiteWerte[]
  /** What the user says the columns are. */
  readonly zuordnung?: Zuordnung | undefined
  /** Id of the class of rows that name none. */
  readonly klasse?: string | undefined
}

const LAENGEN = {
  hersteller: NAME_ZEICHEN,
  typBezeichnung: NAME_ZEICHEN,
  anbieter: NAME_ZEICHEN,
  beschreibung: FREITEXT_ZEICHEN,
} as const

const angebote = (kategorien: readonly Foerderprogramm[]): Angebot[] =>
  kategorien.flatMap((k) => k.foerdergegenstandKlassen.map((klasse) => ({ kategorie: k.id, klasse })))

const namen = ({ kategorie, klasse }: Angebot) =>
  [klasse.titel, `${kategorie}${klasse.titel}`, klasse.id].map(vereinfacht)

/** The class of the Positivliste that a cell means: by its title, or the only one that begins so or contains it. */
const klasseFinden = (text: string, alle: readonly Angebot[]): Angebot | string => {
  const gesucht = vereinfacht(text)
  const genau = alle.find((a) => namen(a).includes(gesucht))
  if (genau) return genau
  const passend = (trifft: (name: string) => boolean) =>
    alle.filter((a) => trifft(vereinfacht(a.klasse.titel)))
  const beginnend = passend((name) => name.startsWith(gesucht))
  const treffer = beginnend.length > 0 ? beginnend : passend((name) => name.includes(gesucht))
  const [einer, weiterer] = treffer
  if (einer === undefined || gesucht.length < 4)
    return `Die Klasse „${text}“ steht nicht in Ihrer Positivliste. Schreiben Sie sie wie in der Vorlage.`
  if (weiterer === undefined) return einer
  return `Zu „${text}“ passen mehrere Klassen: ${treffer.map((a) => a.klasse.titel).join(', ')}. Nennen Sie eine davon.`
}

/** The text of a cell as the field would show it, or what is wrong with it. */
const lesen = <W>(
  lesart: Lesart<W>,
  text: string,
): { readonly text: string; readonly fehler: readonly string[] } => {
  if (text === '') return { text, fehler: [] }
  const gelesen = lesart.lesen(text)
  return gelesen.ok
    ? { text: lesart.schreiben(gelesen.wert), fehler: [] }
    : { text, fehler: [gelesen.fehler] }
}

/** '48.500,00 €' and '48500 EUR' are the same amount. */
const ohneWaehrung = (text: string): string => text.replaceAll(/\s|€|EUR/gi, '')
/** '2027-06-01', as some programs write a day. */
const deutscherTag = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')

const zuLang = (hole: (spalte: Spalte) => string): string[] =>
  (Object.keys(LAENGEN) as (keyof typeof LAENGEN)[]) // keys of the literal above
    .filter((spalte) => hole(spalte).length > LAENGEN[spalte])
    .map((spalte) => `Kürzen Sie: ${SPALTEN[spalte]}, höchstens ${LAENGEN[spalte]} Zeichen.`)

const anzahlFehler = (text: string): string[] =>
  text === '' || /^([1-9]\d{0,2})$/.test(text) ? [] : ['Geben Sie eine Anzahl von 1 bis 999 ein.']

const alsGegenstand = (hole: (spalte: Spalte) => string, { klasse }: Angebot) => {
  const preis = lesen(BETRAG, ohneWaehrung(hole('preis')))
  const kauf = lesen(TAG, deutscherTag(hole('kauf')))
  const anzahl = lesen(GANZZAHL, hole('anzahl') || '1')
  const neu = neuerGegenstand(klasse)
  if (neu.type === 'Beratungsdienstleistung')
    return {
      gegenstand: { ...neu, bezeichnung: hole('typBezeichnung') || hole('beschreibung'), kosten: preis.text },
      fehler: [...zuLang(hole), ...preis.fehler],
    }
  return {
    gegenstand: {
      ...neu,
      hersteller: hole('hersteller'),
      typBezeichnung: hole('typBezeichnung'),
      beschreibung: hole('beschreibung'),
      anbieter: hole('anbieter'),
      anzahl: anzahl.text,
      anschaffungskostenNettoEinzeln: preis.text,
      anschaffungsZeitpunkt: kauf.text,
    },
    // What can't be read is no count from 1 to 999 either: one sentence says both.
    fehler: [...zuLang(hole), ...anzahlFehler(anzahl.text), ...preis.fehler, ...kauf.fehler],
  }
}

const holer = (zellen: readonly string[], zuordnung: Zuordnung) => (spalte: Spalte) =>
  zellen[zuordnung.indexOf(spalte)] ?? ''

/** A row that says nothing, or only the class as in the template. */
const istLeer = (zellen: readonly string[], zuordnung: Zuordnung): boolean =>
  zellen.every((zelle, i) => zelle === '' || zuordnung[i] === 'klasse' || zuordnung[i] === null)

const zeileDeuten = (zellen: readonly string[], nummer: number, zuordnung: Zuordnung, u: Umgebung): Zeile => {
  const hole = holer(zellen, zuordnung)
  const alle = angebote(u.kategorien)
  const angebot =
    hole('klasse') === ''
      ? (alle.find((a) => a.klasse.id === u.klasse) ?? 'Nennen Sie eine Klasse aus der Positivliste.')
      : klasseFinden(hole('klasse'), alle)
  if (typeof angebot === 'string')
    return { nummer, zellen, angebot: undefined, gegenstand: undefined, fehler: [angebot] }
  const { gegenstand, fehler } = alsGegenstand(hole, angebot)
  return { nummer, zellen, angebot, gegenstand, fehler }
}

/** So many as there is room for are taken; the rest of a class stays with a sentence why. */
const begrenzen = (zeilen: readonly Zeile[], seiten: readonly SeiteWerte[]): Zeile[] => {
  const belegt = new Map(seiten.map((s) => [s.foerdergegenstandKlasse, s.foerdergegenstaende.length]))
  return zeilen.map((zeile) => {
    if (zeile.angebot === undefined || zeile.fehler.length > 0) return zeile
    const { id, titel } = zeile.angebot.klasse
    const stand = belegt.get(id) ?? 0
    if (stand >= GEGENSTAENDE_JE_KLASSE)
      return {
        ...zeile,
        fehler: [`In der Klasse ${titel} sind höchstens ${GEGENSTAENDE_JE_KLASSE} möglich.`],
      }
    if (stand === 0 && !belegt.has(id) && belegt.size >= KLASSEN_JE_ANTRAG)
      return { ...zeile, fehler: [`Es sind höchstens ${KLASSEN_JE_ANTRAG} Klassen möglich.`] }
    belegt.set(id, stand + 1)
    return zeile
  })
}

/** What the rows of a pasted table mean (N15): each becomes an item, or says what is to be mended. */
export const tabelleDeuten = (zellen: Zellen, umgebung: Umgebung): Deutung => {
  const [erste = []] = zellen
  const erkannt = kopfErkennen(erste)
  const breite = Math.max(0, ...zellen.map((zeile) => zeile.length))
  const zuordnung = umgebung.zuordnung ?? erkannt ?? ohneKopf(breite)
  const zeilen = zellen
    .map((zeile, i) => ({ zeile, nummer: i + 1 }))
    .slice(erkannt ? 1 : 0)
    .filter(({ zeile }) => !istLeer(zeile, zuordnung))
    .map(({ zeile, nummer }) => zeileDeuten(zeile, nummer, zuordnung, umgebung))
  return { zuordnung, kopf: erkannt && erste, zeilen: begrenzen(zeilen, umgebung.seiten) }
}

/** The rows that can be taken over, in their classes. */
export const alsSeiten = (zeilen: readonly Zeile[]): SeiteWerte[] =>
  zeilen.flatMap(({ angebot, gegenstand, fehler }) =>
    angebot && gegenstand && fehler.length === 0
      ? [
          {
            kategorie: angebot.kategorie,
            foerdergegenstandKlasse: angebot.klasse.id,
            foerdergegenstaende: [gegenstand],
          },
        ]
      : [],
  )
