import { describe, expect, test } from 'vitest'
import { csrfFromCookies, needsCsrf, takesToken } from './targets.ts'

const ORIGIN = 'https://portal.example'

test.each([
  ['/NutzerService/api/public/foerderportal/nutzer', true],
  ['/Zuwendungen/api/public/file', true],
  ['/SachbearbeitungService/api/anmeldung', true],
  ['/sachbearbeitung/api', false],
  ['/api/public/v1/gemfa/all', true],
  [`${ORIGIN}/Zuwendungen/api`, true],
  ['https://boese.example/Zuwendungen/api', false],
  ['//boese.example/Zuwendungen/api', false],
  ['/realms/portal/protocol/openid-connect/token', false],
  ['/NutzerServiceX/api', false],
  ['/cms/Portal/hilfe/index.html', false],
])('[R6-05] the token goes to own services only: %s → %s', (url, expected) => {
  expect(takesToken(url, ORIGIN)).toBe(expected)
})

describe('anti-forgery header', () => {
  test.each([
    ['POST', '/Zuwendungen/api/x', 'token', true],
    ['put', '/NutzerService/api/x', 'token', true],
    ['PATCH', '/NutzerService/api/x', 'token', true],
    ['DELETE', '/api/public/v1/x', 'token', true],
    ['GET', '/Zuwendungen/api/x', 'token', false],
    ['HEAD', '/Zuwendungen/api/x', 'token', false],
    ['POST', '/Zuwendungen/api/x', undefined, false],
    ['POST', 'https://boese.example/Zuwendungen/api/x', 'token', false],
  ])('[R7.4-01] %s %s with %s: %s', (method, url, token, expected) => {
    expect(needsCsrf(method, url, ORIGIN, token)).toBe(expected)
  })

  test.each([
    ['a=1; __Host-portal-csrf-cookie=n.h%3D; b=2', 'n.h='],
    ['portal-csrf-cookie=n.h', 'n.h'],
    ['portal-csrf-cookie=a.b; __Host-portal-csrf-cookie=n.h', 'n.h'],
    ['x=1', undefined],
    ['', undefined],
  ])('[R7.4-01] its value comes from the cookie: %j', (cookies, expected) => {
    expect(csrfFromCookies(cookies)).toBe(expected)
  })
})
