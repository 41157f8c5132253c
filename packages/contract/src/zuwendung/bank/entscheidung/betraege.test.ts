import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inCent, inEuro } from '../../../shared/geld/betrag.ts'
import { keineBetraege, volleBetraege } from './anfangsbetraege.ts'
import { betraegeFehler, entscheidungssummen, hoechstensCent } from './betraege.ts'
import type { Entscheidungsgegenstand } from './schema.ts'

const gegenstand = (nr: number, angaben: Partial<Entscheidungsgegenstand> = {}): Entscheidungsgegenstand => ({
  gegenstand: `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`,
  name: `Gegenstand ${nr}`,
  kategorie: 'B.1',
  klasse: 'mulchpflanzmaschine',
  kosten: 48_200,
  satz: 40,
  beantragt: 19_280,
  nachtrag: null,
  ...angaben,
})
const GRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }
const G = gegenstand(1)
const angabe = (foerderfaehig: number, bewilligt: number, g = G) => ({
  gegenstand: g.gegenstand,
  foerderfaehig,
  bewilligt,
})

describe('[S9-04] amounts of a decision', () => {
  const ZEILEN = [
    ['all that was applied for', angabe(48_200, 19_280), null],
    ['nothing', angabe(0, 0), null],
    ['less of the cost, its share to the cent', angabe(46_200, 18_480), null],
    ['less than the share', angabe(46_200, 1), null],
    ['a cent above the share', angabe(46_200, 18_480.01), 'bewilligt'],
    ['a cent above what was applied for', angabe(48_200, 19_280.01), 'bewilligt'],
    ['a cent more cost than there is', angabe(48_200.01, 0), 'foerderfaehig'],
  ] as const
  test.each(ZEILEN)('%s', (_, eine, feld) => {
    expect(betraegeFehler([G], [eine], GRENZEN).map(({ pfad }) => pfad)).toEqual(
      feld === null ? [] : [`betraege.0.${feld}`],
    )
  })

  test('the cap of an item and of the application hold, whatever was applied for', () => {
    const teuer = [1, 2].map((nr) => gegenstand(nr, { kosten: 900_000, satz: 65, beantragt: 300_000 }))
    const voll = volleBetraege(teuer)
    expect(betraegeFehler(teuer, voll, GRENZEN)).toEqual([
      {
        pfad: 'betraege.0.bewilligt',
        text: 'Aus Kosten, Satz und Obergrenze folgen höchstens 200.000,00\u00a0€.',
      },
      {
        pfad: 'betraege.1.bewilligt',
        text: 'Aus Kosten, Satz und Obergrenze folgen höchstens 200.000,00\u00a0€.',
      },
      { pfad: 'betraege', text: 'Je Antrag werden höchstens 500.000,00\u00a0€ bewilligt.' },
    ])
  })

  test('an item of another application, or the same one twice, is refused', () => {
    const fremd = angabe(0, 0, gegenstand(9))
    const doppelt = [angabe(0, 0), angabe(0, 0)]
    expect(betraegeFehler([G], [fremd], GRENZEN).map(({ pfad }) => pfad)).toEqual(['betraege.0.gegenstand'])
    expect(betraegeFehler([G], doppelt, GRENZEN).map(({ pfad }) => pfad)).toEqual(['betraege.1.gegenstand'])
  })

  test('sums are made in cents', () => {
    const drei = [1, 2, 3].map((nr) => gegenstand(nr, { kosten: 0.3, beantragt: 0.1, satz: 40 }))
    expect(entscheidungssummen(drei, volleBetraege(drei))).toEqual({
      kostenCent: 90,
      foerderfaehigCent: 90,
      beantragtCent: 30,
      bisherCent: 0,
      bewilligtCent: 30,
      wegfallCent: 0,
    })
    expect(entscheidungssummen(drei, keineBetraege(drei)).wegfallCent).toBe(30)
  })
})

const cent = (min: number, max: number) => fc.integer({ min, max })
/** An application with what somebody typed for it: mostly at the edge, below, on and above it. */
const EINGABE = fc
  .record({
    jeGegenstand: cent(1, 5_000_000),
    jeAntrag: cent(1, 12_000_000),
    zeilen: fc.array(
      fc.record({
        kostenCent: cent(0, 20_000_000),
        satz: fc.constantFrom(30, 33.33, 40, 50, 65),
        beantragtTeil: cent(0, 1_000),
        foerderfaehigTeil: cent(0, 1_200),
        amRand: cent(-2, 2),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ jeGegenstand, jeAntrag, zeilen }) => {
    const grenzen = { jeGegenstand: inEuro(jeGegenstand), jeAntrag: inEuro(jeAntrag) }
    const paare = zeilen.map(({ kostenCent, satz, beantragtTeil, foerderfaehigTeil, amRand }, i) => {
      const beantragt = inEuro(Math.floor((kostenCent * beantragtTeil) / 1_000))
      const g = gegenstand(i + 1, { kosten: inEuro(kostenCent), satz, beantragt })
      const foerderfaehigCent = Math.floor((kostenCent * foerderfaehigTeil) / 1_000)
      const hoechstens = hoechstensCent(g, foerderfaehigCent, grenzen)
      return { g, eine: angabe(inEuro(foerderfaehigCent), inEuro(Math.max(0, hoechstens + amRand)), g) }
    })
    return { grenzen, gegenstaende: paare.map(({ g }) => g), betraege: paare.map(({ eine }) => eine) }
  })

test('[S9-04] whatever is typed: what is taken is never above what was applied for, the share or a cap', () => {
  let angenommen = 0
  fc.assert(
    fc.property(EINGABE, ({ grenzen, gegenstaende, betraege }) => {
      if (betraegeFehler(gegenstaende, betraege, grenzen).length > 0) return
      angenommen++
      for (const [i, g] of gegenstaende.entries()) {
        const [bewilligt, foerderfaehig] = [betraege[i]?.bewilligt ?? 0, betraege[i]?.foerderfaehig ?? 0].map(
          inCent,
        )
        expect(bewilligt).toBeLessThanOrEqual(Math.min(inCent(g.beantragt), inCent(grenzen.jeGegenstand)))
        expect(foerderfaehig).toBeLessThanOrEqual(inCent(g.kosten))
        // To the cent, without the arithmetic of the rule itself.
        expect((bewilligt ?? 0) * 10_000).toBeLessThanOrEqual((foerderfaehig ?? 0) * Math.round(g.satz * 100))
      }
      const { bewilligtCent, beantragtCent } = entscheidungssummen(gegenstaende, betraege)
      expect(bewilligtCent).toBeLessThanOrEqual(Math.min(beantragtCent, inCent(grenzen.jeAntrag)))
    }),
    { numRuns: 2_000 },
  )
  expect(angenommen).toBeGreaterThan(50)
})
