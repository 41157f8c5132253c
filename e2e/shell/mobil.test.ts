import { expect, test, type Locator } from '@playwright/test'
import { anmeldenImBrowser } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { HANDY, untereLeiste } from '../src/rahmen.ts'
import { tabBis } from '../src/barrierefrei/tastatur.ts'

test.use({ viewport: HANDY })

test('[R2.3-08] am Rand ist nur die Leiste des Assistenten, und kein Feld mit Fokus liegt dahinter', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('groesse'))
  const assistent = page.locator('.p-leiste')
  const unten = async (ziel: Locator) => {
    const { y = 0, height = 0 } = (await ziel.boundingBox()) ?? {}
    return y + height
  }
  expect(await unten(assistent)).toBe(HANDY.height)
  expect((await untereLeiste(page).boundingBox())?.y).toBeGreaterThanOrEqual(HANDY.height)

  // In the window, but behind the bar: the browser itself takes it for visible.
  await page.setViewportSize({ ...HANDY, height: 720 })
  const felder = page.getByRole('main').getByRole('textbox')
  const oben = async () => (await assistent.boundingBox())?.y ?? 0
  expect(await unten(felder.nth(1))).toBeGreaterThan(await oben())
  await felder.nth(1).focus()
  expect(await unten(felder.nth(1))).toBeLessThanOrEqual(await oben())

  // With Tab the message of the field before may push it on: it is never hidden as a whole (WCAG 2.4.11).
  for (let i = 2; i < (await felder.count()); i++) {
    await tabBis(page, felder.nth(i))
    const { y = 0, height = 0 } = (await felder.nth(i).boundingBox()) ?? {}
    expect(y + height / 2).toBeLessThan(await oben())
  }
})

test.describe('mit dem Finger', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('[R7.2-13] steht nirgends, dass man Dateien ziehen kann', async ({ page, baseURL }) => {
    const fall = await leererFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('dokumente'))
    await expect(page.getByText('Sie können mehrere Dateien auf einmal auswählen')).toBeVisible()
    await expect(page.getByText('hierher ziehen').filter({ visible: true })).toHaveCount(0)
  })
})
