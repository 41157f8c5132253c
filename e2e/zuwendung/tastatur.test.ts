import { expect, test } from '@playwright/test'
import { DEMO_PASSWORT, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { rahmenIstSichtbar, tabBis } from '../src/barrierefrei/tastatur.ts'

// From there to the receipt: apps/portal/src/zuwendung/antrag/tastatur.komponenten.test.ts.
test('mit der Tastatur allein: vom Anmelden in den Antrag und zur nächsten Seite', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await page.goto(fall.pfad('unternehmen'))
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused()
  await page.keyboard.type(BERATER)
  await page.keyboard.press('Tab')
  await rahmenIstSichtbar(page)
  await page.keyboard.type(DEMO_PASSWORT)
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Unternehmen')).toBeVisible()
  await tabBis(page, page.getByRole('button', { name: 'Weiter', exact: true }))
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Antragsteller')).toBeFocused()
})
