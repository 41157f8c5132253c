import { expect, test, type Page } from '@playwright/test'
import { geraet } from '../src/anmeldedienst/totp.ts'
import { anmeldeseitePruefen } from '../src/barrierefrei/anmeldeseitePruefen.ts'
import { kontoAnlegen, titel, type Konto } from '../src/browser.ts'
import { anmeldeAdresse, ohnePortal } from '../src/portal/protokoll.ts'

type Wunsch = (mehr: Record<string, string>) => Promise<unknown>

/** Asks the provider past the portal. */
const anbieter = async (page: Page, url: string): Promise<Wunsch> => {
  await ohnePortal(page)
  return (wunsch) => page.goto(anmeldeAdresse(url, wunsch))
}

const passwortEingeben = async (page: Page, konto: Konto): Promise<void> => {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(konto.benutzername)
  await page.getByLabel('Passwort', { exact: true }).fill(konto.passwort)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

const appVerbinden = async (page: Page) => {
  await expect(titel(page, 'Zweiten Faktor einrichten')).toBeVisible()
  return geraet('Telefon', (await page.locator('#kc-totp-secret-key').textContent()) ?? '')
}
const codeFeld = (page: Page) => page.getByLabel('Code', { exact: true })
const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const zurueck = (page: Page, suche: RegExp) => expect(page).toHaveURL(suche)

test('axe findet auf den Seiten des zweiten Faktors in keinem Thema etwas, und nichts läuft über', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await kontoAnlegen(page)
  const wunsch = await anbieter(page, baseURL ?? '')
  const pruefen = (was: string) => anmeldeseitePruefen(page, was)

  await wunsch({ kc_action: 'CONFIGURE_TOTP' })
  const app = await appVerbinden(page)
  await page.getByText('QR-Code lässt sich nicht scannen?').click()
  await page.getByLabel('Code aus der App').fill('12345')
  await knopf(page, 'Code prüfen').click()
  await expect(page.getByLabel('Code aus der App')).toBeFocused()
  await page.getByText('QR-Code lässt sich nicht scannen?').click()
  await pruefen('Einrichten mit Fehler')
  await page.getByLabel('Code aus der App').fill(app.code())
  await knopf(page, 'Code prüfen').click()
  await expect(titel(page, 'Wiederherstellungscodes')).toBeVisible()
  await knopf(page, 'Zweiten Faktor einschalten').click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await pruefen('Wiederherstellungscodes')
  await page.getByRole('checkbox').check()
  await knopf(page, 'Zweiten Faktor einschalten').click()
  await zurueck(page, /kc_action_status=success/)

  await wunsch({ kc_action: 'CONFIGURE_TOTP' })
  await expect(page.getByLabel('Neue Wiederherstellungscodes ausgeben')).toBeVisible()
  await pruefen('Ein weiteres Gerät')

  await wunsch({ prompt: 'login' })
  await passwortEingeben(page, konto)
  await expect(codeFeld(page)).toBeFocused()
  await pruefen('Code aus der App')
  await codeFeld(page).fill('12345')
  await knopf(page, 'Anmelden').click()
  await expect(codeFeld(page)).toHaveAccessibleDescription(/Dieser Code stimmt nicht/)
  await pruefen('Falscher Code')
  await page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).click()
  const ersatz = page.getByLabel('Wiederherstellungscode')
  for (let i = 0; i < 5; i++) {
    await ersatz.fill(`falsch-${i}`)
    await knopf(page, 'Anmelden').click()
    await expect(page).toHaveTitle(/^Fehler: Wiederherstellungscode/)
    await expect(ersatz).toHaveValue('')
  }
  await expect(page.getByRole('alert')).toContainText('Zu viele Versuche.')
  await pruefen('Zu viele Versuche')
})

test('die Codes lassen sich kopieren, drucken und als Datei sichern', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await kontoAnlegen(page)
  const wunsch = await anbieter(page, baseURL ?? '')
  await wunsch({ kc_action: 'CONFIGURE_TOTP' })
  const app = await appVerbinden(page)
  await page.getByLabel('Code aus der App').fill(app.code())
  await knopf(page, 'Code prüfen').click()
  const codes = await page.locator('#codes li').allTextContents()
  expect(codes).toHaveLength(10)

  await knopf(page, 'Kopieren').click()
  await expect(page.getByRole('status')).toHaveText('Die Codes sind in der Zwischenablage.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))

  const datei = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Textdatei speichern' }).click()
  expect((await datei).suggestedFilename()).toBe('wiederherstellungscodes.txt')

  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-gedruckt', '') }),
  )
  await knopf(page, 'Drucken').click()
  await expect(page.locator('body[data-gedruckt]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#codes')).toBeVisible()
  await expect(knopf(page, 'Zweiten Faktor einschalten')).toBeHidden()
})

test.describe('ohne JavaScript', () => {
  test('[R6-04] wird der zweite Faktor eingerichtet und bei der Anmeldung verlangt, einmal ersetzt ihn ein Wiederherstellungscode', async ({
    page,
    browser,
    baseURL,
  }) => {
    const konto = await kontoAnlegen(page)
    const ohne = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const seite = await ohne.newPage()
    const wunsch = await anbieter(seite, baseURL ?? '')

    await wunsch({ kc_action: 'CONFIGURE_TOTP' })
    await passwortEingeben(seite, konto)
    const app = await appVerbinden(seite)
    await seite.getByLabel('Code aus der App').fill(app.code())
    await seite.getByLabel('Name des Geräts (freiwillig)').fill('Telefon im Büro')
    await knopf(seite, 'Code prüfen').click()
    const [ersterCode = ''] = await seite.locator('#codes li').allTextContents()
    await expect(knopf(seite, 'Kopieren')).toBeHidden()
    await seite.getByRole('checkbox').check()
    await knopf(seite, 'Zweiten Faktor einschalten').click()
    await zurueck(seite, /kc_action_status=success/)

    await wunsch({ prompt: 'login' })
    await passwortEingeben(seite, konto)
    await codeFeld(seite).fill(app.code())
    await knopf(seite, 'Anmelden').click()
    await zurueck(seite, /[?&]code=/)

    await wunsch({ prompt: 'login' })
    await passwortEingeben(seite, konto)
    await seite.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).click()
    await seite.getByLabel('Wiederherstellungscode').fill(ersterCode)
    await knopf(seite, 'Anmelden').click()
    await zurueck(seite, /[?&]code=/)
    await ohne.close()
  })
})
