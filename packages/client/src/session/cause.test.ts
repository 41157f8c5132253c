import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endsSession, type SessionEvent } from './events.ts'
import { createFake, ORIGIN, type Fake } from './testing/fakeProvider.ts'
import { signedOtherwise } from './testing/provider.ts'
import { readClaims, type Tokens } from './tokens.ts'

const PLACES = { callback: '/auth/callback', start: '/start', home: '/dashboard' }

let fake: Fake
beforeEach(() => {
  vi.resetModules()
  fake = createFake()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const engine = () => import('./engine.ts')

/** Leaves for the login and gives the address at which the provider would send the browser back. */
const atCallback = async (change: (url: URL) => void = () => undefined): Promise<URL> => {
  const { redirectToLogin } = await engine()
  await redirectToLogin(PLACES, '/dashboard', {})
  return answerTo(new URL(fake.assigned.at(-1) ?? ''), '/auth/callback', change)
}

const answerTo = (asked: URL, path: string, change: (url: URL) => void = () => undefined): URL => {
  fake.nonce = asked.searchParams.get('nonce') ?? ''
  const url = new URL(path, ORIGIN)
  url.searchParams.set('state', asked.searchParams.get('state') ?? '')
  url.searchParams.set('code', 'c1')
  change(url)
  return url
}

const login = async (change?: (url: URL) => void) => {
  const url = await atCallback(change)
  return (await engine()).finishLogin(url, PLACES)
}

const signedIn = async (): Promise<Tokens> => (await login()).tokens
const refresh = async () => (await engine()).refreshTokens(await signedIn())
const silent = async () => (await engine()).silentLogin()
const silentAnswer = (change?: (url: URL) => void) => {
  fake.silent = (url) => answerTo(url, '/auth/silent.html', change).href
}

const refused = (error: string) => () => Response.json({ error }, { status: 400 })
const status = (code: number) => () => new Response('', { status: code })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const only = (grant: string, answer: () => Response) => {
  fake.answers.set('/token', async (body) => {
    if (body.get('grant_type') === grant) return answer()
    fake.answers.delete('/token')
    const response = await fetch(`${ORIGIN}/token`)
    only(grant, answer)
    return response
  })
}

const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`

type Row = readonly [SessionEvent, string, () => Promise<unknown>]

const ROWS: readonly Row[] = [
  [
    'discovery_document_load_error',
    'the address of the provider is not to be had',
    () => (fake.answers.set('/baseUrl', status(500)), login()),
  ],
  [
    'discovery_document_load_error',
    'the document is not to be had',
    () => (fake.answers.set('/openid-configuration', unreachable), login()),
  ],
  [
    'discovery_document_load_error',
    'the document answers an error',
    () => (fake.answers.set('/openid-configuration', status(404)), login()),
  ],
  [
    'discovery_document_validation_error',
    'the document names another issuer',
    () => ((fake.discovery = { issuer: 'https://evil.example/realms/portal' }), login()),
  ],
  [
    'discovery_document_validation_error',
    'an endpoint without https',
    () => ((fake.discovery = { token_endpoint: 'http://idp.example/token' }), login()),
  ],
  ['jwks_load_error', 'the keys answer an error', () => (fake.answers.set('/certs', status(500)), login())],
  ['jwks_load_error', 'the keys are not to be had', () => (fake.answers.set('/certs', unreachable), login())],
  [
    'token_error',
    'the code is refused',
    () => (only('authorization_code', refused('invalid_grant')), login()),
  ],
  [
    'token_refresh_error',
    'the refresh is refused',
    () => (only('refresh_token', refused('invalid_client')), refresh()),
  ],
  ['token_validation_error', 'a token for another client', () => ((fake.claims = { aud: 'x' }), login())],
  [
    'token_validation_error',
    'a token of another issuer',
    () => ((fake.claims = { iss: 'https://evil.example' }), login()),
  ],
  [
    'token_validation_error',
    'a token whose claims were changed',
    () => (
      (fake.forge = (id) => id.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}').replace(/=+$/, '')}.`)),
      login()
    ),
  ],
  [
    'token_validation_error',
    'a token with a foreign signature',
    () => ((fake.forge = (id) => `${id.slice(0, id.lastIndexOf('.'))}.${'A'.repeat(342)}`), login()),
  ],
  [
    'token_validation_error',
    'a token without signature',
    () => ((fake.forge = (id) => signedOtherwise(id, 'none')), login()),
  ],
  [
    'token_validation_error',
    'a token signed with the public key as a secret',
    () => ((fake.forge = (id) => signedOtherwise(id, 'HS256')), login()),
  ],
  [
    'token_validation_error',
    'a clock that is eleven minutes off',
    async () => {
      const url = await atCallback()
      fake.access = jwt({ sub: 'u1', iat: Date.now() / 1000 - 660, exp: Date.now() / 1000 })
      return (await engine()).finishLogin(url, PLACES)
    },
  ],
  [
    'token_revoke_error',
    'the revocation fails',
    async () => {
      const tokens = await signedIn()
      fake.answers.set('/revoke', status(500))
      return (await engine()).revoke(tokens)
    },
  ],
  ['invalid_nonce_in_state', 'an unknown state', () => login((url) => url.searchParams.set('state', 'x'))],
  ['invalid_nonce_in_state', 'no state', () => login((url) => url.searchParams.delete('state'))],
  [
    'invalid_nonce_in_state',
    'an answer that comes a second time',
    async () => {
      const url = await atCallback()
      const { finishLogin } = await engine()
      await finishLogin(url, PLACES)
      return finishLogin(url, PLACES)
    },
  ],
  ['invalid_nonce_in_state', 'no nonce', () => ((fake.claims = { nonce: undefined }), login())],
  ['invalid_nonce_in_state', 'another nonce', () => ((fake.claims = { nonce: 'x' }), login())],
  [
    'silent_refresh_error',
    'the provider knows the browser no more',
    () => (silentAnswer(({ searchParams }) => searchParams.set('error', 'login_required')), silent()),
  ],
  ['user_profile_load_error', 'an access token without a user', () => ((fake.access = 'opaque'), login())],
  [
    'code_error',
    'an error instead of the code',
    () => login(({ searchParams }) => searchParams.set('error', 'access_denied')),
  ],
  [
    'code_error',
    'an answer of another issuer',
    () => login(({ searchParams }) => searchParams.set('iss', 'https://evil.example')),
  ],
]

describe('[R8-05] each failure is told apart by its event', () => {
  test.each(ROWS)('%s: %s', async (event, _, fail) => {
    const error: unknown = await fail().catch((e: unknown) => e)
    expect(error).toMatchObject({ name: 'SessionError', event })
  })

  test('silent_refresh_timeout: the frame never comes back', async () => {
    const { silentFrame } = await import('./silentFrame.ts')
    vi.useFakeTimers()
    const outcome = silentFrame(new URL(ORIGIN)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ name: 'SessionError', event: 'silent_refresh_timeout' })
  })
})

describe('[R8-05] only those of section 4 end the session', () => {
  test.each<[SessionEvent, boolean]>([
    ['discovery_document_load_error', false],
    ['discovery_document_validation_error', false],
    ['jwks_load_error', false],
    ['token_error', true],
    ['token_refresh_error', true],
    ['token_validation_error', true],
    ['token_revoke_error', false],
    ['invalid_nonce_in_state', false],
    ['silent_refresh_timeout', false],
    ['silent_refresh_error', true],
    ['user_profile_load_error', false],
    ['code_error', true],
    ['popup_blocked', false],
    ['popup_closed', false],
  ])('%s: %s', (event, ends) => expect(endsSession(event)).toBe(ends))
})

describe('what passes is no refusal', () => {
  test.each([
    ['no connection', unreachable],
    ['an overloaded provider', status(503)],
    ['too many calls', status(429)],
  ])('%s', async (_, answer) => {
    const tokens = await signedIn()
    fake.answers.set('/token', answer)
    const error: unknown = await (await engine()).refreshTokens(tokens).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toMatchObject({ name: 'SessionError' })
  })

  test('a grant that another window used up: the provider is asked once, quietly', async () => {
    const tokens = await signedIn()
    silentAnswer()
    only('refresh_token', refused('invalid_grant'))
    const next = await (await engine()).refreshTokens(tokens)
    expect(readClaims(next.id).sub).toBe('u1')
  })
})

describe('[S1-09] the provider wants something of the user first', () => {
  const interaction = () =>
    silentAnswer(({ searchParams }) => searchParams.set('error', 'interaction_required'))
  const askSilently = async () => {
    const tokens = await signedIn()
    return (await engine()).askSilently(tokens)
  }

  test('[S1-09] asked quietly, the session goes on with its refresh token', async () => {
    interaction()
    expect(await askSilently()).toMatchObject({ refresh: 'r2', idClaims: { sub: 'u1' } })
  })

  test('[S1-09] it is over when the refresh token is, too', async () => {
    interaction()
    only('refresh_token', refused('invalid_grant'))
    await expect(askSilently()).rejects.toMatchObject({ event: 'silent_refresh_error' })
  })

  test('[S1-09] who is signed in no more is asked nothing', async () => {
    silentAnswer(({ searchParams }) => searchParams.set('error', 'login_required'))
    await expect(askSilently()).rejects.toMatchObject({ event: 'silent_refresh_error' })
    expect(fake.calls.filter((url) => url.endsWith('/token'))).toHaveLength(1)
  })

  test('[S1-09] who declines is known with the place where he wanted to go', async () => {
    const error: unknown = await login(({ searchParams }) =>
      searchParams.set('error', 'access_denied'),
    ).catch((e: unknown) => e)
    const { DeclinedError } = await import('./events.ts')
    expect(error).toBeInstanceOf(DeclinedError)
    expect(error).toMatchObject({ event: 'code_error', returnPath: '/dashboard' })
  })
})

describe('[R9-02] values of the sign-in', () => {
  test('asks for the scope openid profile, with PKCE', async () => {
    await atCallback()
    const asked = new URL(fake.assigned[0] ?? '').searchParams
    expect(asked.get('scope')).toBe('openid profile')
    expect(asked.get('client_id')).toBe('portal')
    expect(asked.get('code_challenge_method')).toBe('S256')
  })

  test.each([
    ['nine minutes ago', -540, true],
    ['eleven minutes ago', -660, false],
  ])('a token that ended %s is taken: %s s, %s', async (_, ended, taken) => {
    const end = Math.floor(Date.now() / 1000) + ended
    fake.claims = { exp: end, iat: end - 300 }
    const outcome = await login().then(
      () => 'taken',
      (error: unknown) => String(error),
    )
    expect(outcome).toBe(taken ? 'taken' : 'SessionError: token_validation_error')
  })

  test('waits 20 seconds for the silent sign-in, not less', async () => {
    const { silentFrame } = await import('./silentFrame.ts')
    vi.useFakeTimers()
    const settled = vi.fn()
    void silentFrame(new URL(ORIGIN)).then(settled, settled)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
  })

  test('waits 10 seconds for the configuration, not less', async () => {
    fake.answers.set('/baseUrl', () => new Promise(() => undefined))
    const { redirectToLogin } = await engine()
    vi.useFakeTimers()
    const settled = vi.fn()
    void redirectToLogin(PLACES, '/dashboard', {}).then(settled, settled)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.lastCall?.[0]).toMatchObject({ event: 'discovery_document_load_error' })
  })
})
