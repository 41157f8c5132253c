import { expect, test } from 'vitest'
import { faktorZeiten } from '@foerderportal/shell/anmeldung/faktorText'
import { gespeichertText, loginAusWerten, loginWertePruefen } from './loginWerte.ts'

const gut = { username: 'lena.lindenau', email: 'lena@hof.example' }

test('spaces around what was typed are nobody’s intention', () => {
  expect(loginAusWerten({ username: ' lena.lindenau ', email: 'lena@hof.example\t' })).toEqual(gut)
  expect(loginWertePruefen({ username: ' lena.lindenau', email: ' lena@hof.example ' })).toEqual([])
})

test('each field says what to do', () => {
  expect(loginWertePruefen({ username: '', email: '' }).map(({ pfad, text }) => [pfad, text])).toContainEqual(
    ['username', 'Wählen Sie einen Benutzernamen.'],
  )
  expect(loginWertePruefen({ ...gut, email: 'lena@' })).toEqual([
    { pfad: 'email', text: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.' },
  ])
})

test('another address, and only that, is to be confirmed', () => {
  expect(gespeichertText(gut, { ...gut, username: 'lena' })).toContain('mit lena an')
  expect(gespeichertText(gut, { ...gut, email: 'LENA@hof.example' })).toContain('mit lena.lindenau an')
  expect(gespeichertText(gut, { ...gut, email: 'neu@hof.example' })).toContain('E-Mail an neu@hof.example')
})

test('of a second factor is said what the provider knows', () => {
  const jetzt = new Date('2026-11-21T12:00:00Z')
  expect(faktorZeiten({}, jetzt)).toEqual([])
  expect(
    faktorZeiten({ angelegtAm: '2026-11-20T13:03:00Z', zuletztBenutztAm: '2026-11-21T07:10:00Z' }, jetzt),
  ).toEqual(['Eingerichtet: 20.11.2026, 14:03', 'Zuletzt benutzt: heute, 08:10'])
})
