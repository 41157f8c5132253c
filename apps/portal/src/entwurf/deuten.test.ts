import { ProblemError, toProblem } from '@foerderportal/client/problem'
import type { Deutung } from '@foerderportal/entwurf/arten'
import { expect, test } from 'vitest'
import { deuten } from './deuten.ts'

test.each<[number, number | undefined, Deutung]>([
  [409, undefined, { art: 'konflikt' }],
  [0, undefined, { art: 'wartet', grund: 'verbindung' }],
  [401, undefined, { art: 'wartet', grund: 'anmeldung' }],
  [503, 17, { art: 'wartet', grund: 'auslastung', nachMs: 17_000 }],
  [503, undefined, { art: 'wartet', grund: 'auslastung' }],
  [502, undefined, { art: 'wartet', grund: 'auslastung' }],
  [504, undefined, { art: 'wartet', grund: 'auslastung' }],
  [400, undefined, { art: 'abgelehnt' }],
  [403, undefined, { art: 'abgelehnt' }],
  [404, undefined, { art: 'abgelehnt' }],
  [412, undefined, { art: 'abgelehnt' }],
  [500, undefined, { art: 'abgelehnt' }],
])('[S10-03] Status %i, Retry-After %s', (status, sekunden, deutung) => {
  expect(deuten(new ProblemError(toProblem(status, undefined), { retryAfterSeconds: sekunden }))).toEqual(
    deutung,
  )
})

test('ein eigener Fehler ist keine Antwort des Servers', () => {
  expect(deuten(new TypeError('kaputt'))).toBeUndefined()
})
