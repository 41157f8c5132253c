import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { HANDY, untereLeiste } from '../src/rahmen.ts'

test.use({ viewport: HANDY, hasTouch: true })

/** The browser's 'back', as a person presses it; Playwright's own waits for a page that need not come. */
const zurueck = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory')
  const davor = entries[currentIndex - 1]
  if (!davor) throw new Error('nothing to go back to')
  await cdp.send('Page.navigateToHistoryEntry', { entryId: davor.id })
  await cdp.detach()
}

const aufLoginDaten = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await untereLeiste(page).getByRole('button', { name: 'Konto' }).tap()
  await page.getByRole('link', { name: 'Login-Daten' }).tap()
  await expect(titel(page, 'Login-Daten')).toBeVisible()
}

test('[R2.3-08] „Zurück“ schließt ein offenes Menü und lässt die Seite, das nächste verlässt sie', async ({
  page,
  baseURL,
}) => {
  await aufLoginDaten(page, baseURL)
  const menue = page.getByRole('button', { name: 'Menü', exact: true })
  const konto = untereLeiste(page).getByRole('button', { name: 'Konto' })
  for (const knopf of [menue, konto]) {
    await knopf.tap()
    await expect(knopf).toHaveAttribute('aria-expanded', 'true')
    await zurueck(page)
    await expect(knopf).toHaveAttribute('aria-expanded', 'false')
    await expect(knopf).toBeFocused()
    await expect(titel(page, 'Login-Daten')).toBeVisible()
  }
  await zurueck(page)
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
})

test('[R2.3-13] „Zurück“ schließt ein offenes Fenster und lässt die Seite; Getipptes bleibt', async ({
  page,
  baseURL,
}) => {
  await aufLoginDaten(page, baseURL)
  const was = page.getByRole('dialog').getByRole('textbox', { name: 'Was ist die Barriere?' })
  const melden = page.getByRole('contentinfo').getByRole('link', { name: 'Barriere melden' })
  await melden.tap()
  await was.fill('Der Kontrast ist zu schwach.')
  await zurueck(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await melden.tap()
  await expect(was).toHaveValue('Der Kontrast ist zu schwach.')
  await zurueck(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await zurueck(page)
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
})
