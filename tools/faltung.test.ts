import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = join(import.meta.dirname, '..')
const QUELLEN = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: WURZEL }).filter(
  (datei) => !/\.test\.tsx?$|\/testing\//.test(datei),
)

/**
 * How a fold of one's own begins: letters taken apart, small letters that are looked for in others, or a comparison that the
 * database makes by its locale.
 */
const EIGENE = [
  /normalize\('NFK?D'\)/,
  /toLocaleLowerCase\(/,
  /toLowerCase\([^\n]*\.(?:includes|startsWith|indexOf)\(|\.(?:includes|startsWith|indexOf)\([^\n]*toLowerCase\(/,
  /\bilike\b|\bunaccent\(|\blike '%' \|\|/i,
]

/** What looks for nothing that people search, and the fold itself. */
const ERLAUBT = [
  // whether a title names its round already
  'apps/portal/src/zuwendung/uebersicht/runden.ts',
  // what a password must not contain
  'apps/server/src/oidc/passwoerter/passwortregeln.ts',
  // the ASCII name of a file that a browser saves
  'apps/server/src/platform/files/dateiHerunterladen.ts',
  // names of columns that a standard fixes
  'apps/server/src/verzeichnis/import/gerichte.ts',
  // whether somebody typed his own name under his signature
  'packages/contract/src/nutzer/rules.ts',
  'packages/values/src/suche/schlicht.ts',
]

test('[S10-06] what is searched is folded in one place (ADR 0107)', () => {
  expect(QUELLEN.length).toBeGreaterThan(1_000)
  const eigene = QUELLEN.filter((datei) => {
    const text = readFileSync(join(WURZEL, datei), 'utf8')
    return EIGENE.some((muster) => muster.test(text))
  })
  expect(eigene.toSorted()).toEqual(ERLAUBT)
})
