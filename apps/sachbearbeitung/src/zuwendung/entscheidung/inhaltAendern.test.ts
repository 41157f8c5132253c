import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { expect, test } from 'vitest'
import { mitArt, mitBewilligt, mitFoerderfaehig, mitWert, ohneBaustein } from './inhaltAendern.ts'

const G = {
  gegenstand: 'g',
  name: 'Mulcher',
  kategorie: 'B.1',
  klasse: 'm',
  kosten: 48_200,
  satz: 40,
  beantragt: 19_280,
  nachtrag: null,
}
const GRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }
const VOLL: EntscheidungInhalt = {
  art: 'BEWILLIGUNG',
  betraege: [{ gegenstand: 'g', foerderfaehig: 48_200, bewilligt: 19_280 }],
  bausteine: [{ code: 'T-101', werte: {} }],
}

test('[S9-04] less of the cost: what was granted as far as possible follows, a smaller amount stays', () => {
  expect(mitFoerderfaehig(G, 46_200, GRENZEN)(VOLL).betraege[0]?.bewilligt).toBe(18_480)
  const kleiner = mitBewilligt('g', 1_000)(VOLL)
  expect(mitFoerderfaehig(G, 46_200, GRENZEN)(kleiner).betraege[0]?.bewilligt).toBe(1_000)
  expect(mitFoerderfaehig(G, 1_000, GRENZEN)(kleiner).betraege[0]?.bewilligt).toBe(400)
})

test('[S9-04] another kind begins with all or nothing, and keeps the modules', () => {
  const abgelehnt = mitArt('ABLEHNUNG', [G])(VOLL)
  expect(abgelehnt).toEqual({
    art: 'ABLEHNUNG',
    betraege: [{ gegenstand: 'g', foerderfaehig: 0, bewilligt: 0 }],
    bausteine: VOLL.bausteine,
  })
  expect(mitArt('BEWILLIGUNG', [G])(abgelehnt)).toEqual(VOLL)
})

test('[S9-04] a value is set, changed and taken away; a module that stands there by itself gets one', () => {
  const mit = mitWert('T-004', 'ende', '2027-11-23')(VOLL)
  expect(mit.bausteine).toEqual([
    { code: 'T-101', werte: {} },
    { code: 'T-004', werte: { ende: '2027-11-23' } },
  ])
  expect(mitWert('T-004', 'ende', undefined)(mit).bausteine[1]?.werte).toEqual({})
  expect(ohneBaustein('T-101')(mit).bausteine).toEqual([{ code: 'T-004', werte: { ende: '2027-11-23' } }])
})
