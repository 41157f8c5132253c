import { expect, test } from 'vitest'
import { globaleMeldung } from './globaleFehler.ts'

const RAT = 'Fragen Sie Ihre Leitung.'

test.each([
  [401, 'Authentifizierungfehler', 'nicht angemeldet'],
  [403, 'Autorisierungsfehler', 'nicht autorisiert'],
  [400, 'Kommunikationsfehler', 'Client-Fehler, Code 400'],
  [405, 'Kommunikationsfehler', 'Client-Fehler, Code 405'],
  [408, 'Kommunikationsfehler', 'Client-Fehler, Code 408'],
  [500, 'Kommunikationsfehler', 'Server-Fehler, Code 500'],
  [599, 'Kommunikationsfehler', 'Server-Fehler, Code 599'],
])('status %i: %s / %s', (status, titel, text) => {
  expect(globaleMeldung(status, RAT)).toMatchObject({ titel, text })
})

test('status 403 says first what it means, and whom to ask', () => {
  expect(globaleMeldung(403, RAT)?.erklaerung).toBe(`Das dürfen Sie mit Ihrem Konto nicht. ${RAT}`)
})

test('status 409 speaks of parallel work', () => {
  expect(globaleMeldung(409, RAT)?.titel).toBe('Parallele Bearbeitung')
})

test.each([0, 404, 412, 470, 600])('status %i has no global notification', (status) => {
  expect(globaleMeldung(status, RAT)).toBeUndefined()
})
