import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Foerdergegenstand, FoerdergegenstandSeite } from '../kern/antragsformular/foerdergegenstand.ts'
import { gesamtkostenCent, summen, zuFinanzierenCent, zuwendungCent, zuwendungenBerechnen } from './rules.ts'
import { GRENZEN, QUOTEN, maschine } from '../testing/testFormular.ts'

const beratung = (kosten: number | null): Foerdergegenstand => ({ type: 'Beratungsdienstleistung', kosten })

describe('[R3.2-04] net cost of an item', () => {
  test.each([
    [maschine({ anzahl: 3, anschaffungskostenNettoEinzeln: 19.99 }), 5_997],
    [maschine({ anzahl: 1, anschaffungskostenNettoEinzeln: 0.1 }), 10],
    [maschine({ anzahl: 999, anschaffungskostenNettoEinzeln: 999_999_999.99 }), 99_899_999_999_001],
    [maschine({ anzahl: null }), null],
    [maschine({ anschaffungskostenNettoEinzeln: null }), null],
    [beratung(333.33), 33_333],
    [beratung(null), null],
  ])('case %#: %j costs %s cents', (g, cent) => expect(gesamtkostenCent(g)).toBe(cent))
})

describe('[S4-02] grant of an item', () => {
  test.each([
    ['rounded down to the cent', 0.03, 40, 1],
    ['a third of a cent is nothing', 0.01, 33.33, 0],
    ['rate with decimals', 100, 33.33, 3_333],
    ['exactly at the cap', 500_000, 40, 20_000_000],
    ['a cent above the cap', 500_000.03, 40, 20_000_000],
    ['the largest sum that fits in the form', 999_999_999.99, 100, 20_000_000],
    ['no rate', 1_000, 0, 0],
  ])('%s', (_, einzeln, prozent, cent) =>
    expect(zuwendungCent(maschine({ anschaffungskostenNettoEinzeln: einzeln }), prozent, GRENZEN)).toBe(cent),
  )

  test('large sums stay exact where the product exceeds 2^53', () => {
    // Computed in floating point this one comes out a cent short.
    const g = maschine({ anzahl: 998, anschaffungskostenNettoEinzeln: 600_000_000.06 })
    expect(gesamtkostenCent(g)).toBe(59_880_000_005_988)
    expect(zuwendungCent(g, 50, { jeGegenstand: 1e12, jeAntrag: 1e12 })).toBe(29_940_000_002_994)
  })
})

const seite = (klasse: string, ...foerdergegenstaende: Foerdergegenstand[]): FoerdergegenstandSeite => ({
  foerdergegenstandKlasse: klasse,
  foerdergegenstaende,
})
const betraege = (seiten: FoerdergegenstandSeite[]) =>
  seiten.flatMap((s) => (s.foerdergegenstaende ?? []).map((g) => g.zuwendungsBetrag))

describe('[S4-02] grant of an application', () => {
  const teuer = maschine({ anschaffungskostenNettoEinzeln: 450_000 })
  test('what the cap cuts off falls on the last items in page order', () => {
    const seiten = [
      seite('mulch', teuer, teuer),
      seite('raupe', maschine(), teuer),
      seite('mulch', maschine()),
    ]
    expect(betraege(zuwendungenBerechnen(seiten, QUOTEN, GRENZEN))).toEqual([
      180_000, 180_000, 6_500, 133_500, 0,
    ])
  })

  test('a class without rate gets nothing, gaps count as nothing, the original stays', () => {
    const seiten = [
      seite('fremd', maschine()),
      seite('mulch', maschine({ anzahl: null })),
      { kategorie: 'A.1' },
    ]
    const vorher = JSON.stringify(seiten)
    expect(betraege(zuwendungenBerechnen(seiten, QUOTEN, GRENZEN))).toEqual([0, 0])
    expect(JSON.stringify(seiten)).toBe(vorher)
    expect(summen(null)).toEqual({ kostenCent: 0, zuwendungCent: 0 })
  })

  test('[S4-05] what is left to finance is cost minus grant', () => {
    const seiten = zuwendungenBerechnen(
      [seite('mulch', maschine()), seite('beratung', beratung(99.99))],
      QUOTEN,
      GRENZEN,
    )
    expect(zuFinanzierenCent(seiten)).toBe(1_000_000 - 400_000 + 9_999 - 4_999)
  })

  const cent = fc.integer({ min: 0, max: 99_999_999_999 })
  const gegenstand = fc.oneof(
    fc
      .record({ anzahl: fc.integer({ min: 1, max: 999 }), einzeln: cent })
      .map(({ anzahl, einzeln }) => maschine({ anzahl, anschaffungskostenNettoEinzeln: einzeln / 100 })),
    cent.map((c) => beratung(c / 100)),
  )
  const seiten = fc.array(
    fc
      .tuple(fc.constantFrom('raupe', 'mulch', 'beratung', 'fremd'), fc.array(gegenstand, { maxLength: 4 }))
      .map(([klasse, gegenstaende]) => seite(klasse, ...gegenstaende)),
    { maxLength: 6 },
  )
  const grenzen = fc.record({ jeGegenstand: cent, jeAntrag: cent }).map(({ jeGegenstand, jeAntrag }) => ({
    jeGegenstand: jeGegenstand / 100,
    jeAntrag: jeAntrag / 100,
  }))
  const euroInCent = (euro: number | null | undefined) => BigInt(Math.round((euro ?? 0) * 100))

  const LAEUFE = { numRuns: 10_000 }
  const centVon = (item: Foerdergegenstand) => BigInt(gesamtkostenCent(item) ?? 0)
  const quoteVon = (s: FoerdergegenstandSeite) =>
    QUOTEN[s.foerdergegenstandKlasse as keyof typeof QUOTEN] ?? 0
  /** Every grant with the rate and cost that it came from, in the order in which the cap of the application cuts. */
  const einzeln = (fertig: FoerdergegenstandSeite[]) =>
    fertig.flatMap((s) =>
      (s.foerdergegenstaende ?? []).map((item) => ({
        betrag: euroInCent(item.zuwendungsBetrag),
        anteil: (centVon(item) * BigInt(quoteVon(s))) / 100n,
      })),
    )
  const kleiner = (a: bigint, b: bigint) => (a < b ? a : b)

  test('10,000 applications: rate, both caps and the sum to the cent, cut from the end, and again the same', () => {
    fc.assert(
      fc.property(seiten, grenzen, (eingabe, g) => {
        const fertig = zuwendungenBerechnen(eingabe, QUOTEN, g)
        let rest = euroInCent(g.jeAntrag)
        for (const { betrag, anteil } of einzeln(fertig)) {
          // Exactly what is left for it, computed in another way: in whole cents of unlimited size.
          const erwartet = kleiner(kleiner(anteil, euroInCent(g.jeGegenstand)), rest)
          if (betrag !== erwartet) throw new Error(`${betrag} instead of ${erwartet}`)
          rest -= betrag
        }
        const summe = euroInCent(g.jeAntrag) - rest
        if (summe > euroInCent(g.jeAntrag) || BigInt(summen(fertig).zuwendungCent) !== summe)
          throw new Error('the sum is not that of the items')
        expect(zuwendungenBerechnen(fertig, QUOTEN, g)).toEqual(fertig)
      }),
      LAEUFE,
    )
  })

  test('10,000 applications: what costs more never gets less, the item nor the application', () => {
    const teurer = fc.tuple(seiten, grenzen, fc.nat(), cent)
    fc.assert(
      fc.property(teurer, ([eingabe, g, welcher, mehr]) => {
        const alle = eingabe.flatMap((s) => s.foerdergegenstaende ?? [])
        const ziel = alle[welcher % Math.max(alle.length, 1)]
        const danach = eingabe.map((s) => ({
          ...s,
          foerdergegenstaende: (s.foerdergegenstaende ?? []).map((item) =>
            item !== ziel
              ? item
              : item.type === 'Maschine'
                ? {
                    ...item,
                    anschaffungskostenNettoEinzeln:
                      (Math.round((item.anschaffungskostenNettoEinzeln ?? 0) * 100) + mehr) / 100,
                  }
                : { ...item, kosten: (Math.round((item.kosten ?? 0) * 100) + mehr) / 100 },
          ),
        }))
        const vorher = zuwendungenBerechnen(eingabe, QUOTEN, g)
        const nachher = zuwendungenBerechnen(danach, QUOTEN, g)
        const stelle = ziel === undefined ? -1 : alle.indexOf(ziel)
        const betrag = (fertig: FoerdergegenstandSeite[]) => einzeln(fertig)[stelle]?.betrag ?? 0n
        if (betrag(nachher) < betrag(vorher)) throw new Error('the item gets less')
        if (summen(nachher).zuwendungCent < summen(vorher).zuwendungCent)
          throw new Error('the application gets less')
      }),
      LAEUFE,
    )
  })

  test('no grant is left lying: below the caps each item gets its full rate', () => {
    fc.assert(
      fc.property(seiten, (eingabe) => {
        const weit = { jeGegenstand: 9e11, jeAntrag: 9e12 }
        for (const s of zuwendungenBerechnen(eingabe, QUOTEN, weit))
          for (const item of s.foerdergegenstaende ?? []) {
            const quote = QUOTEN[s.foerdergegenstandKlasse as keyof typeof QUOTEN] ?? 0
            const voll = (BigInt(gesamtkostenCent(item) ?? 0) * BigInt(quote)) / 100n
            expect(BigInt(summen([{ foerdergegenstaende: [item] }]).zuwendungCent)).toBe(voll)
          }
      }),
    )
  })
})
