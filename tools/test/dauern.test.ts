import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { langsamste, playwrightDauern, vitestDauern } from './dauern.ts'

let ordner: string
beforeEach(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'dauern-'))
})
afterEach(() => rm(ordner, { recursive: true, force: true }))

const schreiben = async (inhalt: string): Promise<string> => {
  const pfad = join(ordner, 'bericht.json')
  await writeFile(pfad, inhalt)
  return pfad
}

test('Playwright: all tests of a file, in whatever suite, each with its repetitions', async () => {
  const spec = (...ms: number[]) => ({ tests: [{ results: ms.map((duration) => ({ duration })) }] })
  const pfad = await schreiben(
    JSON.stringify({
      suites: [
        { file: 'a.test.ts', specs: [spec(1000)], suites: [{ file: 'a.test.ts', specs: [spec(500, 700)] }] },
        { file: 'b.test.ts', specs: [spec(100)] },
      ],
    }),
  )
  expect(playwrightDauern(pfad)).toEqual([
    { datei: 'a.test.ts', sekunden: 2.2 },
    { datei: 'b.test.ts', sekunden: 0.1 },
  ])
})

test('a report that is missing or cut off tells nothing, and hinders nobody', async () => {
  const halb = await schreiben('{"suites": [')
  for (const pfad of [halb, join(ordner, 'fehlt.json')]) {
    expect(vitestDauern(pfad)).toEqual([])
    expect(playwrightDauern(pfad)).toEqual([])
  }
  expect(langsamste('Vitest', [])).toEqual([])
})

test('the slowest files, and how much of the time they take', async () => {
  const dauern = [
    { datei: 'schnell.test.ts', sekunden: 1 },
    { datei: 'langsam.test.ts', sekunden: 12.34 },
    { datei: 'mittel.test.ts', sekunden: 6.66 },
  ]
  const pfad = await schreiben(JSON.stringify(dauern))
  expect(langsamste('Vitest', vitestDauern(pfad), 2)).toEqual([
    'Vitest: 2 von 3 Dateien nehmen 95 % der Zeit',
    '     12,3 s  langsam.test.ts',
    '      6,7 s  mittel.test.ts',
  ])
})
