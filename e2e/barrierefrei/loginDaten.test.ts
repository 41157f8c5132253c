import { expect, test, type Page } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { beiLoginDaten } from '../src/anmeldedienst/person.ts'
import { mitAlterAnmeldung, textfeld } from '../src/anmeldedienst/wege.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, eigeneNummer, oeffnen, titel } from '../src/browser.ts'
import { nachDemLetztenKlick, nochmalKlicken } from '../src/klicken.ts'
import { tabBis } from '../src/barrierefrei/tastatur.ts'
import { ANSICHTEN } from '@foerderportal/ui/testing/ansichten'
import { themaWaehlen } from '../src/barrierefrei/themen.ts'

test.describe.configure({ mode: 'parallel' })

const [HELL, , KONTRAST] = ANSICHTEN
const ADRESSE = '/nutzer-aendern/logindaten'

/** The list of second factors as it is with two devices: what is done with real ones stands in e2e/anmeldung. */
const mitFaktoren = (page: Page) =>
  page.route('**/nutzer/otp', (route) =>
    route.fulfill({
      json: [
        {
          id: 'f0000000-0000-4000-8000-000000000001',
          name: 'Telefon von Gesine',
          angelegtAm: '2026-03-01T09:00:00Z',
          zuletztBenutztAm: '2026-11-20T07:10:00Z',
        },
        { id: 'f0000000-0000-4000-8000-000000000002', name: 'Landwirtschaftsberatungsdiensttablet' },
      ],
    }),
  )

const aendern = (page: Page) => page.getByRole('button', { name: 'Login-Daten ändern' })
const speichern = (page: Page) => page.getByRole('button', { name: 'Login-Daten speichern' })
const loeschen = (page: Page) => page.getByRole('button', { name: 'Löschen Telefon von Gesine' })

test.describe('axe findet in keinem Thema etwas:', () => {
  test('Login-Daten in jedem Zustand', async ({ page, baseURL }) => {
    test.slow()
    const istZugaenglich = pruefer(page)
    const konto = await beiLoginDaten(page, baseURL ?? '')
    await expect(page.getByText('Sie haben noch keinen zweiten Faktor.')).toBeVisible()
    await istZugaenglich('ohne zweiten Faktor')
    await page.context().setOffline(true)
    await expect(page.getByText('Dafür brauchen Sie eine Internetverbindung.').first()).toBeVisible()
    await istZugaenglich('ohne Internet')
    await page.context().setOffline(false)
    await aendern(page).click()
    await textfeld(page, 'Benutzername').fill('a@b')
    await speichern(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await istZugaenglich('Formular mit Fehler')

    await textfeld(page, 'Benutzername').fill(konto.benutzername)
    await textfeld(page, 'E-Mail-Adresse').fill(`gesine.neu.${eigeneNummer()}@demo.example`)
    await mitAlterAnmeldung(page, konto, '**/nutzer/logindaten?*', () => nochmalKlicken(speichern(page)))
    await expect(page.getByText('noch nicht bestätigt', { exact: true })).toBeVisible()
    await istZugaenglich('gespeichert, Adresse nicht bestätigt')
  })

  test('zweite Faktoren: Liste, Frage, nicht geladen', async ({ page, baseURL }) => {
    test.slow()
    const istZugaenglich = pruefer(page)
    await beiLoginDaten(page, baseURL ?? '')
    await mitFaktoren(page)
    await oeffnen(page, ADRESSE)
    await loeschen(page).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await istZugaenglich('Frage vor dem Löschen')
    await page.getByRole('button', { name: 'Behalten' }).click()
    await istZugaenglich('Liste')
    await page.unroute('**/nutzer/otp')
    await page.route('**/nutzer/otp', (route) => route.fulfill({ status: 404, body: '' }))
    await oeffnen(page, ADRESSE)
    await expect(page.getByText('Ihre zweiten Faktoren ließen sich nicht laden')).toBeVisible()
    await istZugaenglich('Liste nicht geladen')
  })
})

for (const ansicht of [HELL, KONTRAST])
  test(`bei 320 px läuft nichts über den Rand${ansicht === KONTRAST ? ', auch nicht im Kontrast' : ''}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const passtHinein = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
    await themaWaehlen(page, ansicht)
    await mitFaktoren(page)
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', ADRESSE)
    await expect(loeschen(page)).toBeVisible()
    await passtHinein()
    await loeschen(page).click()
    await passtHinein()
    await page.getByRole('button', { name: 'Behalten' }).click()
    await aendern(page).click()
    await textfeld(page, 'Benutzername').fill('a@b')
    await speichern(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await passtHinein()
  })

test('mit der Tastatur allein: ändern, abbrechen, nicht löschen, Passwort ändern', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await mitFaktoren(page)
  await oeffnen(page, ADRESSE)

  await tabBis(page, aendern(page))
  await page.keyboard.press('Enter')
  await expect(textfeld(page, 'Benutzername')).toBeFocused()
  await page.keyboard.type('@')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabBis(page, page.getByRole('button', { name: 'Abbrechen' }))
  await page.keyboard.press('Enter')
  await expect(aendern(page)).toBeFocused()

  await tabBis(page, loeschen(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Behalten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loeschen(page)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  const passwort = page.getByRole('button', { name: 'Passwort ändern' })
  await expect(passwort).toBeFocused()
  await nachDemLetztenKlick()
  await page.keyboard.press('Enter')
  await dienst.aktionErreichen(page, konto, 'passwort')
  await dienst.abbrechen(page)
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Hinweis: Ihr Passwort ist unverändert.')
})
