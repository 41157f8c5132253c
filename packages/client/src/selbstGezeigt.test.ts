import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setProblemListener } from './environment.ts'
import { nutzerRegistrieren } from './nutzer/nutzer.ts'
import { einladungBeantworten, unternehmenRegistrieren } from './unternehmen/unternehmen.ts'

const reported: number[] = []
let status = 0

beforeEach(() => {
  reported.length = 0
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () =>
    status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(null, { status })),
  )
  setProblemListener((problem) => reported.push(problem.status))
})
afterEach(() => vi.unstubAllGlobals())

const nutzer = {
  type: 'GpNutzer',
  anrede: 'FRAU',
  titel: null,
  vorname: 'Wiebke',
  nachname: 'Petersen',
  telefon: '0461 1',
  ansprechpartnerName: null,
  agiertFuerMehrereUnternehmen: false,
} as const

const FORMULARE = [
  ['a person', () => nutzerRegistrieren(nutzer)],
  ['a company', () => unternehmenRegistrieren({ type: 'Startup', name: 'AgrarTech' })],
] as const

describe.each(FORMULARE)(
  'registering %s: what the form shows itself opens no dialog',
  (_wen, registrieren) => {
    test.each([
      [0, []],
      [400, []],
      [412, []],
      [503, []],
      [403, [403]],
      [500, [500]],
    ])('%i', async (antwort, gemeldet) => {
      status = antwort
      await expect(registrieren()).rejects.toMatchObject({ status: antwort })
      expect(reported).toEqual(gemeldet)
    })
  },
)

test.each([
  [0, []],
  [401, []],
  [404, []],
  [503, []],
  [412, [412]],
])('answering an invitation: what the screen says itself opens no dialog: %i', async (antwort, gemeldet) => {
  status = antwort
  await expect(einladungBeantworten('e1', true)).rejects.toMatchObject({ status: antwort })
  expect(reported).toEqual(gemeldet)
})
