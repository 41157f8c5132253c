import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gebietsschemaFehler, gebietsschemaPruefen } from './pruefen.ts'

const anzahl = (ausdruck: string) => gebietsschemaFehler('a.ts', `const a = ${ausdruck}`).length

test.each([
  "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })",
  "Intl.NumberFormat('en')",
  'new Intl.Collator()',
  'new Intl.Collator(undefined, { numeric: true })',
  "new Date().toLocaleString('sv-SE')",
  'jetzt.toLocaleDateString()',
  'n.toLocaleString(navigator.language)',
  'text.toLocaleLowerCase()',
  'a.localeCompare(b)',
  "a.localeCompare(b, 'en')",
  "zeit.format(jetzt).split(', ')",
  "n.toLocaleString('de-DE').replace('.', ' ')",
])('[D-08] %s takes a locale for a format, or the one of the browser', (ausdruck) => {
  expect(anzahl(ausdruck)).toBe(1)
})

test.each([
  "new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' })",
  'new Intl.NumberFormat(REGION.locale)',
  "n.toLocaleString('de-DE', { minimumFractionDigits: 2 })",
  "text.toLocaleUpperCase('de')",
  "a.localeCompare(b, 'de')",
  'zeit.formatToParts(jetzt).map(({ value }) => value)',
  "tagInBerlin(jetzt).split('-')",
])('[D-08] %s takes none', (ausdruck) => {
  expect(anzahl(ausdruck)).toBe(0)
})

test('[D-08] no locale is a format anywhere', () => {
  const { gelesen, fehler } = gebietsschemaPruefen(join(import.meta.dirname, '../..'))
  expect(gelesen).toBeGreaterThan(2000)
  expect(fehler).toEqual([])
})
