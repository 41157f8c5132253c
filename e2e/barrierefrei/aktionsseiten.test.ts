import { expect, test, type Page } from '@playwright/test'
import { eingebettet } from '../src/anmeldedienst/eingebettet.ts'
import { neuesKonto } from '../src/anmeldedienst/konto.ts'
import { anmeldeseitePruefen } from '../src/barrierefrei/anmeldeseitePruefen.ts'
import { titel } from '../src/browser.ts'
import { anmeldeAdresse, ohnePortal } from '../src/portal/protokoll.ts'
import { ANSICHTEN } from '@foerderportal/ui/testing/ansichten'

/** Somebody of the demo world, whose account stays as it is: every action ends with 'Abbrechen'. */
const anmelden = async (page: Page): Promise<void> => {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('ohne.unternehmen')
  await page.getByLabel('Passwort', { exact: true }).fill('Foerder-Demo-2026')
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

const abbrechen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page).toHaveURL(/\/auth\/callback\?/)
}

test('axe findet auf den Seiten der Anmeldung in keinem Thema etwas, und nichts läuft über', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await ohnePortal(page)
  const wunsch = (mehr: Record<string, string>) => page.goto(anmeldeAdresse(baseURL ?? '', mehr))
  await wunsch({ prompt: 'create' })
  await eingebettet.registrieren(page, neuesKonto())
  await expect(titel(page, 'Bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible()
  await anmeldeseitePruefen(page, 'Eine nötige Aktion')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/start$/)

  for (const { theme } of ANSICHTEN) {
    await wunsch({ kc_action: 'UPDATE_PASSWORD', theme })
    await expect(page.locator(`html[data-theme="${theme}"]`)).toHaveCount(1)
  }
  await anmelden(page)
  await expect(titel(page, 'Passwort ändern')).toBeVisible()
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused()
  await anmeldeseitePruefen(page, 'Passwort ändern')
  await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await anmeldeseitePruefen(page, 'Passwort ändern mit Fehlern')
  await abbrechen(page)

  await wunsch({ prompt: 'login' })
  await expect(page.getByRole('link', { name: 'Zurück zum Portal' })).toBeVisible()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await anmeldeseitePruefen(page, 'Noch einmal anmelden')
  await anmelden(page)
  await expect(page).toHaveURL(/\/auth\/callback\?/)

  await wunsch({ kc_action: 'CONFIGURE_TOTP' })
  await expect(titel(page, 'Zweiten Faktor einrichten')).toBeVisible()
  await anmeldeseitePruefen(page, 'Zweiten Faktor einrichten')
  await abbrechen(page)
})

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('führt die Anmeldung zur verlangten Aktion und zurück zum Portal', async ({ page, baseURL }) => {
    await page.goto(anmeldeAdresse(baseURL ?? '', { kc_action: 'UPDATE_PASSWORD' }))
    await anmelden(page)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie 2 Angaben')
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page).toHaveURL(/\/auth\/callback\?.*kc_action_status=cancelled/)
  })
})
