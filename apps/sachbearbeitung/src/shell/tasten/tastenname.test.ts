import { expect, test } from 'vitest'
import { tastenname } from './tastenname.ts'

const druck = (key: string, mehr: object = {}) =>
  tastenname({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: null,
    getModifierState: () => false,
    ...mehr,
  })

test.each([
  ['a letter', druck('j'), 'j'],
  ['a sign with Shift', druck('?'), '?'],
  ['Ctrl and Enter', druck('Enter', { ctrlKey: true }), 'Strg+Enter'],
  ['Cmd and Enter', druck('Enter', { metaKey: true }), 'Strg+Enter'],
  [
    'a brace with AltGr, which Windows reports as Ctrl and Alt',
    druck('{', { ctrlKey: true, altKey: true }),
    '{',
  ],
  ['a brace with the option key of a Mac', druck('{', { altKey: true }), '{'],
  ['Alt and a letter: the menu of the browser', druck('j', { altKey: true }), undefined],
  ['while a syllable is put together', druck('j', { isComposing: true }), undefined],
  ['what somebody else has taken', druck('j', { defaultPrevented: true }), undefined],
])('%s', (_, name, erwartet) => {
  expect(name).toBe(erwartet)
})

/** Lies in what this selector names, as far as it asks. */
const liegtIn = (tag: string) => ({
  target: { closest: (selector: string) => (selector.includes(tag) ? {} : null) },
})

test('never while somebody types, and Enter belongs to a link', () => {
  expect(druck('j', liegtIn('textarea'))).toBeUndefined()
  expect(druck('Enter', { ...liegtIn('textarea'), ctrlKey: true })).toBe('Strg+Enter')
  expect(druck('Enter', liegtIn('a[href]'))).toBeUndefined()
  expect(druck('j', liegtIn('a[href]'))).toBe('j')
})
