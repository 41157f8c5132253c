import fc from 'fast-check'
import { listeSchreiben } from '../liste.ts'
import type { Zeile } from '../verfahren.ts'

export const RUNDE = 'd0000000-0000-4000-8000-000000000613'
export const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
/** As typed for the test vector. */
export const ZUFALL = 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7'
export const ENDE = new Date('2026-12-20T23:00:00Z')
export const guid = (ziffer: string) =>
  [8, 4, 4, 4, 12]
    .map((n) => ziffer.repeat(n))
    .join('-')
    .replace(/^(.{14})./, '$14')
    .replace(/^(.{19})./, '$18')
/** With a public amount. */
type Offen = Zeile & { readonly cent: number }
export const zeile = (
  ziffer: string,
  hauptgruppe: string,
  prioritaet: number,
  cent: number,
  e: string,
): Offen => ({
  guid: guid(ziffer),
  hauptgruppe,
  prioritaet,
  cent,
  einreichung: e.repeat(64),
})
/** The four lines of the test vector. */
export const ZEILEN: readonly [Offen, Offen, Offen, Offen] = [
  zeile('1', 'A', 1, 4_200_000, 'a'),
  zeile('1', 'B', 2, 300_000, 'a'),
  zeile('2', 'B', 2, 900_000, 'b'),
  zeile('3', 'B', 2, 700_000, 'c'),
]
/** SHA-256 of the list of the test vector. */
export const LISTHASH = 'ff94bfe814b20dcf67c9a7b84dfeea02715ad68b87ede8bc421ce3c81c44b42b'
export const LISTE = listeSchreiben({ runde: RUNDE, ende: ENDE, zeilen: ZEILEN })
const beliebigeZeilen = fc
  .uniqueArray(
    fc.record({
      guid: fc.uuid({ version: 4 }),
      gruppe: fc.integer({ min: 0, max: 2 }),
      cent: fc.integer({ min: 0, max: 9e9 }),
    }),
    {
      maxLength: 40,
      selector: (z) => `${z.guid}${z.gruppe}`,
    },
  )
  .map((zeilen) =>
    zeilen.map(({ guid: g, gruppe, cent }): Offen => ({
      guid: g,
      hauptgruppe: 'ABC'.charAt(gruppe),
      prioritaet: [1, 1, 7][gruppe] ?? 0,
      cent,
      einreichung: g.replaceAll('-', '').repeat(2),
    })),
  )
/** Any lines, and the same in another order. */
export const gemischt = beliebigeZeilen.chain((zeilen) =>
  fc.shuffledSubarray(zeilen, { minLength: zeilen.length }).map((andere) => ({ zeilen, andere })),
)
