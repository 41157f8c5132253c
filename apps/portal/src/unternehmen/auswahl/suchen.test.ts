import { expect, test } from 'vitest'
import { passtZu } from './suchen.ts'

test.each([
  ['Müller GbR', 'mueller'],
  ['Müller GbR', 'MÜLLER'],
  ['Müller GbR', 'muller'],
  ['Müller GbR', 'mu\u0308ller'],
  ['Mueller GbR', 'müller'],
  ['Hof Groß', 'gross'],
  ['Hof Gross', 'groß'],
  ['Öko-Hof Übersee', 'uebersee oeko'],
  ['Ferme Bélanger', 'belanger'],
  ['Hof Altmoor KG', '  kg   moor '],
  ['Hof Altmoor KG', ''],
])('[R1-07] %s is found by „%s“', (name, gesucht) => {
  expect(passtZu(name, gesucht)).toBe(true)
})

test.each([
  ['Müller GbR', 'meier'],
  ['Hof Altmoor KG', 'moor gmbh'],
  ['Hof Altmoor KG', 'altmoorkg'],
])('[R1-07] %s is not found by „%s“', (name, gesucht) => {
  expect(passtZu(name, gesucht)).toBe(false)
})
