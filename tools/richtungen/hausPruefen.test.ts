import { expect, test } from 'vitest'
import type { Hausgrenzen } from './haus.ts'
import { hausPruefen } from './hausPruefen.ts'

const TEIL = 'apps/server/src'
const NUTZER = `${TEIL}/nutzer`

const grenzen = (
  anders: Partial<Hausgrenzen> & { readonly eigene?: Record<string, number> },
): Hausgrenzen => ({
  stockwerke: { [TEIL]: { alle: 2, eigene: anders.eigene ?? {} } },
  kreise: anders.kreise ?? [],
  kleine: anders.kleine ?? {},
})
const fehler = (
  importe: Readonly<Record<string, readonly string[]>>,
  anders: Parameters<typeof grenzen>[0] = {},
  laenge = 100,
) => {
  const pfeile = new Map(
    Object.entries(importe).map(([datei, ziele]) => [
      `${NUTZER}/${datei}`,
      ziele.map((ziel) => `${NUTZER}/${ziel}`),
    ]),
  )
  return hausPruefen(pfeile, () => laenge, grenzen(anders)).fehler
}

const DREI = { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }
const ZWEI = { 'a.ts': ['b.ts'], 'b.ts': [] }

test('[B-09] more floors than a slice may have are named, and so is a number that lies too high', () => {
  expect(fehler(ZWEI)).toEqual([])
  expect(fehler(DREI)).toEqual([expect.stringContaining('has 3 floors, at most 2')])
  expect(fehler(DREI, { eigene: { nutzer: 3 } })).toEqual([])
  expect(fehler(ZWEI, { eigene: { nutzer: 3 } })).toEqual([expect.stringContaining('Write 2')])
})

const KREIS = { 'a.ts': ['b.ts'], 'b.ts': ['a.ts'] }
const BEKANNT = [{ ordner: NUTZER, raeume: ['b.ts', 'a.ts'], seit: '2026-11-29' }]

test('[B-09] rooms that need each other are named unless they are known, and known ones that no longer do', () => {
  expect(fehler(KREIS)).toEqual([
    expect.stringContaining('these need each other, apps/server/src/nutzer: a.ts, b.ts'),
  ])
  expect(fehler(KREIS, { kreise: BEKANNT })).toEqual([])
  expect(fehler(ZWEI, { kreise: BEKANNT })).toEqual([expect.stringContaining('no more')])
})

/** Of ten files, tests aside, as many as `kleine` have one importer beside them. */
const zehn = (kleine: number) => ({
  ...Object.fromEntries(Array.from({ length: 10 - kleine }, (_, i) => [`raum/${i}.ts`, [] as string[]])),
  ...Object.fromEntries(Array.from({ length: kleine }, (_, i) => [`raum/klein${i}.ts`, []])),
  'raum/0.ts': Array.from({ length: kleine }, (_, i) => `raum/klein${i}.ts`),
  'raum/klein0.test.ts': ['raum/klein0.ts'],
})

test('[B-09] short files beside the only one that needs them are few, and their share sinks', () => {
  expect(fehler(zehn(3), {}, 41)).toEqual([])
  expect(fehler(zehn(3), {}, 40)).toEqual([expect.stringContaining('3 of 10 files')])
  expect(fehler(zehn(3), { kleine: { [NUTZER]: 30 } }, 40)).toEqual([])
  expect(fehler(zehn(2), { kleine: { [NUTZER]: 30 } }, 40)).toEqual([expect.stringContaining('Write 20')])
})

test('[B-09] a file that two need, or one of another room, is none of them', () => {
  const { 'raum/0.ts': kleine, ...rest } = zehn(3)
  expect(fehler({ ...rest, 'raum/0.ts': kleine, 'raum/1.ts': kleine }, {}, 40)).toEqual([])
  expect(fehler({ ...rest, 'raum/0.ts': [], 'x.ts': kleine }, {}, 40)).toEqual([])
})
