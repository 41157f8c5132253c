import { ProblemError, toProblem } from '@foerderportal/client/problem'
import type { Deutung } from '@foerderportal/entwurf/types'
import { expect, test } from 'vitest'
import { saveOutcome } from './saveOutcome.ts'

test.each<[number, number | undefined, Deutung]>([
  [409, undefined, { art: 'konflikt' }],
  [0, undefined, { art: 'wartet', grund: 'verbindung' }],
  [401, undefined, { art: 'wartet', grund: 'anmeldung' }],
  [503, 17, { art: 'wartet', grund: 'auslastung', nachMs: 17_000 }],
  [503, 0, { art: 'wartet', grund: 'auslastung', nachMs: 1000 }],
  [503, undefined, { art: 'wartet', grund: 'auslastung' }],
  [502, undefined, { art: 'wartet', grund: 'auslastung' }],
  [504, undefined, { art: 'wartet', grund: 'auslastung' }],
  [400, undefined, { art: 'abgelehnt' }],
  [403, undefined, { art: 'abgelehnt' }],
  [404, undefined, { art: 'abgelehnt' }],
  [412, undefined, { art: 'abgelehnt' }],
  [500, undefined, { art: 'abgelehnt' }],
])('[S10-03] Status %i, Retry-After %s', (status, sekunden, deutung) => {
  const fehler = new ProblemError(toProblem(status, undefined), { retryAfterSeconds: sekunden })
  expect(saveOutcome(fehler, 0)).toEqual(deutung)
})

test('[S10-02] wer zur selben Zeit abgewiesen wird, kommt nicht zur selben Zeit wieder', () => {
  const fehler = new ProblemError(toProblem(503, undefined), { retryAfterSeconds: 10 })
  expect([0.5, 1].map((zufall) => saveOutcome(fehler, zufall))).toEqual([
    { art: 'wartet', grund: 'auslastung', nachMs: 11_500 },
    { art: 'wartet', grund: 'auslastung', nachMs: 13_000 },
  ])
})

test('ein eigener Fehler ist keine Antwort des Servers', () => {
  expect(saveOutcome(new TypeError('kaputt'))).toBeUndefined()
})
