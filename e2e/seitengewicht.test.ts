import { expect, test, type Page } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenImBrowser, titel } from './src/browser.ts'
import { BERATER, vollerFall } from './src/fall.ts'
import { clsBeobachten, gewichtMessen, type Gewicht } from './src/gewicht.ts'

/** Budgets of the architecture, section 7: gzip bytes until the network is idle, nothing cached. */
const KB = 1000

type Budget = { readonly skriptKB: number; readonly anfragen: number }

const pruefen = (gewicht: Gewicht, { skriptKB, anfragen }: Budget): void => {
  const { skript, stil, schrift, anfragen: gezaehlt, cls } = gewicht
  expect.soft(skript, 'JavaScript').toBeLessThanOrEqual(skriptKB * KB)
  expect.soft(skript + stil + schrift, 'JavaScript, CSS und Schriften').toBeLessThanOrEqual(300 * KB)
  expect.soft(gezaehlt, 'Anfragen').toBeLessThanOrEqual(anfragen)
  expect.soft(cls, 'Verschiebung des Bildes (CLS)').toBeLessThan(0.001)
}

const gemessen = async (page: Page, pfad: string, name: string | RegExp): Promise<Gewicht> => {
  const gewicht = await gewichtMessen(page, async () => {
    await page.goto(pfad)
    await expect(titel(page, name)).toBeVisible()
  })
  test.info().annotations.push({ type: 'Gewicht', description: JSON.stringify(gewicht) })
  return gewicht
}

test.beforeEach(({ page }) => clsBeobachten(page))

test('Start: höchstens 125 kB JavaScript', async ({ page }) => {
  pruefen(await gemessen(page, '/start', 'Willkommen'), { skriptKB: 125, anfragen: 25 })
})

test('Dashboard: höchstens 150 kB JavaScript', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  pruefen(await gemessen(page, '/dashboard', 'Guten Tag, Lena'), { skriptKB: 150, anfragen: 40 })
})

test('eine Seite des Antrags: höchstens 200 kB JavaScript', async ({ page, baseURL }) => {
  const fall = await vollerFall(baseURL ?? '')
  await page.goto(fall.pfad('foerdergegenstaende'))
  await anmeldeformularAbsenden(page, BERATER)
  const seite = fall.pfad('foerdergegenstaende')
  pruefen(await gemessen(page, seite, 'Fördergegenstände'), { skriptKB: 200, anfragen: 60 })
})
