import { expect, type Page } from '@playwright/test'
import { titel } from '../browser.ts'

const HASH = /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/

/** Every point fulfilled, the second invoice cut by 999.50. */
export const auszahlungPruefen = async (page: Page): Promise<void> => {
  await expect(titel(page, /^Auszahlung \d+ zu GE-/)).toBeVisible()
  const punkte = page.getByRole('region', { name: 'Prüfpunkte' }).getByRole('listitem')
  for (const punkt of await punkte.all()) {
    await punkt.getByRole('button').click()
    const ergebnis = page.getByRole('group', { name: 'Ergebnis' })
    await ergebnis.getByRole('button', { name: '1 Erfüllt', exact: true }).click()
    await expect(punkt).toContainText('Erfüllt')
  }
  const zweite = page.getByRole('region', { name: /^Rechnung 2: / })
  await expect(zweite).toContainText('LN-2304')
  await zweite.getByRole('textbox', { name: 'Ausgezahlt wird' }).fill('3.000,50')
  await zweite.getByRole('textbox', { name: 'Grund der Kürzung' }).fill('Die Lieferung fehlt zu einem Teil.')
  await page.getByRole('button', { name: 'Zur Freigabe vorlegen' }).click()
  await expect(page.getByText(/^Kürzung 999,50\s€$/)).toBeVisible()
}

export const auszahlungFreigeben = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Kürzung 999,50\s€$/)).toBeVisible()
  await page.getByRole('button', { name: HASH }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben', exact: true }).click()
  await expect(page.getByText(/Uhr von Frank Freigabe/)).toBeVisible()
}
