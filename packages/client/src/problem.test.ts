import { afterEach, expect, test, vi } from 'vitest'
import { ProblemError, isProblem, problemOf, toProblem } from './problem.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['Reauthentication required', 401, 'Bitte melden Sie sich erneut an'],
  ['TODO', 412, 'Nicht möglich zu diesem Zeitpunkt'],
  ['An unexpected server error occurred.', 418, 'Es ist ein unerwarteter Fehler aufgetreten'],
  ['Terms & Conditions required', 470, 'Bitte stimmen Sie den Nutzungsbedingungen zu'],
  ['Kein Nutzer', 404, 'Kein Nutzer'],
])('[S11-09] title %j is shown in German', (title, status, expected) => {
  expect(toProblem(status, { type: '/probleme/x', title, status }).title).toBe(expected)
})

test.each([
  [502, { title: 'Bad Gateway' }, 'Es ist ein unerwarteter Fehler aufgetreten'],
  [500, '<html>', 'Serverseitiges Fehlverhalten der Applikation'],
  [404, undefined, 'Nicht gefunden'],
  [409, { type: 'about:blank', title: 'Conflict' }, 'Konkurrente Bearbeitung'],
  [0, undefined, 'Keine Verbindung zum Portal'],
])('[S11-09] a foreign answer %i gets the text of the catalogue', (status, body, expected) => {
  expect(toProblem(status, body).title).toBe(expected)
})

test('field errors come through, malformed ones do not', () => {
  const body = {
    type: '/probleme/ungueltig',
    title: 'X',
    errors: [{ pfad: 'name', text: 'fehlt' }, { pfad: 1 }],
  }
  const error = new ProblemError(toProblem(400, body))
  expect(error.errors).toEqual([{ pfad: 'name', text: 'fehlt' }])
  expect(isProblem(error, 400, 412)).toBe(true)
  expect(isProblem(error, 409)).toBe(false)
  expect(isProblem(new Error('x'))).toBe(false)
})

test.each([
  ['2', 2],
  [' 30 ', 30],
  ['0', 0],
  ['Sat, 21 Nov 2026 05:00:10 GMT', 10],
  ['Sat, 21 Nov 2026 04:00:00 GMT', 0],
  ['bald', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %j seconds', (header, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z') })
  expect(problemOf(503, undefined, header).retryAfterSeconds).toBe(expected)
})
