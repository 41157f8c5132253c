import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STIL = join(import.meta.dirname, '../apps/sachbearbeitung/src/stil')
/** Where the rules of a class begin: those that narrow it down inside a condition are indented. */
const KLASSE = /^\.(d-[\w-]+) \{/gmu

/** A rule without rules inside. */
const REGEL = /([^{}]*)\{([^{}]*)\}/g

test('what scrolls holds what is placed in it: a word for screen readers alone would make the page around it longer', () => {
  const dateien = readdirSync(STIL).filter((name) => name.endsWith('.css'))
  const rollende = dateien.flatMap((datei) =>
    [...readFileSync(join(STIL, datei), 'utf8').matchAll(REGEL)].filter(([, , regeln = '']) =>
      /overflow(?:-y)?: auto/.test(regeln),
    ),
  )
  expect(rollende.length).toBeGreaterThan(5)
  expect(
    rollende.filter(([, , regeln = '']) => !/position: /.test(regeln)).map(([, wer]) => wer?.trim()),
  ).toEqual([])
})

test('what a class looks like is said in one file: another file would change it by the order of loading', () => {
  const dateien = new Map<string, Set<string>>()
  for (const datei of readdirSync(STIL).filter((name) => name.endsWith('.css')))
    for (const [, klasse = ''] of readFileSync(join(STIL, datei), 'utf8').matchAll(KLASSE))
      dateien.set(klasse, (dateien.get(klasse) ?? new Set()).add(datei))
  expect(dateien.size).toBeGreaterThan(50)
  expect([...dateien].filter(([, orte]) => orte.size > 1).map(([klasse]) => klasse)).toEqual([])
})
