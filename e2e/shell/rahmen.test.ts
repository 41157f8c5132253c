import { expect, test } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenImBrowser, DEMO_PASSWORT, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { unternehmenVon } from '../src/wege.ts'

test.describe('ohne Anmeldung', () => {
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

  test('[R2.2-01] die Anmeldung führt mit Unternehmen und Stelle dorthin zurück, wohin man wollte', async ({
    page,
    baseURL,
  }) => {
    const id = await unternehmenVon(baseURL ?? '', BERATER, 'Lohnbetrieb Nord GmbH')
    const ziel = `/unternehmen-aendern/nutzer-uebersicht?unternehmenId=${id}#inhalt`
    await page.goto(ziel)
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await expect(page).toHaveTitle('Anmelden - Förderportal')
    await anmeldeformularAbsenden(page, BERATER)
    await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
    expect(page.url()).toBe(new URL(ziel, baseURL).href)
    await expect(page.getByRole('banner')).toContainText('Lohnbetrieb Nord GmbH')
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

test('[R1-01] Sprache, Tage, Zeiten und Geld stehen deutsch da', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner', '/zuwendung/uebersicht')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(/Einreichen: noch \d+ Tage \(bis \d\d\.\d\d\.\d{4}, 23:59\sUhr\)/)
  await expect(inhalt).toContainText(/heute, ([01]\d|2[0-3]):[0-5]\d\sUhr/)
  const bewilligt = page.getByRole('row').filter({ hasText: 'Bewilligt' })
  await expect(bewilligt).toContainText('18.000,00 €')
  await expect(bewilligt).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/)
  await bewilligt.getByRole('link', { name: /^GE-/ }).click()
  await expect(inhalt).toContainText(/Eingegangen am\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d\sUhr/)
  await expect(inhalt).toContainText('Nettopreis für ein Stück42.000,00 €')
})
