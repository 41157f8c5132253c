import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, kontoAnlegen, oeffnen } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { personRegistrieren } from '../src/registrieren.ts'
import { inJedemThema } from '../src/barrierefrei/themen.ts'

/**
 * WCAG 1.4.10: 1280 px at 400 % are 320 px, and nothing needs scrolling to the side. Here is what matrix.test.ts, which
 * looks at every page as it opens, does not reach.
 */
test.use({ viewport: { width: 320, height: 640 } })

/** Also in the bold type of the contrast theme. */
const passtHinein = (page: Page, was: string): Promise<void> =>
  inJedemThema(page, async ({ name }) => {
    const zuBreit = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(zuBreit, `${was}, ${name}: Überlauf in px`).toBeLessThanOrEqual(0)
  })

test('bei 320 px läuft nichts über den Rand, in keinem Thema', async ({ page, baseURL }) => {
  const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
  const offen = await vollerFall(baseURL ?? '')
  await kontoAnlegen(page)
  await personRegistrieren(page)
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
  await passtHinein(page, 'Unternehmen registrieren')
  await page.context().clearCookies()
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  await passtHinein(page, 'Dashboard')
  for (const pfad of [fall.pfad('eingang'), offen.pfad('zusammenfassung')]) {
    await oeffnen(page, pfad)
    await passtHinein(page, pfad)
  }
  await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await passtHinein(page, 'Dialog')
})
