import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = resolve(import.meta.dirname, '..')

/** What applicants and the bank's people read. `alsEuro` and the other formats of a sum have their own no-break space. */
const ORTE = [
  'apps/portal/src',
  'apps/sachbearbeitung/src',
  'packages/shell/src',
  'packages/assistent/src',
  'packages/contract/src/zuwendung/antrag/tafel',
]

/** A number and its unit stay on one line: '23:59 Uhr', '2 Mio. €'. */
const TRENNBAR = /(?:\}|\d) (?:Uhr\b|Mio\.|€|%)|Mio\. €/

const istKommentar = (zeile: string) => /^\s*(?:\*|\/\/|\/\*)/.test(zeile)

const trennbar = (text: string): string[] =>
  text.split('\n').filter((zeile) => !istKommentar(zeile) && TRENNBAR.test(zeile))

test('no number is parted from its unit at the end of a line', () => {
  const dateien = execFileSync('git', ['ls-files', '--', ...ORTE], { cwd: WURZEL, encoding: 'utf8' })
    .split('\n')
    .filter((datei) => /\.tsx?$/.test(datei) && !/\.test\.|\/testing\//.test(datei))
  expect(dateien.length).toBeGreaterThan(300)
  expect(
    dateien.flatMap((datei) =>
      trennbar(readFileSync(join(WURZEL, datei), 'utf8')).map((z) => `${datei}: ${z}`),
    ),
  ).toEqual([])
})

test.each([
  ['`seit ${wann} Uhr`', 1],
  ['`seit ${wann}\\u00a0Uhr`', 0],
  ["'höchstens 2 Mio. € Umsatz'", 1],
  ["'über 50 %'", 1],
  ['// at 12:00 Uhr', 0],
])('%s', (zeile, anzahl) => {
  expect(trennbar(zeile)).toHaveLength(anzahl)
})
