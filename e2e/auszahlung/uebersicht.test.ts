import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'

const AUSZAHLUNGEN = '/auszahlung/uebersicht'

test('[R2.4-01] die Übersicht der Auszahlungen zeigt, was bewilligt, ausgezahlt und noch übrig ist', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', AUSZAHLUNGEN)
  await expect(titel(page, 'Auszahlungen')).toBeVisible()
  const fall = page.getByRole('region', { name: /^Antrag GE-/ })
  await expect(fall.getByText('Noch verfügbar').first()).toBeVisible()
  await expect(fall.locator('dd')).toHaveText(['18.000,00 €', '16.800,00 €'])
  const gegenstand = fall.getByRole('row', { name: /Beispielwerk MP 300/ })
  await expect(gegenstand.getByRole('cell')).toContainText(['16.800,00 €', '16.800,00 €'])
  const auszahlung = fall.getByRole('row', { name: /^Auszahlung vom \d\d\.\d\d\.\d{4}/ })
  await expect(auszahlung.getByRole('cell')).toContainText([
    'Bewilligt',
    'Bank: entschieden',
    '1.200,00 €',
    '1.200,00 €',
  ])
})

test('ohne Bewilligung sagt die Übersicht, was hier stehen wird', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'udo.unidentifiziert', AUSZAHLUNGEN)
  await expect(page.getByText('Noch nichts bewilligt')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ihre Anträge ansehen' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
})
