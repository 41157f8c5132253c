import { expect, test, type Page, type Route } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'

const LISTE = '**/Zuwendungen/api/public/zuschussantrag/*'
const STATUS = '**/NutzerService/api/public/foerderportal/nutzer/status'
const IDP_ORT = '**/NutzerService/api/keycloak/baseUrl'

type Antwort = {
  readonly status: number
  readonly problem?: object
  readonly headers?: Record<string, string>
}

const antworten =
  ({ status, problem, headers }: Antwort) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
      body:
        problem === undefined
          ? ''
          : JSON.stringify({ type: '/probleme/test', title: 'Test', status, ...problem }),
    })

const meldung = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const bestaetigen = (page: Page, name: string) =>
  meldung(page, name).getByRole('button', { name: 'OK', exact: true }).click()

const KATALOG = [
  [401, 'Authentifizierungfehler', 'nicht angemeldet'],
  [403, 'Autorisierungsfehler', 'nicht autorisiert'],
  [400, 'Kommunikationsfehler', 'Client-Fehler, Code 400'],
  [405, 'Kommunikationsfehler', 'Client-Fehler, Code 405'],
  [408, 'Kommunikationsfehler', 'Client-Fehler, Code 408'],
  [
    409,
    'Parallele Bearbeitung',
    'Die Daten wurden parallel von einem anderen Nutzer bearbeitet. Bitte laden Sie die Seite neu und wiederholen Sie den Vorgang.',
  ],
  [500, 'Kommunikationsfehler', 'Server-Fehler, Code 500'],
  [502, 'Kommunikationsfehler', 'Server-Fehler, Code 502'],
  [503, 'Kommunikationsfehler', 'Server-Fehler, Code 503'],
  [599, 'Kommunikationsfehler', 'Server-Fehler, Code 599'],
] as const

test.describe('allgemeine Meldungen', () => {
  test('[R8-03] jeder Status der Tabelle hat seinen Titel und seinen Text', async ({ page, baseURL }) => {
    test.slow()
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/nutzer-aendern/nutzer')
    for (const [status, name, text] of KATALOG)
      await test.step(`${status}: ${name}`, async () => {
        await page.route(LISTE, antworten({ status, problem: {} }))
        await page.goto('/zuwendung/uebersicht')
        await expect(meldung(page, name)).toContainText(text)
        await bestaetigen(page, name)
        await expect(meldung(page, name)).toHaveCount(0)
        await page.unroute(LISTE)
      })
  })

  test('[R8-03] was ein Aufruf selbst zeigt, öffnet keinen Dialog', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.route('**/mitteilung/*/anzahl', antworten({ status: 500, problem: {} }))
    const gefragt = page.waitForResponse((r) => r.url().endsWith('/anzahl') && r.status() === 500)
    await page.reload()
    await gefragt
    await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test.describe('der Anmeldedienst fehlt', () => {
  const FEHLER = 'Fehler beim Laden der Seite'
  const TEXT = 'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.'

  for (const knopf of ['Anmelden', 'Konto anlegen'])
    test(`[R8-04] '${knopf}' sagt es in einem Dialog, danach geht es weiter`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/start')
      await page.route(IDP_ORT, antworten({ status: 500 }))
      await page.getByRole('button', { name: knopf }).click()
      await expect(meldung(page, FEHLER)).toContainText(TEXT)
      await bestaetigen(page, FEHLER)
      await page.unroute(IDP_ORT)
      await page.clock.fastForward('00:03')
      await page.getByRole('button', { name: knopf }).click()
      await expect(titel(page, knopf)).toBeVisible()
      expect(new URL(page.url()).pathname).toMatch(/^\/realms\//)
    })

  test('[R8-04] auch wenn er zehn Sekunden lang nicht antwortet', async ({ page }) => {
    await page.clock.install()
    await page.goto('/start')
    const gefragt = page.waitForRequest(IDP_ORT)
    await page.route(IDP_ORT, () => undefined)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await gefragt
    // Held still: a busy computer must not use up the rest of the time while the test looks.
    await page.clock.pauseAt(Date.now() + 5000)
    await expect(meldung(page, FEHLER)).toHaveCount(0)
    await page.clock.fastForward('00:06')
    await expect(meldung(page, FEHLER)).toContainText(TEXT)
  })

  test('[R8-04] eine geschützte Seite sagt es und lässt den Besucher auf der Startseite', async ({
    page,
  }) => {
    await page.route(IDP_ORT, antworten({ status: 500 }))
    await page.goto('/zuwendung/uebersicht')
    await expect(meldung(page, FEHLER)).toContainText(TEXT)
    await bestaetigen(page, FEHLER)
    await expect(titel(page, 'Willkommen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  test('[R8-04] auch ein Dokument, dem nicht zu trauen ist, führt zu keiner Anmeldung', async ({ page }) => {
    await page.route('**/.well-known/openid-configuration', async (route) => {
      const echt = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...echt, token_endpoint: 'http://unsicher.example/token' } })
    })
    const log = page.waitForEvent('console', (m) => m.text().includes('discovery_document_validation_error'))
    await page.goto('/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(meldung(page, FEHLER)).toBeVisible()
    await log
  })
})

test.describe('Nutzungsbedingungen', () => {
  const anfrage = (page: Page) => page.waitForRequest(/openid-connect\/auth\?.*kc_action=/)

  for (const [name, antwort] of [
    [
      '470',
      {
        status: 470,
        problem: { title: 'Terms & Conditions required', detail: 'Neue Fassung vom 01.11.2026' },
      },
    ],
    [
      '403 des Nutzerstatus',
      { status: 403, problem: { title: 'Fehlende Bestätigung der Nutzungsbedingungen' } },
    ],
  ] as const)
    test(`[R7.4-02] ${name} führt zu den Bedingungen und zurück an dieselbe Stelle`, async ({
      page,
      baseURL,
    }) => {
      await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
      // The one answer is meant for the page that follows; this one has asked by then.
      await page.waitForLoadState('networkidle')
      await page.route(STATUS, antworten(antwort), { times: 1 })
      const gefragt = anfrage(page)
      await page.goto('/zuwendung/uebersicht?unternehmenId=de000000-0000-4000-9000-000000000001')
      const angaben = new URL((await gefragt).url()).searchParams
      expect(angaben.get('kc_action')).toBe('terms_and_conditions')
      await expect(titel(page, 'Anträge')).toBeVisible()
      expect(new URL(page.url()).search).toBe('?unternehmenId=de000000-0000-4000-9000-000000000001')
    })

  test('wer danach gleich wieder gefragt wird, geht nicht im Kreis', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.route(
      STATUS,
      antworten({ status: 470, problem: { detail: 'Bitte stimmen Sie der neuen Fassung zu.' } }),
    )
    await page.goto('/zuwendung/uebersicht')
    await expect(meldung(page, 'Nutzungsbedingungen')).toContainText(
      'Bitte stimmen Sie der neuen Fassung zu.',
    )
    await meldung(page, 'Nutzungsbedingungen').getByRole('button', { name: 'Abmelden' }).click()
    await expect(titel(page, 'Willkommen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  test('[R7.4-02] 470 ohne Begründung meldet ab', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.route(STATUS, antworten({ status: 470 }))
    const abmeldung = page.waitForRequest(/\/logout\?/)
    await page.goto('/zuwendung/uebersicht')
    await abmeldung
    await expect(titel(page, 'Willkommen')).toBeVisible()
  })
})

const UEBERLASTET: Antwort = { status: 503, problem: {}, headers: { 'retry-after': '30' } }
const AUSGELASTET = /Das Portal ist gerade stark ausgelastet\. Wir versuchen es/

test.describe('Überlast und keine Verbindung', () => {
  const zeile = (page: Page) => page.locator('.s-stoerung')

  test('[S10-02] 503 mit Wartezeit: eine ruhige Zeile sagt es, und es geht von selbst weiter', async ({
    page,
    baseURL,
  }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.clock.install()
    await page.route(LISTE, antworten(UEBERLASTET))
    await page.goto('/zuwendung/uebersicht')
    await expect(zeile(page)).toContainText(AUSGELASTET)
    await expect(zeile(page)).toContainText('Ihre Eingaben sind sicher.')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.unroute(LISTE)
    await page.clock.fastForward('00:40')
    await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
    await expect(zeile(page)).toContainText('Das Portal antwortet wieder.')
    await page.clock.fastForward('00:10')
    await expect(zeile(page)).toHaveCount(0)
  })

  test('[S10-02] nach mehreren Versuchen sagt es der Dialog, und die Seite bietet einen weiteren an', async ({
    page,
    baseURL,
  }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.clock.install()
    let versuche = 0
    await page.route(LISTE, async (route) => {
      versuche += 1
      await antworten({ status: 503, problem: {}, headers: { 'retry-after': '1' } })(route)
    })
    await page.goto('/zuwendung/uebersicht')
    await expect(async () => {
      await page.clock.fastForward('00:03')
      await expect(meldung(page, 'Kommunikationsfehler')).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(versuche).toBe(6)
    await bestaetigen(page, 'Kommunikationsfehler')
    await expect(zeile(page)).toHaveCount(0)
  })

  test('[S10-02] was nicht zweimal geschehen darf, wird nur auf Wunsch wiederholt', async ({
    page,
    baseURL,
  }) => {
    const { pfad, guid } = await leererFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, pfad('unternehmen'))
    let versuche = 0
    await page.route(`**/zuschussantrag/formular/${guid}`, (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      versuche += 1
      return versuche === 1 ? route.abort() : antworten(UEBERLASTET)(route)
    })
    await page.getByRole('button', { name: 'Entwurf löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
    const ohneAntwort = meldung(page, 'Keine Antwort vom Portal')
    await expect(ohneAntwort).toContainText('Wir wissen nicht, ob Ihr letzter Schritt angekommen ist.')
    expect(versuche).toBe(1)
    await ohneAntwort.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    const ausgelastet = meldung(page, 'Das Portal ist gerade stark ausgelastet')
    await expect(ausgelastet).toBeVisible()
    expect(versuche).toBe(2)
    await ausgelastet.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('button', { name: 'Entwurf löschen' })).toBeEnabled()
    expect(versuche).toBe(2)
  })

  test('[S10-02] ohne Netz steht es in einer Zeile, und danach geht es weiter', async ({
    page,
    context,
    baseURL,
  }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(zeile(page)).toContainText('Keine Verbindung zum Internet.')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await context.setOffline(false)
    await expect(zeile(page)).toContainText('Die Verbindung ist wieder da. Es geht weiter.')
    await oeffnen(page, '/zuwendung/uebersicht')
    await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  })
})
