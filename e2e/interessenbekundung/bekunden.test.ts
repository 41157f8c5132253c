import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { nochmalKlicken } from '../src/klicken.ts'

/** A company of Max in the demo world: whoever runs the test twice finds its draft. */
const LOHNBETRIEB = 'de000000-0000-4000-9000-000000000003'

test('[R1-06] [R2.3-02] [S3-02] von der Navigation bis zum Beleg: bekunden, absenden, zurückziehen', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'max.mehrfach', `/dashboard?unternehmenId=${LOHNBETRIEB}`)
  await page.getByRole('link', { name: 'Interessenbekundung', exact: true }).first().click()
  await expect(titel(page, 'Interessenbekundungen')).toBeVisible()
  const runde = page.getByRole('region', { name: /^ANK NaBo, Runde 4\/\d{4}$/ })
  await runde.getByRole('button', { name: 'Interessenbekundung starten' }).click()
  await expect(titel(page, 'Ihr Vorhaben')).toBeVisible()
  await page.getByRole('textbox', { name: /Kosten netto für Mechanische Pflege/ }).fill('85.000')
  await expect(page.getByRole('main')).toContainText('25.500,00 €')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(titel(page, 'Zusammenfassung')).toBeVisible()
  await nochmalKlicken(page.getByRole('button', { name: 'Interessenbekundung absenden' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Absenden', exact: true }).click()
  await expect(page.getByText(/^IBK-\d{4}-\d{6}$/)).toBeVisible()

  const herunterladen = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Beleg als PDF herunterladen' }).click()
  expect((await herunterladen).suggestedFilename()).toMatch(/^Eingangsbestätigung IBK-.*\.pdf$/)

  await page.getByRole('button', { name: 'Interessenbekundung zurückziehen' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Interessenbekundung zurückziehen' })
    .click()
  await expect(runde.getByRole('button', { name: 'Interessenbekundung starten' })).toBeVisible()
})
