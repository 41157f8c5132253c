import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFake, type Fake } from './testing/fakeProvider.ts'
import type { Tokens } from './tokens.ts'

let fake: Fake
beforeEach(() => {
  vi.resetModules()
  fake = createFake()
})
afterEach(() => vi.unstubAllGlobals())

const CLAIMS = { sub: 'u1', iat: 0, exp: 300 }
const TOKENS: Tokens = {
  access: 'a',
  id: 'i',
  refresh: 'r',
  accessClaims: CLAIMS,
  idClaims: CLAIMS,
  sessionState: undefined,
  receivedAt: 0,
}

test.each([
  ['an ordinary provider is asked to revoke', {}, 1],
  [
    'one that tells the server of its logouts ends the token with them',
    { backchannel_logout_supported: true },
    0,
  ],
  [
    'one that does so but has no logout of its own is asked',
    { backchannel_logout_supported: true, end_session_endpoint: undefined },
    1,
  ],
])('%s', async (_name, discovery, erwartet) => {
  fake.discovery = discovery
  const { revoke } = await import('./engine.ts')
  await revoke(TOKENS)
  expect(fake.calls.filter((url) => url.endsWith('/revoke'))).toHaveLength(erwartet)
})
