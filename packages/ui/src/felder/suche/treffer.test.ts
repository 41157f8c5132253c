import { describe, expect, test } from 'vitest'
import { genauerTreffer, gezeigte, gruppen, trefferIn, zerlegen } from './treffer.ts'

const GERICHTE = [
  'Amtsgericht Frankfurt am Main',
  'Amtsgericht Frankfurt (Oder)',
  'Amtsgericht Köln',
  'Frankenberg',
  'Gießen',
  'Wałęsa-Stiftung',
].map((text, stelle) => ({ wert: String(stelle), text }))
const texte = (eingabe: string) => trefferIn(GERICHTE, eingabe).map((treffer) => treffer.text)

describe('[S10-06] trefferIn', () => {
  test.each([
    ['frank', ['Frankenberg', 'Amtsgericht Frankfurt am Main', 'Amtsgericht Frankfurt (Oder)']],
    ['koln', ['Amtsgericht Köln']],
    ['Koeln', ['Amtsgericht Köln']],
    ['Köln  Amtsgericht', ['Amtsgericht Köln']],
    ['oder, frankfurt', ['Amtsgericht Frankfurt (Oder)']],
    ['walesa', ['Wałęsa-Stiftung']],
    ['☺', []],
    ['KÖLN', ['Amtsgericht Köln']],
    ['giess', ['Gießen']],
    ['oder', ['Amtsgericht Frankfurt (Oder)']],
    ['furt', []],
    ['Berlin', []],
  ])('%j finds %j', (eingabe, erwartet) => {
    expect(texte(eingabe)).toEqual(erwartet)
  })

  test('nothing typed shows everything', () => {
    expect(texte(' ')).toHaveLength(GERICHTE.length)
  })

  test('below headings they keep their order, and a heading finds what stands below it', () => {
    const liste = [
      { wert: 'a', text: 'Amt am Dom', gruppe: 'Köln' },
      { wert: 'b', text: 'Dom', gruppe: 'Köln' },
      { wert: 'c', text: 'Römer', gruppe: 'Frankfurt' },
    ]
    const werte = (eingabe: string) => trefferIn(liste, eingabe).map(({ wert }) => wert)
    expect([werte('dom'), werte('koeln'), werte('frankfurt romer'), werte('köln römer')]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['c'],
      [],
    ])
    expect(gruppen(trefferIn(liste, 'a')).map(([gruppe]) => gruppe)).toEqual(['Köln'])
    expect(gezeigte(Array.from({ length: 50 }, (_, i) => ({ wert: `${i}`, text: '' })))).toHaveLength(40)
  })

  test('genauerTreffer takes no half text', () => {
    expect([genauerTreffer(GERICHTE, 'giessen')?.wert, genauerTreffer(GERICHTE, 'gies')?.wert]).toEqual([
      '4',
      undefined,
    ])
  })
})

test.each([
  ['aue', 'Aue'],
  ['AU', 'Au'],
  ['koeln', 'Köln'],
  ['KOLN', 'Köln'],
  ['walesa', 'Wałęsa'],
  ['Kö', undefined],
  ['Lindaue', undefined],
  ['Lindenauer', undefined],
])('[S10-06] the entry that is exactly „%s“ is %s: nobody’s text becomes another name', (text, erwartet) => {
  const orte = ['Au', 'Aue', 'Köln', 'Wałęsa', 'Lindau', 'Lindenaur'].map((ort) => ({ wert: ort, text: ort }))
  expect(genauerTreffer(orte, text)?.wert).toBe(erwartet)
})

describe('zerlegen', () => {
  const gesucht = (text: string, worte: readonly string[]) =>
    zerlegen(text, worte)
      .map((stueck) => (stueck.gesucht ? `[${stueck.text}]` : stueck.text))
      .join('')

  test.each([
    ['Müllerstraße', ['mueller'], '[Müller]straße'],
    ['Müllerstraße', ['muller'], '[Müller]straße'],
    ['Müllerstraße', ['Müll'], '[Müll]erstraße'],
    ['Muellerstraße', ['müller'], '[Mueller]straße'],
    ['Wałęsa', ['wales'], '[Wałęs]a'],
    ['Mu\u0308llerweg', ['mü'], '[Mu\u0308]llerweg'],
    ['Große Straße', ['stras', 'grosse'], '[Große] [Straß]e'],
    ['Frankfurt am Main', ['frankfurt am'], '[Frankfurt am] Main'],
    ['Am Hamm', ['am'], '[Am] Hamm'],
    ['24937 Flensburg', ['24937', 'fl'], '[24937] [Fl]ensburg'],
    ['Gießen', ['köln'], 'Gießen'],
    ['Gießen', ['', '.*'], 'Gießen'],
    ['شارع النيل', ['شارع'], '[شارع] النيل'],
  ])('%s, typed %j: %s', (text, worte, erwartet) => {
    expect(gesucht(text, worte)).toBe(erwartet)
  })
})
