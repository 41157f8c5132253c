import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../platform/clock.ts'
import { dialogGrenze } from './anmeldung/dialogGrenze.ts'
import { browser } from './testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc({ dialoge: 3 })
})
afterAll(() => t.close())

const dialoge = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from oidc_artifact where kind = 'Interaction'`.execute(t.db)
  return rows[0]?.n
}
const oeffnen = (mehr: Record<string, string> = {}) => browser().oeffnen(authUrl(t, pkce().challenge, mehr))

test.each(['state', 'nonce', 'login_hint', 'acr_values', 'ui_locales', 'max_age', 'theme'])(
  'a %s longer than the portal ever sends is refused and not kept',
  async (name) => {
    const vorher = await dialoge()
    const antwort = await oeffnen({ [name]: 'x'.repeat(513) })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('Eine Angabe im Aufruf ist zu lang')
    expect(await dialoge()).toBe(vorher)
  },
)

test('a network that opens login pages and leaves them is asked to wait, in German', async () => {
  for (let i = 0; i < 5; i++) await anmeldenAls(t, browser(), 'lena.lindenau')
  for (let i = 0; i < 3; i++) expect((await oeffnen()).status).toBe(200)
  const vorher = await dialoge()
  const antwort = await oeffnen()
  expect(antwort.status).toBe(429)
  expect(antwort.headers.get('retry-after')).toBe('60')
  expect(antwort.text).toContain('Bitte versuchen Sie es in einer Minute noch einmal')
  expect(await dialoge()).toBe(vorher)
  const still = await oeffnen({ prompt: 'none' })
  expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
  t.clock.forward(60_000)
  expect((await oeffnen()).status).toBe(200)
})

test('12 000 people of one network open the page in the same minute; 300 more each minute after', () => {
  const clock = fixedClock('2026-11-21T08:00:00Z')
  const grenze = dialogGrenze(clock)
  const gelungen = (mal: number) =>
    Array.from({ length: mal }, () => grenze.take('192.0.2.1')).filter(Boolean)
  expect(gelungen(12_001)).toHaveLength(12_000)
  expect(grenze.take('192.0.2.2')).toBe(true)
  clock.forward(60_000)
  expect(gelungen(400)).toHaveLength(300)
  grenze.giveBack('192.0.2.1')
  expect(gelungen(2)).toHaveLength(1)
})
