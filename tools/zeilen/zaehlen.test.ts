import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { summe, zaehlen } from './zaehlen.ts'

const DATEIEN = {
  'packages/ui/src/Knopf.tsx': 'a\nb\n',
  'packages/ui/src/stil/knopf.css': 'a\n\nb',
  'packages/ui/src/Knopf.test.tsx': 'a\n',
  'packages/ui/src/testing/a.ts': 'a\n',
  'packages/ui/dist/a.ts': 'a\n',
  'apps/server/src/nutzer/lesen.ts': 'a\n',
  'apps/server/src/nutzer/demo.ts': 'a\n',
  'apps/server/src/nutzer/demo/a.ts': 'a\n',
  'apps/server/migrations/0001_a.sql': 'a\nb\nc\n',
  'tools/a.ts': 'a\n',
}

test('[B-09] the product is counted by its parts; tests, the demo world and tools are none of it', () => {
  const wurzel = mkdtempSync(join(tmpdir(), 'zeilen-'))
  for (const [pfad, text] of Object.entries(DATEIEN)) {
    mkdirSync(dirname(join(wurzel, pfad)), { recursive: true })
    writeFileSync(join(wurzel, pfad), text)
  }
  const gezaehlt = zaehlen(wurzel)
  rmSync(wurzel, { recursive: true })
  expect([...gezaehlt]).toEqual([
    ['apps/server/migrations', { ts: 0, tsx: 0, sql: 3, css: 0 }],
    ['apps/server/src', { ts: 1, tsx: 0, sql: 0, css: 0 }],
    ['packages/ui/src', { ts: 0, tsx: 2, sql: 0, css: 3 }],
  ])
  expect(summe(gezaehlt.values())).toEqual({ ts: 1, tsx: 2, sql: 3, css: 3 })
})
