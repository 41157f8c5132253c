import { afterEach, expect, test } from 'vitest'
import { einzeltasten } from './einzeltasten.ts'
import { zeilen } from './gruppieren.ts'
import { finden, istEinzeln, tasten } from './tasten.ts'

const nichts = () => undefined
const liste = (...namen: string[]) => namen.map((taste) => ({ taste, text: taste, tun: nichts }))
const anmelden = (titel: string, ...namen: string[]) => tasten.anmelden({ titel, tasten: liste(...namen) })
const text = (name: string, begonnen?: string) => {
  const treffer = finden(name, begonnen)
  return treffer?.art === 'tun' ? treffer.taste.text : treffer?.mit
}

const abmelden: (() => void)[] = []
afterEach(() => {
  for (const weg of abmelden.splice(0)) weg()
  einzeltasten.schalten(true)
})

test('a key does what its list says, two in a row what both together say', () => {
  abmelden.push(anmelden('Liste', 'j', 'Enter'), anmelden('Überall', 'g v', 'g f', '?'))
  expect(text('j')).toBe('j')
  expect(finden('g', undefined)).toEqual({ art: 'beginnt', mit: 'g' })
  expect(text('v', 'g')).toBe('g v')
  expect(finden('z', undefined)).toBeUndefined()
})

test('a second key that belongs to no pair counts by itself', () => {
  abmelden.push(anmelden('Liste', 'j', 'g v'))
  expect(text('j', 'g')).toBe('j')
})

test('what came last has the first word, and leaves it when it goes', () => {
  abmelden.push(anmelden('Seite', 'Enter'))
  const weg = tasten.anmelden({
    titel: 'Davor',
    tasten: [{ taste: 'Enter', text: 'anderes', tun: nichts }],
  })
  expect(text('Enter')).toBe('anderes')
  weg()
  expect(text('Enter')).toBe('Enter')
})

test('switched off, letters, figures and signs do nothing; other keys go on', () => {
  abmelden.push(anmelden('Liste', 'j', '1', '?', 'g v', 'Enter', 'Strg+Enter'))
  einzeltasten.schalten(false)
  for (const name of ['j', '1', '?', 'g']) expect(finden(name, undefined), name).toBeUndefined()
  expect(text('Enter')).toBe('Enter')
  expect(text('Strg+Enter')).toBe('Strg+Enter')
})

test.each([
  ['j', true],
  ['?', true],
  ['ä', true],
  ['g v', true],
  ['Enter', false],
  ['Strg+Enter', false],
])('%s is a single sign: %s', (taste, erwartet) => {
  expect(istEinzeln(taste)).toBe(erwartet)
})

test('keys with the same text stand together, where the first of them stands; two lists have them once', () => {
  const tun = [
    { taste: 'j', text: 'bewegen' },
    { taste: 'Enter', text: 'öffnen' },
    { taste: 'k', text: 'bewegen' },
    { taste: 'j', text: 'bewegen' },
    { taste: 'k', text: 'bewegen' },
  ]
  expect(zeilen(tun)).toEqual([
    { text: 'bewegen', tasten: ['j', 'k'] },
    { text: 'öffnen', tasten: ['Enter'] },
  ])
})
