import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { oeffnen, titel } from '../browser.ts'
import { pfadVon } from '../wege.ts'

/** A run with everything that is ready, among it this payout; answers its address. */
export const laufAnlegen = async (page: Page, nummer: string): Promise<string> => {
  await oeffnen(page, '/sachbearbeitung/zahllaeufe')
  await page.getByRole('button', { name: /^Zahllauf ANK NaBo anlegen/ }).click()
  await expect(titel(page, /^Zahllauf ZL-/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: nummer })).toContainText('7.000,50')
  await page.getByRole('button', { name: 'Zur Freigabe vorlegen' }).click()
  await expect(page.getByRole('heading', { name: /^Zweimal ansehen/ })).toBeVisible()
  return pfadVon(page)
}

/** What stands out is looked at, then it is released, right after signing in; answers the payment file. */
export const laufFreigeben = async (page: Page): Promise<string> => {
  // The page has its title before it has the run.
  await expect(page.getByRole('button', { name: 'Freigeben', exact: true })).toBeVisible()
  for (const haken of await page.getByRole('checkbox', { name: /angesehen$/ }).all()) await haken.check()
  await page.getByRole('button', { name: 'Freigeben', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben', exact: true }).click()
  const kommt = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zahlungsdatei herunterladen' }).click()
  return readFile(await (await kommt).path(), 'utf8')
}
