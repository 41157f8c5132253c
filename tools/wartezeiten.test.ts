import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = resolve(import.meta.dirname, '..')
/** What a test waits for at most where it says nothing, and how long it may take itself: vitest.config.ts, playwright.config.ts. */
const WARTEN_MS = 30_000
const TEST_MS = 180_000

/** Tries anew within a longer wait. */
const AUSNAHMEN = ['e2e/src/bescheid/widerruf.ts']

const quellen = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
    cwd: WURZEL,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((datei) => /\.test\.ts$|\/testing\/|^e2e\//.test(datei))
    .filter((datei) => !AUSNAHMEN.includes(datei) && datei !== 'tools/wartezeiten.test.ts')

const zahl = (text = '') => Number(text.replaceAll('_', ''))

/** Waits of a test's own that are shorter than those of all. */
const zuKurz = (text: string): string[] =>
  [
    ...[...text.matchAll(/\btimeout: ([\d_]+)/g)].filter(([, ms]) => zahl(ms) < WARTEN_MS),
    // The library's own wait is a second.
    ...[
      ...text.matchAll(/vi\.wait(?:For|Until)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g),
    ].filter(([ruf]) => !/timeout: |LANGE/.test(ruf)),
    ...[...text.matchAll(/test\.setTimeout\(([\d_]+)\)/g)].filter(([, ms]) => zahl(ms) < TEST_MS),
    ...[...text.matchAll(/^\}, ([\d_]{4,})\)$/gm)].filter(([, ms]) => zahl(ms) < TEST_MS),
  ].map(([ruf]) => ruf)

test('no test gives up sooner than all of them do: on a loaded machine it would fail alone', () => {
  const alle = quellen()
  expect(alle.length).toBeGreaterThan(500)
  expect(
    alle.flatMap((datei) =>
      zuKurz(readFileSync(join(WURZEL, datei), 'utf8')).map((ruf) => `${datei}: ${ruf}`),
    ),
  ).toEqual([])
})

test.each([
  ['await expect.poll(status, { timeout: 5_000 }).toBe(401)', 1],
  ['await expect.poll(status).toBe(401)', 0],
  ['vi.waitFor(() => expect(da()).toBe(true))', 1],
  ['vi.waitFor(() => expect(da()).toBe(true), { timeout: 30_000 })', 0],
  ['test.setTimeout(120_000)', 1],
  ['}, 120_000)', 1],
])('%s', (text, anzahl) => {
  expect(zuKurz(text)).toHaveLength(anzahl)
})
