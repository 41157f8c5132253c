import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'

/** What a column can contain, in the order of the template. */
export const SPALTEN = {
  klasse: 'Klasse',
  hersteller: 'Hersteller',
  typBezeichnung: 'Typbezeichnung',
  beschreibung: 'Beschreibung',
  anbieter: 'Anbieter',
  anzahl: 'Anzahl',
  preis: 'Nettopreis für ein Stück',
  kauf: 'Geplanter Kauf',
} as const
export type Spalte = keyof typeof SPALTEN
export type Zuordnung = readonly (Spalte | null)[]

export const SPALTEN_NAMEN = Object.keys(SPALTEN) as readonly Spalte[] // keys of the literal above

/** Small letters and figures alone: 'Händler (Ort)' and 'Haendler' are 'handler'. */
export const vereinfacht = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/([aou])e/g, '$1')

/** How people head their columns. */
const UEBLICH: Readonly<Record<Spalte, readonly string[]>> = {
  klasse: ['klasse', 'art', 'artdesfordergegenstands', 'fordergegenstand', 'maschine', 'gerat'],
  hersteller: ['hersteller', 'marke', 'fabrikat'],
  typBezeichnung: ['typbezeichnung', 'typ', 'modell', 'bezeichnung', 'wozuwerdensieberaten'],
  beschreibung: ['beschreibung', 'bemerkung', 'erlauterung'],
  anbieter: ['anbieter', 'handler', 'lieferant'],
  anzahl: ['anzahl', 'stuck', 'stuckzahl', 'menge'],
  preis: [
    'nettopreisfureinstuck',
    'nettopreis',
    'preis',
    'preisnetto',
    'einzelpreis',
    'nettokosten',
    'kosten',
  ],
  kauf: ['geplanterkauf', 'kauf', 'kaufdatum', 'kaufam', 'datum', 'anschaffung', 'anschaffungszeitpunkt'],
}

const spalteVon = (kopf: string): Spalte | null =>
  SPALTEN_NAMEN.find((spalte) => UEBLICH[spalte].includes(vereinfacht(kopf))) ?? null

/** The columns that a row of heads names, each once; undefined for a row that is none. */
export const kopfErkennen = (zeile: readonly string[]): Zuordnung | undefined => {
  const gefunden = zeile.map(spalteVon)
  const einmal = gefunden.map((spalte, i) => (gefunden.indexOf(spalte) === i ? spalte : null))
  return einmal.filter((spalte) => spalte !== null).length >= 2 ? einmal : undefined
}

/** Without heads: the order of the template. */
export const ohneKopf = (breite: number): Zuordnung =>
  Array.from({ length: breite }, (_, i) => SPALTEN_NAMEN[i] ?? null)

/** What is chosen for a column that is to be left out. */
export const NICHTS = 'nichts'
const istSpalte = (text: string | undefined): text is Spalte => text !== undefined && text in SPALTEN

/** What the user says of a column goes before what it was taken for; all others stay, but none is named twice. */
export const mitWahl = (erkannt: Zuordnung, gewaehlt: readonly (string | undefined)[]): Zuordnung =>
  gewaehlt.map((wahl, i) => {
    if (istSpalte(wahl)) return wahl
    const spalte = erkannt[i] ?? null
    return wahl === NICHTS || spalte === null || gewaehlt.includes(spalte) ? null : spalte
  })

/** A CSV file to fill in: the heads, and a row for each class that can be applied for. */
export const vorlage = (kategorien: readonly Foerderprogramm[]): string => {
  const klassen = kategorien.flatMap((k) => k.foerdergegenstandKlassen.map(({ titel }) => titel))
  const leer = ';'.repeat(SPALTEN_NAMEN.length - 1)
  const zeilen = [Object.values(SPALTEN).join(';'), ...klassen.map((titel) => `${titel}${leer}`)]
  // Excel takes a file for UTF-8 when it begins so.
  return `\uFEFF${zeilen.join('\r\n')}\r\n`
}
