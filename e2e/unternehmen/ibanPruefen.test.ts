import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'

const PRUEFUNG = '**/api/public/v1/iban/validation?*'
const GUT = 'DE89370400440532013000'
const ANDERE = 'DE02120300000000202051'
const VERTIPPT = 'DE88370400440532013000'

const feld = (page: Page) => page.getByRole('textbox', { name: 'IBAN', exact: true })
const auskunft = (page: Page) => page.getByRole('region', { name: 'Bankverbindung' }).locator('.s-auskunft')

/** The form, with a clock that moves only when the test moves it, and the IBANs that were asked about. */
const formular = async (page: Page, baseURL: string | undefined): Promise<string[]> => {
  const gefragt: string[] = []
  page.on('request', (anfrage) => {
    const url = new URL(anfrage.url())
    if (url.pathname.endsWith('/iban/validation')) gefragt.push(url.searchParams.get('iban') ?? '')
  })
  await anmeldenImBrowser(page, baseURL ?? '', 'ohne.unternehmen')
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  return gefragt
}

test('[R5-02] gefragt wird eine halbe Sekunde nach der letzten Eingabe, und nur nach einer ganzen IBAN', async ({
  page,
  baseURL,
}) => {
  const gefragt = await formular(page, baseURL)
  await feld(page).pressSequentially(GUT.slice(0, -1))
  await page.clock.runFor(5000)
  expect(gefragt).toEqual([])
  await feld(page).press('0')
  await page.clock.runFor(499)
  await feld(page).fill(ANDERE)
  await page.clock.runFor(499)
  expect(gefragt).toEqual([])
  await page.clock.runFor(1)
  await expect(auskunft(page)).toContainText('IBAN geprüft: Deutschland, SEPA')
  expect(gefragt).toEqual([ANDERE])
  // Politely: a screen reader says it at its next pause.
  await expect(auskunft(page)).toHaveRole('status')
  await page.clock.runFor(5000)
  expect(gefragt).toEqual([ANDERE])
})

test('[R5-02] eine Absage zeigt Titel und in Klammern, was zu tun ist; weiterschreiben geht immer', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  await feld(page).fill(VERTIPPT)
  await page.clock.runFor(500)
  await expect(auskunft(page)).toHaveText(
    'Ungültige/-r Parameter oder fehlgeschlagene Validierung (Prüfen Sie die IBAN auf Zahlendreher: Ihre Prüfziffer stimmt nicht.)',
  )
  await feld(page).fill(GUT)
  await expect(auskunft(page)).toHaveText('')
  await page.clock.runFor(500)
  await expect(auskunft(page)).toContainText('IBAN geprüft: Deutschland, SEPA')
})

test('[R5-02] eine ältere Prüfung wird abgebrochen und sagt nichts mehr', async ({ page, baseURL }) => {
  const gefragt = await formular(page, baseURL)
  let antworten = (): void => undefined
  const angehalten = new Promise<void>((weiter) => (antworten = weiter))
  await page.route(PRUEFUNG, async (route) => {
    if (!route.request().url().includes(VERTIPPT)) return route.continue()
    await angehalten
    await route.continue().catch(() => undefined) // the page has given it up
  })
  const abgebrochen = page.waitForEvent('requestfailed', (anfrage) => anfrage.url().includes(VERTIPPT))
  await feld(page).fill(VERTIPPT)
  await page.clock.runFor(500)
  await expect.poll(() => gefragt).toEqual([VERTIPPT])
  await feld(page).fill(GUT)
  await abgebrochen
  await page.clock.runFor(500)
  await expect(auskunft(page)).toContainText('IBAN geprüft: Deutschland, SEPA')
  antworten()
  expect(gefragt).toEqual([VERTIPPT, GUT])
  await expect(auskunft(page)).toContainText('IBAN geprüft: Deutschland, SEPA')
})

test('[R5-02] ist die Prüfung nicht zu erreichen, steht es da, und kein Fenster stört', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  await page.route(PRUEFUNG, (route) => route.abort())
  await feld(page).fill(GUT)
  await page.clock.runFor(500)
  await expect(auskunft(page)).toHaveText('Die Validierung steht aktuell nicht zur Verfügung.')
  await page.unroute(PRUEFUNG)
  await page.route(PRUEFUNG, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'kaputt' }),
  )
  await feld(page).fill(ANDERE)
  await page.clock.runFor(500)
  await expect(auskunft(page)).toHaveText('Die Validierung steht aktuell nicht zur Verfügung.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
