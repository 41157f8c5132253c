import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/antrag/fall.ts'
import { personRegistrieren } from '../src/registrieren.ts'

/** Pages as they open, and each step of an application, stand in matrix.test.ts, in these sizes and more. */
test.describe.configure({ mode: 'parallel' })

test.describe('axe findet in keinem Thema etwas:', () => {
  test('Version, Anmeldung, Konto anlegen und Registrierung mit Fehlern', async ({ page }) => {
    test.slow()
    const istZugaenglich = pruefer(page)
    await oeffnen(page, '/version')
    await istZugaenglich('Version')
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

    await kontoAnlegen(page)
    await expect(titel(page, 'Registrierung')).toBeVisible()
    await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await istZugaenglich('Registrierung mit Fehlern')
    await personRegistrieren(page)
    await page.getByRole('radio', { name: 'Kreditinstitut' }).check()
    await istZugaenglich('Kreditinstitut registrieren')
    await page.getByRole('radio', { name: 'Landwirtschaftliches Unternehmen' }).check()
    await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
    await istZugaenglich('Unternehmen registrieren')
    await page.getByRole('combobox', { name: 'Registergericht' }).pressSequentially('ber')
    await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible()
    await istZugaenglich('Unternehmen registrieren, Vorschläge offen')
    await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await istZugaenglich('Unternehmen registrieren mit Fehlern')
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
