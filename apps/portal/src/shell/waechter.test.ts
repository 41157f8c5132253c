import { describe, expect, test } from 'vitest'
import type { Anforderung } from '../anforderung.ts'
import { entscheiden, type Lage } from './waechter.ts'

const LESEN: Anforderung = { recht: ['ZUWENDUNGEN', 'LESEN'], waechter: 'vollstaendig' }
const REGISTRIEREN: Anforderung = {
  recht: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN'],
  waechter: 'nur-recht',
}

const hof = { id: 'u1', name: 'Hof Lindenau GbR' }
const moor = { id: 'u2', name: 'Hof Altmoor KG' }

const lage = (teil: Partial<Lage>): Lage => ({
  rollen: ['NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN'],
  unternehmen: [hof],
  unternehmenId: undefined,
  ziel: '/zuwendung/uebersicht',
  ...teil,
})

describe('the guard chain', () => {
  test.each([
    [
      'without a session: sign in and come back',
      lage({ rollen: undefined }),
      { art: 'anmelden', zurueck: '/zuwendung/uebersicht' },
    ],
    [
      'status 404: register the user',
      lage({ unternehmen: null }),
      { art: 'umleiten', nach: '/registrierung/nutzer' },
    ],
    [
      'no company: register one',
      lage({ unternehmen: [] }),
      { art: 'umleiten', nach: '/registrierung/unternehmen' },
    ],
    [
      'several companies and none chosen: choose, keeping the route',
      lage({ unternehmen: [hof, moor] }),
      { art: 'umleiten', nach: '/unternehmen-auswahl', originalRoute: '/zuwendung/uebersicht' },
    ],
    ['the only company is the current one', lage({}), { art: 'eintreten', firma: hof }],
    [
      'the company of the URL is the current one',
      lage({ unternehmen: [hof, moor], unternehmenId: 'u2' }),
      { art: 'eintreten', firma: moor },
    ],
    [
      'a foreign company in the URL counts for nothing',
      lage({ unternehmen: [hof, moor], unternehmenId: 'fremd' }),
      { art: 'umleiten', nach: '/unternehmen-auswahl', originalRoute: '/zuwendung/uebersicht' },
    ],
    ['permission missing: refuse', lage({ rollen: ['NUTZERSERVICE_BASIS'] }), { art: 'verweigern' }],
  ])('%s', (_, gegeben, erwartet) => {
    expect(entscheiden(gegeben, LESEN)).toEqual(erwartet)
  })

  test('a fresh account without company is led on before its missing permission is judged', () => {
    const frisch = lage({ rollen: ['NUTZERSERVICE_BASIS'], unternehmen: null })
    expect(entscheiden(frisch, LESEN)).toMatchObject({ art: 'umleiten' })
  })
})

describe('the authorization-only guard of the registration', () => {
  test('asks for the sign-in', () => {
    expect(entscheiden(lage({ rollen: undefined, unternehmen: undefined }), REGISTRIEREN)).toMatchObject({
      art: 'anmelden',
    })
  })
  test('does not ask for user or company', () => {
    expect(entscheiden(lage({ unternehmen: null }), REGISTRIEREN)).toMatchObject({ art: 'eintreten' })
  })
  test('asks for the permission', () => {
    expect(entscheiden(lage({ rollen: [], unternehmen: undefined }), REGISTRIEREN)).toEqual({
      art: 'verweigern',
    })
  })
})
