import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { unbenannt } from './benannt.ts'

const WURZEL = resolve(import.meta.dirname, '../..')
const quellen = globSync('{apps,packages}/*/src/**/*.{ts,tsx,html}', { cwd: WURZEL })
  .filter((pfad) => !/\.test\.tsx?$|\/testing\//.test(pfad))
  .map((pfad) => ({ pfad, ...unbenannt(pfad, readFileSync(join(WURZEL, pfad), 'utf8')) }))

test('[G-15] every form and every group has a name', () => {
  expect(quellen.reduce((summe, { alle }) => summe + alle, 0)).toBeGreaterThan(70)
  expect(quellen.flatMap(({ pfad, ohne }) => ohne.map((wo) => `${pfad}:${wo}`))).toEqual([])
})

test.each([
  ['a.tsx', 'const a = <form noValidate><p /></form>'],
  ['a.tsx', 'const a = <fieldset className="x"><p /></fieldset>'],
  ['a.tsx', 'const a = <fieldset><div><legend>Zu tief</legend></div></fieldset>'],
  ['a.ts', 'html`<form method="post" action="${a > b}">`'],
  ['a.html', '<fieldset><p>Ohne</p></fieldset>'],
])('one without is found in %s: %s', (pfad, quelle) => {
  expect(unbenannt(pfad, quelle).ohne).toHaveLength(1)
})

test.each([
  ['a.tsx', 'const a = <form aria-label="Antwort" />'],
  ['a.tsx', 'const a = <form aria-labelledby={SEITENTITEL}>x</form>'],
  ['a.tsx', 'const a = <fieldset><legend>Art</legend></fieldset>'],
  ['a.tsx', 'const a = <fieldset role="presentation" disabled>x</fieldset>'],
  ['a.ts', 'html`<form id="${id}" aria-label="${titel}" method="post">`'],
  ['a.ts', 'html`<fieldset>\n  <legend>Wie?</legend></fieldset>`'],
])('one with a name is none, in %s: %s', (pfad, quelle) => {
  expect(unbenannt(pfad, quelle)).toEqual({ alle: 1, ohne: [] })
})
