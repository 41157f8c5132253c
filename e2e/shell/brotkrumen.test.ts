import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { brotkrumen, HANDY } from '../src/rahmen.ts'

const verweis = (page: Page, name: string) => brotkrumen(page).getByRole('link', { name, exact: true })
const auslassung = (page: Page) =>
  brotkrumen(page).getByRole('button', { name: 'Ausgelassene Seiten anzeigen' })
const hier = (page: Page) => brotkrumen(page).locator('[aria-current="page"]')

test.describe('auf dem Handy', () => {
  test.use({ viewport: HANDY })

  test('[R2.3-05] ist die Mitte zu (...) gekürzt, öffnet sich und ist auf der nächsten Seite wieder zu', async ({
    page,
    baseURL,
  }) => {
    const fall = await vollerFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('finanzierung'))
    await expect(auslassung(page)).toHaveText(/\(\.\.\.\)/)
    await expect(verweis(page, 'Start')).toBeVisible()
    await expect(hier(page)).toBeVisible()
    await expect(verweis(page, 'Anträge')).toBeHidden()
    await auslassung(page).focus()
    await page.keyboard.press('Enter')
    await expect(verweis(page, 'Anträge')).toBeFocused()
    await expect(auslassung(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(titel(page, 'Anträge')).toBeVisible()
    await page.goBack()
    await expect(titel(page, 'Finanzierung')).toBeVisible()
    await expect(auslassung(page)).toBeVisible()
    await expect(verweis(page, 'Anträge')).toBeHidden()
  })
})
