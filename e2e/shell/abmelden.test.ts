import { expect, test, type Page } from '@playwright/test'
import { anmeldenMitFormular, oeffnen, titel } from '../src/browser.ts'

const abmelden = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
}

test('nach dem Abmelden zeigt auch der Zurück-Knopf keine Daten mehr', async ({ page, baseURL }) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen', '/zuwendung/uebersicht')
  await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  await abmelden(page)
  expect(new URL(page.url()).pathname).toBe('/start')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.goBack()
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await expect(page.getByText('Hof Lindenau GbR')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(titel(page, 'Anmelden')).toBeVisible()
})

test('ein zweites Fenster desselben Browsers ist mit abgemeldet', async ({ page, baseURL }) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen')
  const zweites = await page.context().newPage()
  await oeffnen(zweites, '/zuwendung/uebersicht')
  await expect(titel(zweites, 'Anträge')).toBeVisible()
  await abmelden(page)
  await expect(titel(zweites, 'Willkommen')).toBeVisible()
  await expect(zweites.getByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeVisible()
  await expect(zweites.getByText('Hof Lindenau GbR')).toHaveCount(0)
})

test('wer nur lesen darf, sieht die Anträge und erfährt, warum er keinen stellen kann', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen', '/zuwendung/uebersicht')
  await expect(page.getByRole('button', { name: 'Neuen Antrag beginnen' }).first()).toBeDisabled()
  await expect(page.getByText('Sie dürfen Anträge ansehen, aber keine stellen.').first()).toBeVisible()
})
