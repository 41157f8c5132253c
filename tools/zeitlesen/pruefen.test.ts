import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zeitlesenFehler, zeitlesenPruefen } from './pruefen.ts'

const anzahl = (ausdruck: string) => zeitlesenFehler('a.ts', `const a = ${ausdruck}`).length

test.each([
  'Date.parse(tag)',
  "Date.parse('2026-11-29')",
  'new Date(tag)',
  'new Date(row.am)',
  'new Date(`${tag}T00:00:00Z`)',
  "new Date(tag + 'T00:00:00Z')",
  "new Date('' + tag)",
  'new Date(tag ?? jetzt)',
  'new Date((tag))',
  'new Date(text.slice(5))',
  'new Date(tag + ende)',
])('[D-07] %s reads a text', (ausdruck) => {
  expect(anzahl(ausdruck)).toBe(1)
})

test.each([
  'new Date()',
  "new Date('2026-11-29T00:00:00Z')",
  'new Date(0)',
  'new Date(jetzt.getTime())',
  'new Date(jetzt.getTime() + tage * TAG_MS)',
  'new Date(Date.UTC(jahr, monat, 0))',
  'new Date(Date.now() - TAG_MS)',
  'new Date(sekunden * 1000)',
  'new Date(jahr, monat)',
  'momentVon(tag)',
])('[D-07] %s reads none', (ausdruck) => {
  expect(anzahl(ausdruck)).toBe(0)
})

test('[D-07] schemas, rules and use cases read days and moments in one module alone', () => {
  const { gelesen, fehler } = zeitlesenPruefen(join(import.meta.dirname, '../..'))
  expect(gelesen).toBeGreaterThan(800)
  expect(fehler).toEqual([])
})
