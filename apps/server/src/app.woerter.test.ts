import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = join(import.meta.dirname, '../../..')

/** Where texts come from that an applicant reads: the portal, what it shares, and the demo world. */
const QUELLEN = [
  'apps/portal/src/**/*.{ts,tsx}',
  'packages/{assistent,shell,ui,contract}/src/**/*.{ts,tsx}',
  'apps/server/src/**/demo/**/*.ts',
  'apps/server/src/*/demo.ts',
  'apps/server/src/interessenbekundung/post/*.ts',
]

/** Words that people do not use, and why they don't say what they should. */
const VERBOTEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(aktuelle|laufende|nächste|vergangene|kommende)\w* (Förder|Antrags)?runde/i,
    'a round has a number and a year',
  ],
  [/nicht auf Viren geprüft/i, 'that no scanner runs is the operator’s business'],
  [/(Zuschuss|Geld) ab(rufen)?\b|rufen Sie[^.]*(Zuschuss|Geld)[^.]* ab\b/i, 'only a notice is retrieved'],
]

const ohneKommentare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

test('[R3.2-01] [S6-01] no text of the portal names a round by how it stands, or says of money what is said of notices', () => {
  const dateien = globSync(QUELLEN, { cwd: WURZEL }).filter(
    (datei) => !datei.includes('.test.') && !datei.includes('node_modules'),
  )
  expect(dateien.length).toBeGreaterThan(500)
  const funde = dateien.flatMap((datei) => {
    const text = ohneKommentare(readFileSync(join(WURZEL, datei), 'utf8'))
    return VERBOTEN.flatMap(([muster, warum]) => {
      const [fund] = muster.exec(text) ?? []
      return fund === undefined ? [] : [`${datei}: „${fund}“: ${warum}`]
    })
  })
  expect(funde).toEqual([])
})
