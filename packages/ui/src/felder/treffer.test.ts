import { describe, expect, test } from 'vitest'
import { genauerTreffer, trefferIn } from './treffer.ts'

const GERICHTE = [
  'Amtsgericht Frankfurt am Main',
  'Amtsgericht Frankfurt (Oder)',
  'Amtsgericht Köln',
  'Frankenberg',
  'Gießen',
].map((text, stelle) => ({ wert: String(stelle), text }))
const texte = (eingabe: string) => trefferIn(GERICHTE, eingabe).map((treffer) => treffer.text)

describe('trefferIn', () => {
  test.each([
    ['frank', ['Frankenberg', 'Amtsgericht Frankfurt am Main', 'Amtsgericht Frankfurt (Oder)']],
    ['koln', ['Amtsgericht Köln']],
    ['Koeln', ['Amtsgericht Köln']],
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

  test('genauerTreffer takes no half text', () => {
    expect([genauerTreffer(GERICHTE, 'giessen')?.wert, genauerTreffer(GERICHTE, 'gies')?.wert]).toEqual([
      '4',
      undefined,
    ])
  })
})
