import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { HANDY } from '../src/rahmen.ts'

const leiste = (page: Page) => page.locator('.p-leiste')
const knopf = (page: Page, name: string) => leiste(page).getByRole('button', { name, exact: true })

const oeffneSchritt = async (page: Page, baseURL: string | undefined, schritt: string): Promise<void> => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad(schritt))
}

test.describe('am unteren Rand', () => {
  test.use({ viewport: HANDY, hasTouch: true })

  test('[R2.3-11] trifft ein Klick den Knopf, auf den er zielt: die Seite rückt nicht unter dem Zeiger weg', async ({
    page,
    baseURL,
  }) => {
    await oeffneSchritt(page, baseURL, 'zeichnung')
    await page.getByRole('radio', { name: 'Nein' }).check()
    await page.getByRole('radio', { name: 'Ja' }).check()
    await nochmalKlicken(knopf(page, 'Weiter'))
    await expect(titel(page, 'Zusammenfassung')).toBeVisible()
  })
})
