import { expect, test } from 'vitest'
import { daten, formular, maschine } from '../../testing/testFormular.ts'
import { gelesenesIn, istStelle } from './gelesenes.ts'
import { geaenderteStellen, geleseneDateien, liestStelle } from './lesen.ts'

const M1 = '30000000-0000-4000-8000-000000000001'
const M2 = '30000000-0000-4000-8000-000000000002'
const eins = maschine({ id: M1 })
const mit = (...maschinen: ReturnType<typeof maschine>[]) =>
  formular({
    foerdergegenstandSeiten: [
      { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: maschinen },
    ],
  })
const OHNE = new Map<string, string>()

const GROESSE = { stellen: ['produktgruppenDaten.umsatz', 'produktgruppenDaten.bilanzsumme'], dokumente: [] }
const PREIS = { stellen: ['foerdergegenstaende.*.anschaffungskostenNettoEinzeln'], dokumente: [] }
const ANGEBOTE = { stellen: [], dokumente: ['dokumentAngebot'] }
const LISTE = { stellen: ['foerdergegenstandSeiten'], dokumente: [] }
const SVLFG = { stellen: [], dokumente: ['beitragsBescheideSvlfg'] }
const BETRAG = { stellen: ['foerdergegenstaende.*.zuwendungsBetrag'], dokumente: [] }

test.each<[string, { stellen: string[]; dokumente: string[] }, string, boolean]>([
  ['its place', GROESSE, 'produktgruppenDaten.umsatz', true],
  ['another place', GROESSE, 'produktgruppenDaten.finanzamt', false],
  ['a whole page', { stellen: ['unternehmen'], dokumente: [] }, 'unternehmen.unternehmenAdresse.ort', true],
  ['each item', PREIS, `foerdergegenstaende.${M1}.anschaffungskostenNettoEinzeln`, true],
  ['another answer of an item', PREIS, `foerdergegenstaende.${M1}.anbieter`, false],
  ['which items there are', PREIS, 'foerdergegenstandSeiten', true],
  ['a sum that it does not read', PREIS, 'foerdergegenstandSeiten.zuschuss', false],
  ['a sum, where it reads which items there are', LISTE, 'foerdergegenstandSeiten.zuschuss', false],
  ['which items there are, by their files', ANGEBOTE, 'foerdergegenstandSeiten', true],
  ['which items there are, where it reads none', GROESSE, 'foerdergegenstandSeiten', false],
  ['a kind of files', SVLFG, 'dokumente.beitragsBescheideSvlfg', true],
  ['another kind', SVLFG, 'dokumente.sonstige', false],
  ['the files of each machine', ANGEBOTE, `foerdergegenstaende.${M1}.dokumentAngebot`, true],
  ['another file of a machine', ANGEBOTE, `foerdergegenstaende.${M1}.dokumentHerstellerBestaetigung`, false],
])('[S9-07] a point reads %s', (_, gelesen, stelle, ja) => {
  expect(liestStelle(gelesen, stelle)).toBe(ja)
})

test('[S9-07] a point lists its places of every item in the order of the questions, its files in its own', () => {
  const f = mit(eins, maschine({ id: M2 }))
  const gelesen = {
    stellen: ['foerdergegenstaende.*.anbieter', 'foerdergegenstaende.*.hersteller', 'unternehmen.rechtsform'],
    dokumente: ['dokumentAngebot', 'beitragsBescheideSvlfg'],
  }
  expect(gelesenesIn(gelesen, f).map(({ pfad }) => pfad)).toEqual([
    'unternehmen.rechtsform',
    ...[M1, M2].flatMap((id) => [
      `foerdergegenstaende.${id}.hersteller`,
      `foerdergegenstaende.${id}.anbieter`,
    ]),
  ])
  expect(geleseneDateien(gelesen, f).map(({ wozu }) => wozu)).toEqual([
    'Angebot Beispielwerk MP 300',
    'Angebot Beispielwerk MP 300',
    'Beitragsbescheide der SVLFG',
  ])
})

test('[A-13] another turnover changes its place and nothing else', () => {
  const vorher = mit(eins)
  const nachher = { ...vorher, produktgruppenDaten: daten({ umsatz: 120_000 }) }
  const stellen = geaenderteStellen(vorher, nachher, OHNE)
  expect(stellen).toEqual(['produktgruppenDaten.umsatz'])
  expect(stellen.some((s) => liestStelle(GROESSE, s))).toBe(true)
  expect(stellen.some((s) => liestStelle(PREIS, s))).toBe(false)
})

test('[S9-07] a price changes what follows from it, for those who read that', () => {
  const stellen = geaenderteStellen(
    mit(eins),
    mit({ ...eins, anschaffungskostenNettoEinzeln: 9_000, zuwendungsBetrag: 3_600 }),
    OHNE,
  )
  expect([PREIS, BETRAG, ANGEBOTE].map((g) => stellen.some((s) => liestStelle(g, s)))).toEqual([
    true,
    true,
    false,
  ])
})

test('[A-14] the same bytes under another name are no change; other bytes are', () => {
  const datei = (uuid: string) => ({ uuid, dateiname: `${uuid}.pdf` })
  const mitDateien = (...uuids: string[]) => mit({ ...eins, dokumentAngebot: uuids.map(datei) })
  const summen = new Map([
    ['a', 'sha-1'],
    ['b', 'sha-1'],
    ['c', 'sha-2'],
  ])
  const unterschied = (vorher: string[], nachher: string[]) =>
    geaenderteStellen(mitDateien(...vorher), mitDateien(...nachher), summen)
  expect(unterschied(['a'], ['b'])).toEqual([])
  expect(unterschied(['a', 'c'], ['c', 'b'])).toEqual([])
  expect(unterschied(['a'], ['c'])).toEqual([`foerdergegenstaende.${M1}.dokumentAngebot`])
  expect(unterschied(['a'], ['a', 'c'])).toEqual([`foerdergegenstaende.${M1}.dokumentAngebot`])
})

test('[S9-07] what is computed and which items there are can be read, too', () => {
  const gelesen = {
    stellen: [
      'foerdergegenstandSeiten',
      'foerdergegenstandSeiten.kosten',
      'foerdergegenstaende.*.zuwendungsBetrag',
    ],
    dokumente: [],
  }
  expect(gelesenesIn(gelesen, mit(eins))).toEqual([
    { pfad: 'foerdergegenstandSeiten', frage: 'Fördergegenstände', antwort: 'B.1: Beispielwerk MP 300' },
    {
      pfad: `foerdergegenstaende.${M1}.zuwendungsBetrag`,
      frage: 'Voraussichtlicher Zuschuss (Beispielwerk MP 300)',
      antwort: '4.000,00\u00a0€',
    },
    {
      pfad: 'foerdergegenstandSeiten.kosten',
      frage: 'Gesamtkosten aller Fördergegenstände',
      antwort: '10.000,00\u00a0€',
    },
  ])
})

test('[S9-07] evidence can name every place of the form, and no other', () => {
  const f = mit(eins)
  for (const stelle of [
    'produktgruppenDaten.umsatz',
    'dokumente.sonstige',
    `foerdergegenstaende.${M1}.anzahl`,
  ])
    expect(istStelle(f, stelle)).toBe(true)
  for (const stelle of ['produktgruppenDaten', 'x', `foerdergegenstaende.${M2}.anzahl`, 'constructor'])
    expect(istStelle(f, stelle)).toBe(false)
})
