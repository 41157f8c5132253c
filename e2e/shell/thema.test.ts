import { expect, test, type Page } from '@playwright/test'
import { oeffnen, titel } from '../src/browser.ts'

/** What the provider's page shows; what the portal tells it is proven beside the portal's own frame. */
const themaDerAnmeldeseite = async (page: Page) => {
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(titel(page, 'Anmelden')).toBeVisible()
  return page.evaluate(() => document.documentElement.dataset['theme'])
}

test('[R2.3-12] die Anmeldeseite übernimmt das Thema des Portals', async ({ page }) => {
  await oeffnen(page, '/start')
  await page.getByRole('button', { name: 'Kontrast' }).click()
  expect(await themaDerAnmeldeseite(page)).toBe('contrast')
})

test('[R2.3-12] die Anmeldeseite ist dunkel, wo es das System ist', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await oeffnen(page, '/start')
  expect(await themaDerAnmeldeseite(page)).toBe('dark')
})
