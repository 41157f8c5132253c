import { describe, expect, test } from 'vitest'
import { definitionAus, FRAGE, jedeArt } from '../testing/fragen.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'
import { bedingungInWorten } from './bedingungWorte.ts'
import { alleFragen } from '../weg/weg.ts'
import { Definition, type Fragedefinition } from '../definition/definitionSchema.ts'
import { definitionPruefen } from './definitionPruefen.ts'

const wahl = FRAGE.AuswahlFrage('f0')
const mehrfach = FRAGE.MehrfachAuswahlFrage('f1')
const dezimal = FRAGE.DezimalFrage('f2')
const gruppe = FRAGE.DezimalGruppeFrage('f3')
const text = FRAGE.FreitextFrage('f4')
const rang = FRAGE.PrioritaetFrage('f5')
const prozent = FRAGE.ProzentualeAufteilungFrage('f6')
const wenn = (...teile: Teilbedingung[]): Fragebedingung => ({ verknuepfung: 'ALLE', teile })
const option = (frage: string, optionen: string[], gewaehlt = true): Teilbedingung => ({
  art: 'OPTION',
  frage,
  optionen,
  gewaehlt,
})
const zahl = (frage: string, von: number | null, bis: number | null, teil: string | null = null) =>
  ({ art: 'ZAHL', frage, teil, von, bis }) as const
const mit = <F extends Fragedefinition>(frage: F, mehr: Partial<F>): F => ({ ...frage, ...mehr })
const befunde = (fragen: readonly Fragedefinition[], mehr: Partial<Definition> = {}) =>
  definitionPruefen(definitionAus(fragen, mehr)).map(({ pfad, text: was }) => `${pfad}: ${was}`)

test('[S8-01] a definition with all seven kinds has nothing against it', () => {
  expect(definitionPruefen(jedeArt())).toEqual([])
})

describe('[S9-05] what keeps a version from being published', () => {
  test.each<[string, Fragedefinition[], Partial<Definition>, RegExp]>([
    ['no question', [], { bloecke: [] }, /^: Der Fragebogen hat kein Ende, denn er hat keine Frage/],
    ['no text at the end', [wahl], { endeSeiteTexte: ['  '] }, /kein Ende: Schreiben Sie einen Text/],
    ['no title', [wahl], { titel: '' }, /Titel/],
    ['a question without a text', [mit(wahl, { fragetexte: [''] })], {}, /^f0: Schreiben Sie den Text/],
    ['the same id twice', [wahl, mit(mehrfach, { id: 'f0' })], {}, /^f0: Zwei Blöcke oder Fragen/],
    [
      'a circle: each waits for the other',
      [mit(wahl, { wenn: wenn(option('f1', ['o0'])) }), mit(mehrfach, { wenn: wenn(option('f0', ['o0'])) })],
      {},
      /^f0: .*im Kreis/,
    ],
    ['itself', [mit(wahl, { wenn: wenn(option('f0', ['o0'])) })], {}, /^f0: .*im Kreis/],
    ['a question that is gone', [mit(wahl, { wenn: wenn(option('weg', ['o0'])) })], {}, /nicht mehr gibt/],
    [
      'an option that was removed',
      [wahl, mit(mehrfach, { wenn: wenn(option('f0', ['o9'])) })],
      {},
      /^f1: Die Bedingung nennt eine Antwort auf „Frage f0“, die es dort nicht mehr gibt/,
    ],
    ['another kind', [text, mit(wahl, { wenn: wenn(zahl('f4', 1, 2)) })], {}, /passt nicht zur Art/],
    [
      'two options at once',
      [wahl, mit(text, { wenn: wenn(option('f0', ['o0']), option('f0', ['o1'])) })],
      {},
      /^f4: Diese Frage wird nie gestellt/,
    ],
    [
      'a contradiction three deep',
      [
        wahl,
        mit(mehrfach, { wenn: wenn(option('f0', ['o0'])) }),
        mit(dezimal, { wenn: wenn(option('f1', ['o1'])) }),
        mit(text, { wenn: wenn(zahl('f2', 3, null), option('f0', ['o1', 'o2'])) }),
      ],
      {},
      /^f4: Diese Frage wird nie gestellt/,
    ],
    [
      'beyond the limits of the number',
      [dezimal, mit(text, { wenn: wenn(zahl('f2', 501, null)) })],
      {},
      /^f4: Diese Frage wird nie gestellt/,
    ],
    [
      'two values both first',
      [
        rang,
        mit(text, {
          wenn: wenn(
            { art: 'RANG', frage: 'f5', wert: 'w0', bis: 1 },
            { art: 'RANG', frage: 'f5', wert: 'w1', bis: 1 },
          ),
        }),
      ],
      {},
      /nie gestellt/,
    ],
    ['one option to choose from', [mit(wahl, { optionen: [] })], {}, /^f0: Niemand kann diese Frage/],
    [
      'the same option twice',
      [mit(wahl, { optionen: wahl.optionen.map((o) => ({ ...o, text: 'Gleich' })) })],
      {},
      /steht zweimal/,
    ],
    ['no number between', [mit(dezimal, { min: 1.2, max: 1.4, nachkommastellen: 0 })], {}, /liegt keine/],
    ['an entry without numbers', [mit(gruppe, { eintraege: [] })], {}, /mindestens eine Zahl/],
    ['longer than it may be', [mit(text, { laengeMin: 10, laengeMax: 5 })], {}, /Länge/],
    ['nothing to rank', [mit(rang, { werte: [] })], {}, /zwei Punkte/],
    ['nothing to share', [mit(prozent, { anteile: [] })], {}, /zwei Anteile/],
  ])('%s', (_, fragen, mehr, erwartet) => {
    expect(befunde(fragen, mehr).join('\n')).toMatch(erwartet)
  })

  test('a condition on a block counts for its questions', () => {
    const nie = wenn(option('f0', ['o0']), option('f0', ['o0'], false))
    const block = { titel: 'Block', kommentare: [], kontexte: [], wenn: null }
    const bloecke = [
      { ...block, id: 'b0', fragen: [wahl] },
      { ...block, id: 'b1', wenn: nie, fragen: [text] },
    ]
    expect(befunde([], { bloecke })).toEqual([
      'f4: Diese Frage wird nie gestellt: Ihre Bedingungen widersprechen sich.',
    ])
  })

  test('more conditions than can be worked out claim nothing, and take no time', () => {
    const eine: Fragebedingung = {
      verknuepfung: 'EINE',
      teile: Array.from({ length: 10 }, () => option('f0', ['o0', 'o1'])),
    }
    const fragen = [wahl, ...Array.from({ length: 60 }, (_, i) => mit(wahl, { id: `x${i}`, wenn: eine }))]
    expect(befunde(fragen)).toEqual([])
  })
})

test('[S8-01] a paragraph of 10,000 characters is kept, one more is not; an id has no signs', () => {
  const lang = (laenge: number) => jedeArt({ kommentare: ['x'.repeat(laenge)] })
  expect(Definition.safeParse(lang(10_000)).success).toBe(true)
  expect(Definition.safeParse(lang(10_001)).success).toBe(false)
  expect(Definition.safeParse(definitionAus([mit(wahl, { id: 'a.b' })])).success).toBe(false)
})

test('[S9-05] a condition reads as a sentence', () => {
  const alle = alleFragen(jedeArt())
  const sagen = (...teile: Teilbedingung[]) => bedingungInWorten(wenn(...teile), alle)
  expect(sagen(option('f0', ['o0', 'o2']))).toBe('wenn „Frage f0“ ist „f0: Antwort 0“ oder „f0: Antwort 2“')
  expect(sagen(zahl('f2', 1, null), { art: 'BEANTWORTET', frage: 'f4', ja: false })).toBe(
    'wenn „Frage f2“ ist mindestens 1 und „Frage f4“ ist nicht beantwortet',
  )
  expect(sagen(zahl('f2', 1950, null))).toBe('wenn „Frage f2“ ist mindestens 1.950')
  const jahre = alleFragen(definitionAus([mit(dezimal, { einheit: null })]))
  expect(bedingungInWorten(wenn(zahl('f2', 1950, 2030)), jahre)).toBe('wenn „Frage f2“ ist 1950 bis 2030')
  expect(sagen({ art: 'RANG', frage: 'f5', wert: 'w1', bis: 1 })).toBe(
    'wenn „Frage f5“ hat „Ziel 1“ an erster Stelle',
  )
  expect(sagen(option('weg', ['o0']))).toContain('gibt es nicht mehr')
  expect(bedingungInWorten(null, alle)).toBeNull()
})
