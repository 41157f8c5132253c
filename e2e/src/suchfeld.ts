import { expect, type Locator, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from './browser.ts'

/** Fields that look something up in the data directory. */
export const strasse = (wo: Page | Locator) => wo.getByRole('combobox', { name: 'Straße', exact: true })
export const ort = (wo: Page | Locator) => wo.getByRole('combobox', { name: 'Ort', exact: true })
export const plz = (wo: Page | Locator) => wo.getByRole('textbox', { name: 'Postleitzahl', exact: true })
export const hausnummer = (wo: Page | Locator) => wo.getByRole('textbox', { name: 'Hausnummer', exact: true })

/** The open list of suggestions, what it says below them, and what stands below the address. */
export const vorschlaege = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' })
export const listenzeile = (page: Page) => page.locator('.p-suche__meldung:visible')
export const unterDerAdresse = (page: Page) =>
  page.getByRole('region', { name: 'Ihre Anschrift' }).locator('.s-auskunft')

/** What the field of the street asks for: its words, and whose search it is. */
export type Suchanfrage = { readonly searchWords: readonly string[]; readonly session: string }

/** The personal data of somebody of the demo world, which no test saves. */
export const anschriftOeffnen = async (page: Page, url: string): Promise<Suchanfrage[]> => {
  const gefragt: Suchanfrage[] = []
  page.on('request', (anfrage) => {
    // What our own field sends; the server's schema is the authority.
    if (anfrage.url().endsWith('/address/search')) gefragt.push(anfrage.postDataJSON() as Suchanfrage)
  })
  // From the first moment on: a clock put into a page that runs shows other times for a moment.
  await page.clock.install()
  await anmeldenImBrowser(page, url, 'lena.lindenau', '/nutzer-aendern/nutzer')
  await expect(titel(page, 'Persönliche Daten')).toBeVisible()
  await expect(strasse(page)).toBeVisible()
  return gefragt
}

/** The address is empty again, and time moves only when the test moves it. */
export const leereAnschrift = async (page: Page): Promise<void> => {
  for (const feld of [strasse(page), hausnummer(page), plz(page), ort(page)]) await feld.fill('')
  await page.clock.pauseAt(Date.now() + 60_000)
}
