import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORT } from './demo.ts'
import { browser } from './testing/browser.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from './testing/oidcTest.ts'

let eine: OidcTest
let andere: Awaited<ReturnType<OidcTest['zweite']>>
beforeAll(async () => {
  eine = await startOidc()
  andere = await eine.zweite()
})
afterAll(() => eine.close())

/** A browser whose every call the load balancer leads to the other instance than the one before. */
const wechselnderBrowser = () => {
  let anfragen = 0
  return browser((url) => (anfragen++ % 2 === 0 ? eine : andere).ueber(url))
}
const sidVon = (token: string) => String(decodeJwt(token)['sid'])
const gesperrt = (instanz: typeof andere, token: string) => instanz.sessions.isRevoked(sidVon(token))
const beideSehen = async (token: string) => {
  for (const instanz of [eine, andere]) await expect.poll(() => gesperrt(instanz, token)).toBe(true)
}

test('a login whose pages, code and refresh are served by turns', async () => {
  const { verifier, challenge } = pkce()
  const b = wechselnderBrowser()
  const seite = await b.oeffnen(authUrl(eine, challenge))
  const falsch = await b.absenden(seite, { username: 'lena.lindenau', password: 'falsch' })
  expect(falsch.status).toBe(400)
  const ende = await b.absenden(falsch, { username: 'lena.lindenau', password: DEMO_PASSWORT })
  const erste = await einloesen(andere, codeAus(ende.ort), verifier)
  expect(erste.status).toBe(200)
  const zweite = await auffrischen(eine, erste.body.refresh_token)
  const dritte = await auffrischen(andere, zweite.body.refresh_token)
  expect([zweite.status, dritte.status]).toEqual([200, 200])
  for (const instanz of [eine, andere])
    expect(await instanz.tokens.verify(dritte.body.access_token)).toMatchObject({ username: 'lena.lindenau' })
  const still = authUrl(eine, challenge, { prompt: 'none' })
  for (let i = 0; i < 2; i++) expect(codeAus((await b.oeffnen(still)).ort)).not.toBe('')
})

test('a registration begun on one and sent to the other', async () => {
  const b = wechselnderBrowser()
  const seite = await b.oeffnen(authUrl(eine, pkce().challenge, { prompt: 'create' }))
  const maengel = await b.absenden(seite, { firstName: 'Rolf', password: 'kurz' })
  expect(maengel.status).toBe(400)
  expect(maengel.text).toContain('value="Rolf"')
})

test('a logout on one is seen by both within five seconds', async () => {
  const b = wechselnderBrowser()
  const tokens = await anmeldenAls(eine, b, 'max.mehrfach')
  expect(await gesperrt(eine, tokens.access_token)).toBe(false)
  expect(await gesperrt(andere, tokens.access_token)).toBe(false)
  const logout = `${eine.issuer}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`
  await b.absenden(await b.oeffnen(logout), { logout: 'yes' })
  await beideSehen(tokens.access_token)
  for (const instanz of [eine, andere])
    expect((await auffrischen(instanz, tokens.refresh_token)).status).toBe(400)
})

test('a refresh token that is used on both ends the session on both', async () => {
  const tokens = await anmeldenAls(andere, browser(andere.ueber), 'max.mehrfach')
  const neu = await auffrischen(eine, tokens.refresh_token)
  expect(neu.status).toBe(200)
  expect((await auffrischen(andere, tokens.refresh_token)).body.error).toBe('invalid_grant')
  expect((await auffrischen(eine, neu.body.refresh_token)).body.error).toBe('invalid_grant')
  await beideSehen(neu.body.access_token)
})

test('a code that both are shown at the same moment is redeemed once at most', async () => {
  const { verifier, challenge } = pkce()
  const b = wechselnderBrowser()
  const seite = await b.oeffnen(authUrl(eine, challenge))
  const ende = await b.absenden(seite, { username: 'paul.partner', password: DEMO_PASSWORT })
  const code = codeAus(ende.ort)
  const alle = await Promise.all([eine, andere, eine, andere].map((t) => einloesen(t, code, verifier)))
  expect(alle.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(alle.every(({ status, body }) => status === 200 || body.error === 'invalid_grant')).toBe(true)
})

test('wrong passwords count together, wherever they are sent', async () => {
  const b = wechselnderBrowser()
  let seite = await b.oeffnen(authUrl(eine, pkce().challenge))
  const stati: number[] = []
  for (let i = 0; i < 6; i++) {
    seite = await b.absenden(seite, { username: 'eva.eingeladen', password: 'falsch' })
    stati.push(seite.status)
  }
  expect(stati).toEqual([400, 400, 400, 400, 400, 429])
})
