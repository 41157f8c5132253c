import { expect, test, type Page } from '@playwright/test'
import {
  anmeldeformularAbsenden,
  anmeldenImBrowser,
  DEMO_PASSWORT,
  kontoAnlegen,
  oeffnen,
  titel,
} from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'

const pfadVon = (page: Page) => new URL(page.url()).pathname

test.describe('ohne Anmeldung', () => {
  for (const [pfad, name] of [
    ['/start', 'Willkommen'],
    ['/version', 'Version'],
  ] as const)
    test(`[R2.1-02] [R1-02] ${pfad} ist öffentlich und heißt ${name}`, async ({ page }) => {
      await oeffnen(page, pfad)
      await expect(titel(page, name)).toBeVisible()
      expect(pfadVon(page)).toBe(pfad)
      await expect(page).toHaveTitle(`${name} - Förderportal`)
    })

  test('[R1-08] die Anmeldung ist der Code-Fluss des Clients portal mit PKCE', async ({ page }) => {
    const anfrage = page.waitForRequest(/\/protocol\/openid-connect\/auth\?/)
    const einloesung = page.waitForRequest(/\/protocol\/openid-connect\/token$/)
    await page.goto('/dashboard')
    const angaben = new URL((await anfrage).url()).searchParams
    expect(angaben.get('response_type')).toBe('code')
    expect(angaben.get('client_id')).toBe('portal')
    expect(angaben.get('code_challenge_method')).toBe('S256')
    expect(angaben.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(angaben.get('state')).toMatch(/.{16}/)
    expect(angaben.get('nonce')).toMatch(/.{16}/)
    await anmeldeformularAbsenden(page, 'lena.lindenau')
    const gesendet = new URLSearchParams((await einloesung).postData() ?? '')
    expect(gesendet.get('grant_type')).toBe('authorization_code')
    expect(gesendet.get('code_verifier')).toMatch(/^[\w-]{43,}$/)
    expect(page.url()).not.toContain('code=')
  })

  test('[R2.2-01] nach der Anmeldung geht es dort weiter, wohin man wollte', async ({ page }) => {
    await page.goto('/zuwendung/uebersicht?unternehmenId=unbekannt')
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await expect(page).toHaveTitle('Anmelden - Förderportal')
    await anmeldeformularAbsenden(page, 'lena.lindenau')
    await expect(titel(page, 'Anträge')).toBeVisible()
    expect(pfadVon(page)).toBe('/zuwendung/uebersicht')
  })

  test('ein falsches Passwort wird freundlich gesagt, und der Name bleibt stehen', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('paul.partner')
    await page.getByLabel('Passwort').fill('nicht-das-richtige')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toHaveValue('paul.partner')
    await anmeldeformularAbsenden(page, 'paul.partner', DEMO_PASSWORT)
    await expect(titel(page, 'Guten Tag, Paul')).toBeVisible()
  })
})

test('[R2.1-03] der leere und jeder unbekannte Pfad öffnen das Dashboard', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/')
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  expect(pfadVon(page)).toBe('/dashboard')
  for (const pfad of ['/gibt-es-nicht', '/zuwendung/und/noch/tiefer', '/%C3%A4pfel']) {
    await oeffnen(page, pfad)
    await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
    expect(pfadVon(page), pfad).toBe('/dashboard')
  }
})

test('[R1-02] jede Seite der Registrierung und Auswahl trägt ihren Titel', async ({ page, browser }) => {
  await kontoAnlegen(page)
  await expect(page).toHaveTitle('Registrierung - Förderportal')
  await oeffnen(page, '/registrierung/unternehmen')
  await expect(page).toHaveTitle('Unternehmen registrieren - Förderportal')
  const berater = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await anmeldenImBrowser(berater, page.url(), BERATER)
  await expect(berater).toHaveTitle('Unternehmensauswahl - Förderportal')
  await berater.close()
})

test('[R1-02] jeder Schritt des Antrags, die Übersicht und das Dashboard tragen ihren Titel', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  await expect(page).toHaveTitle('Guten Tag, Max - Förderportal')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Anträge' })
    .click()
  await expect(page).toHaveTitle('Anträge - Förderportal')
  await page.getByRole('row').filter({ hasText: 'Entwurf' }).getByRole('link').click()
  await expect(page).toHaveTitle('Zusammenfassung - Förderportal')
  const schritte = page.getByRole('complementary', { name: 'Ihr Antrag' })
  for (const schritt of [
    'Unternehmen',
    'Antragsteller',
    'Unternehmensgröße',
    'Fördergegenstände',
    'Finanzierung',
    'Dokumente',
    'Ansprechperson und Unterschrift',
  ]) {
    await schritte.getByRole('link', { name: schritt, exact: true }).click()
    await expect(page).toHaveTitle(`${schritt} - Förderportal`)
    await expect(titel(page, schritt)).toBeFocused()
  }
})

test('[R2.2-04] wer kein Unternehmen hat, wird zur Registrierung des Unternehmens geführt', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'ohne.unternehmen')
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  expect(pfadVon(page)).toBe('/registrierung/unternehmen')
})

test('[R2.2-05] wer mehrere hat, wählt eines und landet, wo er hinwollte; die Adresse behält es', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, '/zuwendung/uebersicht')
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('originalRoute')).toBe('/zuwendung/uebersicht')
  await page.getByRole('link', { name: 'Hof Altmoor KG' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await expect(page.getByText('Zuschüsse für Hof Altmoor KG')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Zuschüsse für Hof Altmoor KG')).toBeVisible()
  await oeffnen(page, fall.pfad('zusammenfassung'))
  await expect(titel(page, 'Zusammenfassung')).toBeVisible()
})

test('[R2.2-02] der Stand des Nutzers wird einmal geladen, nicht auf jeder Seite', async ({
  page,
  baseURL,
}) => {
  let abrufe = 0
  page.on('request', (r) => {
    if (r.url().endsWith('/nutzer/status')) abrufe += 1
  })
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('link', { name: 'Anträge' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await navigation.getByRole('link', { name: 'Start' }).click()
  await expect(titel(page, 'Guten Tag, Paul')).toBeVisible()
  expect(abrufe).toBe(1)
})

test('[R2.2-07] wem das Recht fehlt, dem sagt es ein Fenster', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/dashboard`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('keine.rechte')
  await page.getByLabel('Passwort').fill(DEMO_PASSWORT)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  const fenster = page.getByRole('alertdialog', { name: 'Autorisierungsfehler' })
  await expect(fenster).toContainText('nicht autorisiert')
  await fenster.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(fenster).toBeHidden()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
})

test('[R1-01] Sprache, Tage, Zeiten und Geld stehen deutsch da', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner', '/zuwendung/uebersicht')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(/Einreichen: noch \d+ Tage \(bis \d\d\.\d\d\.\d{4}, 23:59 Uhr\)/)
  await expect(inhalt).toContainText(/heute, ([01]\d|2[0-3]):[0-5]\d Uhr/)
  const bewilligt = page.getByRole('row').filter({ hasText: 'Bewilligt' })
  await expect(bewilligt).toContainText('18.000,00 €')
  await expect(bewilligt).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/)
  await bewilligt.getByRole('link', { name: /^GE-/ }).click()
  await expect(inhalt).toContainText(/Eingegangen am\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/)
  await expect(inhalt).toContainText('Nettopreis für ein Stück42.000,00 €')
})
