import { expect, type Locator, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from './browser.ts'

/** Fields that look something up in the data directory. */
export const strasse = (wo: Page | Locator) => wo.getByRole('combobox', { name: 'Straße', exact: true })
export const ort = (wo: Page | Locator) => wo.getByRole('combobox', { name: 'Ort', exact: true })
export const plz = (wo: Page | Locator) => wo.getByRole('textbox', { name: 'Postleitzahl', exact: true })
export const hausnummer = (wo: Page | Locator) => wo.getByRole('textbox', { name: 'Hausnummer', exact: true })

/** The open list of suggestions and what it says below them. */
export const vorschlaege = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' })
/** The personal data of somebody of the demo world, which no test saves. */
export const anschriftOeffnen = async (page: Page, url: string): Promise<void> => {
  // From the first moment on: a clock put into a page that runs shows other times for a moment.
  await page.clock.install()
  await anmeldenImBrowser(page, url, 'lena.lindenau', '/nutzer-aendern/nutzer')
  await expect(titel(page, 'Persönliche Daten')).toBeVisible()
  await expect(strasse(page)).toBeVisible()
}

/** The address is empty again, and time moves only when the test moves it. */
export const leereAnschrift = async (page: Page): Promise<void> => {
  for (const feld of [strasse(page), hausnummer(page), plz(page), ort(page)]) await feld.fill('')
  await page.clock.pauseAt(Date.now() + 60_000)
}
