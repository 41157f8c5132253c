import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORT, anmeldenMitFormular, titel } from '../src/browser.ts'

const STATUS = '/realms/portal/protocol/openid-connect/login-status-iframe.html'
const STILL = /\/auth\?.*prompt=none/

/** Signed in, with the frame of the session check open; the clock in the test's hands. */
const beobachtet = async (page: Page, baseURL: string): Promise<void> => {
  await page.clock.install()
  await anmeldenMitFormular(page, baseURL, 'lena.lindenau', '/zuwendung/uebersicht')
  await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  const rahmen = page.waitForResponse((r) => new URL(r.url()).pathname === STATUS)
  await page.clock.fastForward(3_000)
  await rahmen
  await page.frame({ url: new RegExp(`${STATUS}$`) })?.waitForLoadState()
}

/** The next question is due. */
const naechsteFrage = (page: Page) => page.clock.fastForward(3_000)

test('[R9-02] eine Abmeldung am Anmeldedienst selbst sieht das Portal nach drei Sekunden', async ({
  page,
  baseURL,
}) => {
  await beobachtet(page, baseURL ?? '')
  const dienst = await page.context().newPage()
  await dienst.goto('/realms/portal/protocol/openid-connect/logout')
  await expect(titel(dienst, 'Abmelden')).toBeVisible()
  await dienst.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(dienst, 'Sie sind abgemeldet')).toBeVisible()
  await naechsteFrage(page)
  await expect(titel(page, 'Willkommen')).toBeVisible()
  await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
  await expect(page.getByText('Hof Lindenau GbR')).toHaveCount(0)
})

test('[R9-02] meldet sich in einem anderen Fenster jemand anderes an, zeigt dieses nichts mehr vom Ersten, und der Zweite bleibt angemeldet', async ({
  page,
  baseURL,
}) => {
  await beobachtet(page, baseURL ?? '')
  const zweites = await page.context().newPage()
  await zweites.goto('/start')
  const neu = await zweites.evaluate(async () => {
    const verifier = 'a'.repeat(43)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
    const challenge = btoa(String.fromCharCode(...hash))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace('=', '')
    return `/realms/portal/protocol/openid-connect/auth?${String(
      new URLSearchParams({
        client_id: 'portal',
        response_type: 'code',
        scope: 'openid profile',
        redirect_uri: `${location.origin}/auth/callback`,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'login',
      }),
    )}`
  })
  await zweites.goto(neu)
  await zweites.getByLabel('Benutzername oder E-Mail-Adresse').fill('max.mehrfach')
  await zweites.getByLabel('Passwort').fill(DEMO_PASSWORT)
  await zweites.getByRole('button', { name: 'Anmelden' }).click()
  await zweites.waitForURL('**/start*')
  await naechsteFrage(page)
  await expect(page.getByText('In diesem Browser hat sich jemand anderes angemeldet')).toBeVisible()
  await expect(page.getByText('Guten Tag, Max. Sie sind angemeldet.')).toBeVisible()
  await expect(page.getByText('Lindenau')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('solange sich nichts ändert, fragt niemand den Anmeldedienst', async ({ page, baseURL }) => {
  await beobachtet(page, baseURL ?? '')
  let still = 0
  page.on('request', (anfrage) => {
    if (STILL.test(anfrage.url())) still += 1
  })
  const antworten = page.evaluate(
    () =>
      new Promise<unknown[]>((fertig) => {
        const gehoert: unknown[] = []
        addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          gehoert.push(data)
          if (gehoert.length === 3) fertig(gehoert)
        })
      }),
  )
  for (let i = 0; i < 3; i++) await naechsteFrage(page)
  expect(await antworten).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(still).toBe(0)
})

test('der Rahmen der Prüfung antwortet auf Unsinn mit einem Fehler und auf fremde Zustände mit einer Änderung', async ({
  page,
}) => {
  await page.goto('/start')
  const antworten = await page.evaluate(async (pfad) => {
    const rahmen = document.createElement('iframe')
    rahmen.src = pfad
    const geladen = new Promise((weiter) => rahmen.addEventListener('load', weiter))
    document.body.append(rahmen)
    await geladen
    const fragen = (frage: unknown) =>
      new Promise((weiter) => {
        addEventListener('message', ({ data }: MessageEvent<unknown>) => weiter(data), { once: true })
        rahmen.contentWindow?.postMessage(frage, location.origin)
      })
    const gehoert: unknown[] = []
    for (const frage of ['', 'portal', 'portal abc', { a: 1 }, '<b> x.y z', 'portal abc.def'])
      gehoert.push(await fragen(frage))
    return gehoert
  }, STATUS)
  expect(antworten).toEqual(['error', 'error', 'error', 'error', 'error', 'changed'])
})
