import { expect, test } from 'vitest'
import type { Ergebnis, Punktstand, Vorschlag } from './ergebnis.ts'
import { PUNKTSTAENDE, PUNKT_ANZEIGE } from './ergebnis.ts'
import { fehltNoch, geltender, istBeantwortet, standVon, type Vermerklage } from './stand.ts'

const vermerk = (angaben: Partial<Vermerklage>): Vermerklage => ({
  ergebnis: 'ERFUELLT',
  text: '',
  gestrichen: false,
  ueberholt: false,
  ...angaben,
})
const SAGT_JA: Vorschlag = { ergebnis: 'ERFUELLT', text: 'Passt.' }
const HINWEIS: Vorschlag = { ergebnis: null, text: 'Lesen Sie nach.' }
const vermerkBei: Ergebnis[] = ['NICHT_ERFUELLT', 'NICHT_ANWENDBAR']

test.each<[string, Vorschlag | null, Partial<Vermerklage>[], Punktstand]>([
  ['nobody has looked', null, [], 'OFFEN'],
  ['a rule has an answer', SAGT_JA, [], 'VORGESCHLAGEN'],
  ['a rule has a hint only', HINWEIS, [], 'OFFEN'],
  ['answered', null, [{}], 'ERFUELLT'],
  [
    'answered otherwise than the rule says',
    SAGT_JA,
    [{ ergebnis: 'NICHT_ERFUELLT', text: 'x' }],
    'NICHT_ERFUELLT',
  ],
  ['opened again', SAGT_JA, [{}, { ergebnis: null }], 'OFFEN'],
  ['no, without a reason', null, [{ ergebnis: 'NICHT_ERFUELLT', text: ' ' }], 'OFFEN'],
  ['does not apply, without a reason', null, [{ ergebnis: 'NICHT_ANWENDBAR' }], 'OFFEN'],
  [
    'does not apply, with a reason',
    null,
    [{ ergebnis: 'NICHT_ANWENDBAR', text: 'Kein Moor.' }],
    'NICHT_ANWENDBAR',
  ],
  ['the latest counts', null, [{}, { ergebnis: 'NICHT_ERFUELLT', text: 'x' }], 'NICHT_ERFUELLT'],
  ['struck through', null, [{}, { ergebnis: 'NICHT_ERFUELLT', text: 'x', gestrichen: true }], 'ERFUELLT'],
  ['all struck through', SAGT_JA, [{ gestrichen: true }], 'VORGESCHLAGEN'],
  ['about something that has changed', null, [{ ueberholt: true }], 'ERNEUT_PRUEFEN'],
  [
    'about something that has changed, whatever the rule says',
    SAGT_JA,
    [{ ueberholt: true }],
    'ERNEUT_PRUEFEN',
  ],
  ['answered again after the change', null, [{ ueberholt: true }, {}], 'ERFUELLT'],
])('[S9-07] %s', (_, vorschlag, vermerke, stand) => {
  expect(standVon({ vermerkBei, vorschlag, vermerke: vermerke.map(vermerk) })).toBe(stand)
})

test('[S9-07] answered is what a person has answered of what was sent last; each stand has a word', () => {
  expect(PUNKTSTAENDE.filter(istBeantwortet)).toEqual(['ERFUELLT', 'NICHT_ERFUELLT', 'NICHT_ANWENDBAR'])
  expect(new Set(PUNKTSTAENDE.map((s) => PUNKT_ANZEIGE[s].wort)).size).toBe(PUNKTSTAENDE.length)
  expect(geltender([vermerk({ gestrichen: true })])).toBeUndefined()
  expect(fehltNoch(vermerkBei, vermerk({ ergebnis: 'NICHT_ERFUELLT' }))).toBe(
    'Zu „Nicht erfüllt“ gehört ein Vermerk: Schreiben Sie, warum.',
  )
  expect(fehltNoch(vermerkBei, vermerk({}))).toBeNull()
})
