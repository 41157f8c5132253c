import { afterEach, expect, test, vi } from 'vitest'
import { ProblemError, isProblem, problemOf, toProblem } from './problem.ts'

afterEach(() => vi.useRealTimers())

/** Every row of the error catalogue (section 8), and what its users read. */
test.each([
  [400, 'Ungültige/-r Parameter oder fehlgeschlagene Validierung', ''],
  [401, 'Authentifizierung nicht erfolgreich', ''],
  [401, 'Reauthentication required', 'Bitte melden Sie sich erneut an'],
  [403, 'Unzureichende Berechtigung', ''],
  [403, 'Fehlende Bestätigung der Nutzungsbedingungen', ''],
  [404, 'Nicht gefunden', ''],
  [404, 'Kein Nutzer', ''],
  [404, 'Auszahlung nicht vorhanden', ''],
  [404, 'Geschäft nicht vorhanden', ''],
  [404, 'Förderbewerbung nicht vorhanden', ''],
  [404, 'Mitteilung nicht vorhanden', ''],
  [404, 'Zuschussantrag nicht vorhanden', ''],
  [404, 'Einladung nicht vorhanden', ''],
  [404, 'Unbekannter Fragebogen', ''],
  [404, 'Unbekannte Umfrage', ''],
  [409, 'Konkurrente Bearbeitung', ''],
  [412, 'Benutzer nicht vorhanden', ''],
  [412, 'Benutzer bereits vorhanden', ''],
  [412, 'Benutzer nicht oder Unternehmen vorhanden', ''],
  [412, 'Nicht möglich zu diesem Zeitpunkt', ''],
  [412, 'TODO', 'Nicht möglich zu diesem Zeitpunkt'],
  [470, 'Terms & Conditions required', 'Bitte stimmen Sie den Nutzungsbedingungen zu'],
  [500, 'Serverseitiges Fehlverhalten der Applikation', ''],
  [418, 'An unexpected server error occurred.', 'Es ist ein unerwarteter Fehler aufgetreten'],
])('[R8-01] [S11-09] %i %j is shown in German', (status, title, uebersetzt) => {
  expect(toProblem(status, { type: '/probleme/x', title, status }).title).toBe(uebersetzt || title)
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
