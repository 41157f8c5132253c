import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/antrag/fall.ts'

/** Pages as they open, and each step of an application, stand in matrix.test.ts, in these sizes and more. */
test.describe.configure({ mode: 'parallel' })

test.describe('axe findet in keinem Thema etwas:', () => {
  test('Anmeldung und Konto anlegen, mit Fehlern', async ({ page }) => {
    const istZugaenglich = pruefer(page)
    await page.goto('/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await istZugaenglich('Anmeldung mit Fehler')
    await page.getByRole('link', { name: 'Konto anlegen' }).click()
    await expect(titel(page, 'Konto anlegen')).toBeVisible()
    await istZugaenglich('Konto anlegen')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await istZugaenglich('Konto anlegen mit Fehlern')
  })

  test('Auswahl, offenes Menü, Anträge, Einreichen und Schritte mit Fehlern', async ({ page, baseURL }) => {
    test.slow()
    const istZugaenglich = pruefer(page)
    const fall = await vollerFall(baseURL ?? '')
    const leer = await leererFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER)
    await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
    await istZugaenglich('Unternehmensauswahl')
    await oeffnen(page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
    await page.getByRole('button', { name: /^Konto/ }).click()
    await istZugaenglich('Dashboard, Menü offen')
    await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${fall.unternehmenGuid}`)
    await istZugaenglich('Anträge')
    await oeffnen(page, fall.pfad('zusammenfassung'))
    await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await istZugaenglich('Dialog vor dem Einreichen')

    await oeffnen(page, leer.pfad('foerdergegenstaende'))
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await istZugaenglich('Schritt mit Fehlern')
    await oeffnen(page, leer.pfad('zusammenfassung'))
    await istZugaenglich('Zusammenfassung, in der etwas fehlt')
  })

  test('erste Schritte, Eingangsbestätigung, unbekannter Antrag', async ({ page, baseURL }) => {
    const istZugaenglich = pruefer(page)
    const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('eingang'))
    await expect(page.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
    await istZugaenglich('Eingangsbestätigung')
    await oeffnen(page, fall.pfad('eingang').replace(fall.guid, crypto.randomUUID()))
    await expect(titel(page, 'Zuschussantrag nicht vorhanden')).toBeVisible()
    await istZugaenglich('Unbekannter Antrag')
  })
})
