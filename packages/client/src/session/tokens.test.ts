import { describe, expect, test } from 'vitest'
import { isClockOff, isLoggedIn, readClaims, refreshDueAt } from './tokens.ts'

const NOW = 1_800_000_000
const at = (exp: number) => ({ exp: NOW + exp })

describe('isLoggedIn', () => {
  test.each([
    ['both valid', 300, 300, true],
    ['access ended within the tolerance', -599, 300, true],
    ['access ended beyond the tolerance', -601, 300, false],
    ['identity ended within the tolerance', 300, -599, true],
    ['identity ended beyond the tolerance', 300, -601, false],
    ['exactly at the tolerance', -600, -600, false],
  ])('[R4-13] [R9-02] %s', (_, access, id, expected) => {
    expect(isLoggedIn({ access: at(access), id: at(id) }, NOW * 1000)).toBe(expected)
  })

  test('[R4-13] no tokens, not logged in', () => {
    expect(isLoggedIn(undefined, NOW * 1000)).toBe(false)
  })
})

test.each([
  ['right', 0, false],
  ['nine minutes ahead', 540, false],
  ['nine minutes behind', -540, false],
  ['exactly at the tolerance', 600, false],
  ['eleven minutes ahead', 660, true],
  ['eleven minutes behind', -660, true],
])('[R9-02] a clock that is %s is off: %i s, %s', (_, seconds, expected) => {
  expect(isClockOff({ iat: NOW }, (NOW + seconds) * 1000)).toBe(expected)
})

describe('refreshDueAt', () => {
  const received = NOW * 1000

  test('[R9-02] is 75 % of the lifetime after the receipt', () => {
    const token = { iat: NOW, exp: NOW + 300 }
    expect(refreshDueAt(token, token, received)).toBe(received + 225_000)
  })

  test.each([
    ['access', { iat: NOW, exp: NOW + 100 }, { iat: NOW, exp: NOW + 300 }],
    ['identity', { iat: NOW, exp: NOW + 300 }, { iat: NOW, exp: NOW + 100 }],
  ])('the shorter one decides: %s', (_, access, id) => {
    expect(refreshDueAt(access, id, received)).toBe(received + 75_000)
  })

  test('a clock that is an hour off changes nothing', () => {
    const token = { iat: NOW - 3600, exp: NOW - 3300 }
    expect(refreshDueAt(token, token, received)).toBe(received + 225_000)
  })
})

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
const jwt = (claims: object) => `h.${base64url(JSON.stringify(claims))}.s`

test('claims are read as UTF-8', () => {
  expect(readClaims(jwt({ sub: 'a', given_name: 'Jörg', family_name: 'Weiß' }))).toMatchObject({
    family_name: 'Weiß',
  })
})
