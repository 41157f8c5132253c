import { expect, test, type Page } from '@playwright/test'
import { DEMO_RUNDE_GEREIHT } from '../../apps/server/src/interessenbekundung/demo/demoRunden.ts'
import { maengel } from '../src/barrierefrei/maengel.ts'
import { groesseSetzen } from '../src/bilder/fenstergroesse.ts'
import { titel } from '../src/browser.ts'
import { frischeSeite } from '../src/oeffentlich.ts'

const RUNDE = `/reihung/${DEMO_RUNDE_GEREIHT}`
const ERKLAERUNG = '/reihung/so-wird-ausgelost'

/** As the system of a visitor says: these pages know no switch. */
const ANSICHTEN = [
  { name: 'hell', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dunkel', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'Kontrast', colorScheme: 'light', contrast: 'more' },
  { name: 'Kontrast, dunkel', colorScheme: 'dark', contrast: 'more' },
] as const

/** Everything that can be reached with the keyboard, in its order, each with the outline that shows it. */
const mitTabDurch = async (page: Page): Promise<void> => {
  const ziele = page.locator('a[href], [tabindex="0"]')
  for (let i = 0; i < (await ziele.count()); i += 1) {
    await page.keyboard.press('Tab')
    await expect(ziele.nth(i)).toBeFocused()
    await expect(ziele.nth(i)).toHaveCSS('outline-style', 'solid')
  }
}

test('[S3-06] ohne Konto und ohne Skript: von der Runde zur Erklärung, zu jeder Datei, alles mit der Tastatur', async ({
  browser,
  baseURL,
}) => {
  const page = await frischeSeite(browser, baseURL ?? '', { javaScriptEnabled: false })
  await page.goto(RUNDE)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('So wird ausgelost')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  await mitTabDurch(page)
  for (const name of ['liste.txt', 'vorgaben.json', 'protokoll.json', 'staffel-1.json', 'pruefsummen.txt']) {
    const adresse = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect((await page.request.get(adresse ?? '')).status()).toBe(200)
  }
  await page.getByRole('link', { name: /in einfachen Worten/ }).click()
  await expect(titel(page, 'So wird ausgelost')).toBeVisible()
  await expect(page.getByRole('img', { name: 'So entsteht die Reihenfolge' })).toBeVisible()
  await mitTabDurch(page)
  await page.context().close()
})

for (const [was, pfad] of [
  ['die Runde', RUNDE],
  ['die Erklärung', ERKLAERUNG],
] as const)
  test(`[S3-06] ${was} ist zugänglich: auf dem Telefon und am Schreibtisch, wie es das System will`, async ({
    browser,
    baseURL,
  }) => {
    const page = await frischeSeite(browser, baseURL ?? '')
    await page.goto(pfad)
    const farben = new Set<string>()
    for (const { name, ...medien } of ANSICHTEN) {
      await page.emulateMedia(medien)
      for (const width of [1280, 390, 320]) {
        await groesseSetzen(page, { width, height: 800 })
        const hier = `${was}, ${name}, ${width} px`
        expect.soft(await maengel(page, name === 'hell' ? 'alle' : 'farbe und größe'), hier).toEqual([])
        const breite = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(breite, hier).toBeLessThanOrEqual(width)
      }
      farben.add(
        await page.evaluate(() => getComputedStyle(document.querySelector('main a') ?? document.body).color),
      )
    }
    if (pfad === RUNDE) expect(farben.size).toBe(ANSICHTEN.length)
    await page.context().close()
  })
