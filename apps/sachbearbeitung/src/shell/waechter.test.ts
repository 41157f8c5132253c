import { expect, test } from 'vitest'
import { entscheiden, type Entscheidung, type Lage } from './waechter.ts'

const LESEN = ['SACHBEARBEITUNG_LESEN']
const SEITE = ['SACHBEARBEITUNG', 'LESEN'] as const
const FREIGABE = ['FREIGABE', 'SCHREIBEN'] as const

test.each<[string, Lage, typeof SEITE | typeof FREIGABE | undefined, Entscheidung]>([
  ['nobody is signed in', { rollen: undefined, anmeldung: undefined }, SEITE, 'anmelden'],
  ['a farmer', { rollen: ['ZUWENDUNGEN_LESEN'], anmeldung: undefined }, SEITE, 'nicht-von-der-bank'],
  ['an account without any role', { rollen: [], anmeldung: undefined }, undefined, 'nicht-von-der-bank'],
  [
    'a role of the bank without the right to read',
    { rollen: ['SACHBEARBEITUNG_FREIGEBEN'], anmeldung: undefined },
    FREIGABE,
    'nicht-von-der-bank',
  ],
  ['somebody of the bank, not entered yet', { rollen: LESEN, anmeldung: undefined }, SEITE, 'eintragen'],
  [
    'without the second factor',
    { rollen: LESEN, anmeldung: 'zweiter-faktor-fehlt' },
    SEITE,
    'zweiter-faktor-fehlt',
  ],
  ['refused', { rollen: LESEN, anmeldung: 'abgelehnt' }, SEITE, 'abgelehnt'],
  ['entered', { rollen: LESEN, anmeldung: 'eingetragen' }, SEITE, 'offen'],
  ['a page that names no right', { rollen: LESEN, anmeldung: 'eingetragen' }, undefined, 'offen'],
  ['a page for releasers', { rollen: LESEN, anmeldung: 'eingetragen' }, FREIGABE, 'recht-fehlt'],
  [
    'a releaser at it',
    { rollen: [...LESEN, 'SACHBEARBEITUNG_FREIGEBEN'], anmeldung: 'eingetragen' },
    FREIGABE,
    'offen',
  ],
  [
    'a customer who works for the bank, too',
    { rollen: [...LESEN, 'NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN'], anmeldung: 'eingetragen' },
    SEITE,
    'offen',
  ],
])('[S1-11] %s', (_, lage, recht, erwartet) => {
  expect(entscheiden(lage, recht)).toBe(erwartet)
})
