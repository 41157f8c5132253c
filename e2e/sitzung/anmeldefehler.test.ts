import { expect, test, type Page, type Route } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenMitFormular, titel } from '../src/browser.ts'

const TOKEN = '**/openid-connect/token'
const AUTORISIEREN = /\/openid-connect\/auth\?/
const WIDERRUF = /\/openid-connect\/revoke$/
const ABMELDUNG = /\/openid-connect\/logout\?/

/** Someone signed in on a page with data, the clock in the test's hands. */
const angemeldet = async (page: Page, baseURL: string): Promise<void> => {
  await page.clock.install()
  await anmeldenMitFormular(page, baseURL, 'lena.lindenau', '/zuwendung/uebersicht')
  await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** 75 % of the five minutes that a token lives. */
const erneuernLassen = (page: Page) => page.clock.fastForward('04:00')

const ereignis = (page: Page, name: string) =>
  page.waitForEvent('console', (m) => m.text().startsWith(`Anmeldung: ${name} `))

const art = (route: Route) => new URLSearchParams(route.request().postData() ?? '').get('grant_type')

/** Answers one kind of grant at the token endpoint; everything else goes through. */
const tokenAntwort = (page: Page, grant: string, antworten: (route: Route) => Promise<void>) =>
  page.route(TOKEN, (route) => (art(route) === grant ? antworten(route) : route.fallback()))

const abgelehnt = (error: string) => (route: Route) => route.fulfill({ status: 400, json: { error } })

/** The provider's answer to a silent sign-in or a login, without any page. */
const ohneSeite = (page: Page, error: string) =>
  page.route(AUTORISIEREN, async (route) => {
    const angaben = new URL(route.request().url()).searchParams
    const zurueck = new URL(angaben.get('redirect_uri') ?? '')
    zurueck.searchParams.set('error', error)
    zurueck.searchParams.set('state', angaben.get('state') ?? '')
    zurueck.searchParams.set('iss', `${zurueck.origin}/realms/portal`)
    await route.fulfill({ status: 303, headers: { location: zurueck.href } })
  })

const gefaelscht = async (route: Route) => {
  const antwort = (await (await route.fetch()).json()) as { id_token: string }
  const [kopf, inhalt] = antwort.id_token.split('.')
  await route.fulfill({ json: { ...antwort, id_token: `${kopf}.${inhalt}.${'A'.repeat(342)}` } })
}

const FAELLE: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'eine abgelehnte Erneuerung',
    'token_refresh_error',
    (page) => tokenAntwort(page, 'refresh_token', abgelehnt('invalid_client')),
  ],
  [
    'eine abgelehnte stille Anmeldung',
    'silent_refresh_error',
    async (page) => {
      await tokenAntwort(page, 'refresh_token', abgelehnt('invalid_grant'))
      await ohneSeite(page, 'login_required')
    },
  ],
  [
    'einen abgelehnten Code',
    'token_error',
    async (page) => {
      await tokenAntwort(page, 'refresh_token', abgelehnt('invalid_grant'))
      await tokenAntwort(page, 'authorization_code', abgelehnt('invalid_request'))
    },
  ],
  [
    'ein gefälschtes Token',
    'token_validation_error',
    (page) => tokenAntwort(page, 'refresh_token', gefaelscht),
  ],
]

test.describe('die Sitzung endet', () => {
  for (const [name, event, stellen] of FAELLE)
    test(`[R4-15] durch ${name}: Token widerrufen, beim Anbieter abgemeldet, der Ort gemerkt`, async ({
      page,
      baseURL,
    }) => {
      await angemeldet(page, baseURL ?? '')
      const ort = page.url()
      await stellen(page)
      const spuren = Promise.all([
        ereignis(page, event),
        page.waitForRequest(WIDERRUF),
        page.waitForRequest(ABMELDUNG),
      ])
      await erneuernLassen(page)
      await spuren
      await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
      await expect(page.getByText('Hof Lindenau GbR')).toHaveCount(0)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Wieder anmelden' }).click()
      await anmeldeformularAbsenden(page, 'lena.lindenau')
      await expect(titel(page, 'Anträge')).toBeVisible()
      expect(page.url()).toBe(ort)
    })

  test('[R4-15] durch einen Fehler statt des Codes; danach fragt die Anmeldung nach dem Passwort', async ({
    page,
    baseURL,
  }) => {
    await angemeldet(page, baseURL ?? '')
    await ohneSeite(page, 'server_error')
    await page.route('**/nutzer/status', (route) =>
      route.fulfill({
        status: 470,
        json: { type: '/probleme/x', title: 'Terms & Conditions required', status: 470 },
      }),
    )
    const gemeldet = ereignis(page, 'code_error')
    await page.goto('/dashboard')
    await gemeldet
    await expect(page.getByText('Die Anmeldung hat nicht geklappt')).toBeVisible()
    await expect(page.getByText('Lena Lindenau')).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await anmeldeformularAbsenden(page, 'lena.lindenau')
    await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  })

  test('[R4-15] auch wenn weder Widerruf noch Abmeldung des Anbieters zu haben sind', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/.well-known/openid-configuration', async (route) => {
      const { end_session_endpoint: _, ...rest } = (await (await route.fetch()).json()) as Record<
        string,
        unknown
      >
      await route.fulfill({ json: rest })
    })
    await angemeldet(page, baseURL ?? '')
    await page.route(WIDERRUF, (route) => route.fulfill({ status: 500 }))
    await tokenAntwort(page, 'refresh_token', abgelehnt('invalid_client'))
    const widerruf = ereignis(page, 'token_revoke_error')
    await erneuernLassen(page)
    await widerruf
    await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
    await expect(page.getByText('Lena Lindenau')).toHaveCount(0)
  })
})

test.describe('die Sitzung geht weiter', () => {
  test('[R8-05] wenn eine Antwort zu keiner Anfrage gehört, etwa aus einem alten Lesezeichen', async ({
    page,
    baseURL,
  }) => {
    await angemeldet(page, baseURL ?? '')
    const gemeldet = ereignis(page, 'invalid_nonce_in_state')
    await page.goto('/auth/callback?error=access_denied&state=unbekannt')
    await gemeldet
    await expect(page.getByText('Guten Tag, Lena. Sie sind angemeldet.')).toBeVisible()
    await expect(page.getByText('Die Anmeldung hat nicht geklappt')).toHaveCount(0)
    expect(new URL(page.url()).search).not.toContain('unbekannt')
  })

  const stillVersucht = (page: Page) => page.waitForRequest((r) => r.url().includes('prompt=none'))

  test('wenn der Anbieter den Browser noch kennt, obwohl er die Erneuerung ablehnt', async ({
    page,
    baseURL,
  }) => {
    await angemeldet(page, baseURL ?? '')
    await page.route(TOKEN, (route) => abgelehnt('invalid_grant')(route), { times: 1 })
    const still = stillVersucht(page)
    const eingeloest = page.waitForResponse((r) => r.url().endsWith('/token') && r.status() === 200)
    await erneuernLassen(page)
    await still
    await eingeloest
    await page.getByRole('link', { name: 'Start' }).first().click()
    await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  })

  for (const [name, antworten] of [
    ['keine Verbindung', (route: Route) => route.abort()],
    ['ein überlasteter Anbieter', (route: Route) => route.fulfill({ status: 503 })],
  ] as const)
    test(`${name} ist keine Ablehnung`, async ({ page, baseURL }) => {
      await angemeldet(page, baseURL ?? '')
      let versuche = 0
      await tokenAntwort(page, 'refresh_token', async (route) => {
        versuche += 1
        await antworten(route)
      })
      await erneuernLassen(page)
      await expect.poll(() => versuche).toBe(1)
      await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
      await page.unrouteAll()
      const eingeloest = page.waitForResponse((r) => r.url().endsWith('/token') && r.status() === 200)
      await page.clock.fastForward('00:10')
      await eingeloest
    })
})
