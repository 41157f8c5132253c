import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshen, isFresh } from './freshness.ts'
import { createFake, ORIGIN, type Fake } from './testing/fakeProvider.ts'
import type { Claims, Tokens } from './tokens.ts'

const T0 = 1_800_000_000

/** Tokens issued at T0 by the provider's clock to a computer whose clock is wrong by `pcWrong` seconds. */
const seen = (authAge: number | undefined, pcWrong = 0) => {
  const claims: Claims = {
    sub: 'u1',
    iat: T0,
    exp: T0 + 300,
    ...(authAge === undefined ? {} : { auth_time: T0 - authAge }),
  }
  return { accessClaims: claims, idClaims: claims, receivedAt: (T0 + pcWrong) * 1000 }
}

describe('[R5-06] recent authentication counts only within 30 seconds', () => {
  test.each([
    ['just signed in', 0, 0, true],
    ['30 seconds ago', 0, 30, true],
    ['31 seconds ago', 0, 31, false],
    ['refreshed token of an old login', 29, 0, true],
    ['refreshed token of an old login, a moment later', 29, 2, false],
    ['refreshed token of a login in the morning', 7200, 0, false],
  ])('%s', (_, authAge, later, fresh) => {
    for (const pcWrong of [0, 540, -540, 86_400, -86_400])
      expect(isFresh(seen(authAge, pcWrong), (T0 + pcWrong + later) * 1000), `clock ${pcWrong}`).toBe(fresh)
  })

  test('a clock that was set back since, and a login without a time, prove nothing', () => {
    expect(isFresh(seen(0), (T0 - 1) * 1000)).toBe(false)
    expect(isFresh(seen(undefined), T0 * 1000)).toBe(false)
  })
})

describe('[R5-06] [R6-04] re-authentication by the provider, quietly', () => {
  let fake: Fake
  let asked: URL | undefined
  beforeEach(() => {
    vi.resetModules()
    asked = undefined
    fake = createFake()
  })
  afterEach(() => vi.unstubAllGlobals())

  const answering = (change: (url: URL) => void = (url) => url.searchParams.set('code', 'c1')) => {
    fake.silent = (url) => {
      asked = url
      fake.nonce = url.searchParams.get('nonce') ?? ''
      const back = new URL('/auth/silent.html', ORIGIN)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      change(back)
      return back.href
    }
  }
  const vaultOf = (sub: string, authAge: number) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { sub, iat: now, exp: now + 300, auth_time: now - authAge }
    let tokens: Tokens | undefined = {
      access: 'a',
      id: 'i',
      refresh: 'r',
      accessClaims: claims,
      idClaims: claims,
      sessionState: undefined,
      receivedAt: Date.now(),
    }
    const set = vi.fn((next: Tokens | undefined) => {
      tokens = next
    })
    return { tokens: () => tokens, set }
  }
  const now = () => Math.floor(Date.now() / 1000)
  const atOnce = (ask: () => Promise<Tokens>) => ask()

  test('a fresh one asks nobody', async () => {
    const vault = vaultOf('u1', 5)
    expect(await freshen(vault, atOnce)).toBe(true)
    expect(fake.calls).toEqual([])
  })

  test('an old one takes the login that another window made', async () => {
    answering()
    fake.claims = { auth_time: now() - 3 }
    const vault = vaultOf('u1', 100)
    expect(await freshen(vault, atOnce)).toBe(true)
    expect(asked?.searchParams.get('prompt')).toBe('none')
    expect(asked?.searchParams.get('max_age')).toBe('30')
    expect(vault.set).toHaveBeenCalledOnce()
  })

  test.each([
    ['refused', 'u1', (url: URL) => url.searchParams.set('error', 'login_required')],
    ['another person', 'u2', undefined],
  ])('%s: not fresh, and the session stays as it is', async (_, sub, change) => {
    answering(change)
    fake.claims = { auth_time: now() }
    const vault = vaultOf(sub, 100)
    expect(await freshen(vault, atOnce)).toBe(false)
    expect(vault.set).not.toHaveBeenCalled()
  })

  test('a provider that does not look at max_age: an old login stays old', async () => {
    answering()
    fake.claims = { auth_time: now() - 3600 }
    expect(await freshen(vaultOf('u1', 100), atOnce)).toBe(false)
  })
})
