import { expect, test } from 'vitest'
import { currentUser } from './currentUser.ts'

const claims = { sub: 'sub-1', exp: 2, iat: 1 }

test('[R3.1-08] the current user comes from the access token', () => {
  expect(
    currentUser({
      ...claims,
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
    roles: ['NUTZERSERVICE_BASIS'],
  })
})

test("[R3.1-08] unknown names read 'unbekannt'", () => {
  expect(currentUser(claims)).toEqual({
    userId: 'sub-1',
    username: 'unbekannt',
    firstname: 'unbekannt',
    lastname: 'unbekannt',
    email: 'unbekannt',
    roles: [],
  })
})
