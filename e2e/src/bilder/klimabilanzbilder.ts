import { expect } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../browser.ts'
import { BERATER } from '../antrag/fall.ts'
import { unternehmenVon } from '../wege.ts'
import type { Bild, Weg } from './bild.ts'

/** The pictures of the sibling portal, and of what the bank does with its applications. */

const antraege: Weg = async (page, url) => {
  const guid = await unternehmenVon(url, BERATER, 'Hof Altmoor KG')
  const seite = '/zuschussklimabilanz/zuwendung/uebersicht'
  await anmeldenImBrowser(page, url, BERATER, `${seite}?unternehmenId=${guid}`)
  await expect(page.getByRole('main')).toContainText('Bewilligt')
  await expect(page.getByText(/^Noch frei/)).toBeVisible()
}

const vorschlaege: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, 'sabine.sachbearbeitung', '/sachbearbeitung/auszahlungen?programm=ZUKLB')
  await page.getByRole('row').filter({ hasText: 'Hof Altmoor KG' }).getByRole('link').first().click()
  await expect(titel(page, /^Auszahlung 1 zu/)).toBeVisible()
  await page.getByRole('heading', { name: 'Prüfpunkte' }).evaluate((teil) => teil.scrollIntoView())
}

export const KLIMABILANZBILDER: readonly Bild[] = [
  { name: 'klimabilanz/antraege', breiten: [1280], hoehe: 1010, weg: antraege },
  { name: 'klimabilanz/vorschlaege', breiten: [1280], weg: vorschlaege },
]
