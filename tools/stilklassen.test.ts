import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STIL = join(import.meta.dirname, '../apps/sachbearbeitung/src/stil')
/** Where the rules of a class begin: those that narrow it down inside a condition are indented. */
const KLASSE = /^\.(d-[\w-]+) \{/gmu

test('what a class looks like is said in one file: another file would change it by the order of loading', () => {
  const dateien = new Map<string, Set<string>>()
  for (const datei of readdirSync(STIL).filter((name) => name.endsWith('.css')))
    for (const [, klasse = ''] of readFileSync(join(STIL, datei), 'utf8').matchAll(KLASSE))
      dateien.set(klasse, (dateien.get(klasse) ?? new Set()).add(datei))
  expect(dateien.size).toBeGreaterThan(50)
  expect([...dateien].filter(([, orte]) => orte.size > 1).map(([klasse]) => klasse)).toEqual([])
})
