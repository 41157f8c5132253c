import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'

const schalter = (page: Page) => page.getByRole('button', { name: 'Kontrast' })
const gemerkt = (page: Page) => page.evaluate(() => sessionStorage.getItem('theme'))
const gezeigt = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
/** What the eye gets: the colour behind the page. */
const grund = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('[R2.3-12] der Schalter wechselt zwischen hell und Kontrast und bleibt für die Browsersitzung', async ({
  page,
}) => {
  await oeffnen(page, '/start')
  await expect(schalter(page)).toHaveAttribute('aria-pressed', 'false')
  await schalter(page).click()
  await expect(schalter(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await gemerkt(page)).toBe('contrast')
  await page.reload()
  await expect(schalter(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await gezeigt(page)).toBe('contrast')
  await schalter(page).click()
  await expect(schalter(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await gemerkt(page)).toBe('light')
})

test('[R2.3-12] eine neue Browsersitzung weiß nichts davon', async ({ page, browser, baseURL }) => {
  await oeffnen(page, '/start')
  await schalter(page).click()
  const andere = await browser.newPage({ baseURL: baseURL ?? '' })
  await oeffnen(andere, '/start')
  await expect(schalter(andere)).toHaveAttribute('aria-pressed', 'false')
  await andere.close()
})

test('[R2.3-12] die Anmeldeseite übernimmt das Thema des Portals', async ({ page }) => {
  await oeffnen(page, '/start')
  await schalter(page).click()
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(titel(page, 'Anmelden')).toBeVisible()
  expect(await gezeigt(page)).toBe('contrast')
})

test.describe('ein dunkles System', () => {
  test.use({ colorScheme: 'dark' })

  test('[R2.3-12] zeigt das Portal dunkel, bis man wählt', async ({ page }) => {
    await oeffnen(page, '/start')
    expect(await gezeigt(page)).toBe('dark')
    const dunkel = await grund(page)
    await schalter(page).click()
    expect(await gezeigt(page)).toBe('contrast')
    expect(await grund(page)).not.toBe(dunkel)
    await schalter(page).click()
    expect(await gezeigt(page), 'der Schalter wechselt zwischen hell und Kontrast').toBe('light')
  })

  test('[R2.3-12] ist auch auf der Anmeldeseite dunkel', async ({ page }) => {
    await oeffnen(page, '/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    expect(await gezeigt(page)).toBe('dark')
  })
})

test('[R2.3-12] das gewählte Thema gilt auf jeder Seite und überlebt die Anmeldung', async ({
  page,
  baseURL,
}) => {
  await oeffnen(page, '/start')
  await schalter(page).click()
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/zuwendung/uebersicht')
  await expect(titel(page, 'Anträge')).toBeVisible()
  expect(await gezeigt(page)).toBe('contrast')
  await expect(schalter(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('theme')), 'nur für die Sitzung').toBeNull()
})
