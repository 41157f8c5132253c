import { expect, test, type Page } from '@playwright/test'
import { oeffnen } from '../src/browser.ts'
import { neueFirma } from '../src/firma.ts'

const SATZ = 'Reicht es, das Konto hier zu ändern?'

const schreiben = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Neues Konto')
  await page.getByRole('textbox', { name: 'Ihre Mitteilung' }).fill(SATZ)
}
const senden = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mitteilung senden' }).click()
  await expect(page.getByText(/^Ihre Mitteilung ist bei der Bank, gesendet heute/)).toBeVisible()
}

test('[S7-01] [R7.2-25] dieselbe Mitteilung aus zwei Fenstern zugleich kommt einmal an, und beide zeigen sie', async ({
  page,
  baseURL,
}) => {
  await neueFirma(page, baseURL ?? '')
  await oeffnen(page, '/mitteilungen/uebersicht')
  await page.getByRole('link', { name: 'Allgemeine Frage stellen' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Betreff' })).toBeVisible()
  const zweites = await page.context().newPage()
  await zweites.goto(page.url())
  await schreiben(zweites)
  await schreiben(page)
  await Promise.all([page, zweites].map(senden))
  for (const fenster of [page, zweites]) {
    await expect(fenster.getByRole('article')).toHaveCount(1)
    await expect(fenster.getByRole('article')).toContainText(SATZ)
  }
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})
