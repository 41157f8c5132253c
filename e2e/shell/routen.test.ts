import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { pfadVon } from '../src/wege.ts'

const steht = async (page: Page, pfad: string, name: string): Promise<void> => {
  await expect(titel(page, name), pfad).toBeVisible()
  expect(pfadVon(page)).toBe(pfad)
  await expect(page).toHaveTitle(`${name} - Förderportal`)
}

test.describe('eine neue Fassung des Portals wurde eingespielt, während es offen ist', () => {
  const TEIL = /\/assets\/MitteilungenSeite-[^/]+\.js$/

  test('die Seite lädt einmal neu und steht dann da', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
    let abgewiesen = 0
    await page.route(TEIL, async (route) => {
      abgewiesen += 1
      await (abgewiesen === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue())
    })
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>neu' }))
    await page.evaluate(() => Object.assign(globalThis, { altesFenster: true }))
    await page
      .getByRole('link', { name: /Mitteilungen/ })
      .first()
      .click()
    await steht(page, '/mitteilungen/uebersicht', 'Mitteilungen')
    expect(await page.evaluate(() => 'altesFenster' in globalThis)).toBe(false)
  })

  test('ist es nur eine Störung, bleibt die Seite stehen und sagt es', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
    await page.route(TEIL, (route) => route.abort())
    await page.evaluate(() => Object.assign(globalThis, { altesFenster: true }))
    await page
      .getByRole('link', { name: /Mitteilungen/ })
      .first()
      .click()
    await expect(titel(page, 'Das hat nicht geklappt')).toBeVisible()
    expect(await page.evaluate(() => 'altesFenster' in globalThis)).toBe(true)
    await page.unroute(TEIL)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await steht(page, '/mitteilungen/uebersicht', 'Mitteilungen')
  })
})
