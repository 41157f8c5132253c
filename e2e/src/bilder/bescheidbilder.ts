import { expect, type Page } from '@playwright/test'
import { BERATER } from '../antrag/fall.ts'
import { anmeldenImBrowser, titel } from '../browser.ts'
import { unternehmenVon } from '../wege.ts'
import type { Bild, Weg } from './bild.ts'

/** The pictures of a notice as its company sees it, and of what it writes to the bank. */

const aufgaben = (page: Page) => page.getByRole('region', { name: 'Aufgaben' })

/** The notice of the demo world that waits for somebody who can sign in. */
const aufgabe: Weg = async (page, url) => {
  const guid = await unternehmenVon(url, BERATER, 'Lohnbetrieb Nord GmbH')
  await anmeldenImBrowser(page, url, BERATER, `/dashboard?unternehmenId=${guid}`)
  await expect(aufgaben(page).getByRole('link', { name: /^Bescheid .* abrufen$/ })).toBeVisible()
}

const abrufen: Weg = async (page, url) => {
  await aufgabe(page, url)
  await aufgaben(page)
    .getByRole('link', { name: /^Bescheid .* abrufen$/ })
    .click()
  await expect(page.getByRole('button', { name: 'Bescheid abrufen' })).toBeVisible()
}

const gefragt: Weg = async (page, url) => {
  await abrufen(page, url)
  await page.getByRole('button', { name: 'Bescheid abrufen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

const abgerufen: Weg = async (page, url) => {
  await gefragt(page, url)
  const kommt = page.waitForEvent('download')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abrufen' }).click()
  await kommt
  await expect(page.getByRole('button', { name: 'Bescheid herunterladen' })).toBeVisible()
}

const mitteilungen: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, 'lena.lindenau', '/mitteilungen/uebersicht')
  await expect(titel(page, 'Mitteilungen')).toBeVisible()
}

const unterhaltung: Weg = async (page, url) => {
  await mitteilungen(page, url)
  await page.getByRole('main').getByRole('link', { name: 'Neue Bankverbindung' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** The retrieval stands last: after it no notice waits. */
export const BESCHEIDBILDER: readonly Bild[] = [
  { name: 'unternehmen/bescheid-aufgabe', breiten: [390], hoehe: 760, weg: aufgabe },
  { name: 'unternehmen/bescheid-abrufen', breiten: [390], hoehe: 980, weg: abrufen },
  { name: 'unternehmen/bescheid-frage', breiten: [390], weg: gefragt },
  { name: 'unternehmen/bescheid-danach', breiten: [390], hoehe: 1060, weg: abgerufen },
  { name: 'unternehmen/mitteilungen', breiten: [1280], hoehe: 560, weg: mitteilungen },
  { name: 'unternehmen/mitteilung', breiten: [390], weg: unterhaltung },
]
