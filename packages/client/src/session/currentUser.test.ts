import { expect, test } from 'vitest'
import { currentUser } from './currentUser.ts'

const claims = { sub: 'sub-1', exp: 2, iat: 1 }

test('[R3.1-08] the current user comes from the access token', () => {
  expect(
    currentUser({
      ...claims,
      sid: 's1',
      preferred_username: 'lena.lindenau',
      given_name: 'Lena',
      family_name: 'Lindenau',
      email: 'lena@demo.example',
      realm_access: { roles: ['NUTZERSERVICE_BASIS'] },
    }),
  ).toEqual({
    userId: 'sub-1',
    username: 'lena.lindenau',
    firstname: 'Lena',
    lastname: 'Lindenau',
    email: 'lena@demo.example',
    emailVerified: true,
    roles: ['NUTZERSERVICE_BASIS'],
    session: 's1',
  })
})

test("[R3.1-08] unknown names read 'unbekannt'", () => {
  expect(currentUser(claims)).toEqual({
    userId: 'sub-1',
    username: 'unbekannt',
    firstname: 'unbekannt',
    lastname: 'unbekannt',
    email: 'unbekannt',
    emailVerified: true,
    roles: [],
  })
})

test.each([
  [false, false],
  [true, true],
  [undefined, true],
])('an address counts as confirmed unless the provider says no: %s → %s', (said, confirmed) => {
  const more = said === undefined ? {} : { email_verified: said }
  expect(currentUser({ ...claims, ...more }).emailVerified).toBe(confirmed)
})
