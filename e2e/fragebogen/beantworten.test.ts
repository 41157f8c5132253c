import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { neueFirma } from '../src/firma.ts'
import { nochmalKlicken } from '../src/klicken.ts'

/** The short one of the demo world (apps/server/daten/demo/fragebogen). */
const UMFRAGE = 'd0000000-0000-4000-8000-000000001202'

test('[R2.4-01] [R3.6-02] [S8-01] ein Fragebogen: begonnen, verlassen, weiter beantwortet, abgeschlossen und fest', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { chefin } = await neueFirma(page, url)
  await page.goto(`/fragebogen/beginnen?umfrageUuid=${UMFRAGE}`)
  await expect(titel(page, 'Ihre Rückmeldung zum Antrag')).toBeVisible()
  await page.getByRole('radio', { name: 'Eher schwer' }).click()
  await page.getByRole('checkbox', { name: 'Anderes' }).click()
  await page.getByRole('textbox', { name: 'Was?' }).fill('Die Wartezeit')
  await page.getByRole('textbox', { name: 'Wie viele Stunden haben Sie gebraucht?' }).fill('2,5')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Wünsche' })).toBeVisible()

  await test.step('auf einem anderen Gerät geht es dort weiter', async () => {
    const adresse = new URL(page.url()).pathname.replace(/\/s-\w+$/, '')
    const zweites = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await anmeldenImBrowser(zweites, url, chefin.benutzername, adresse, chefin.passwort)
    await expect(zweites.getByText('Seite 2 von 3')).toBeVisible()
    await zweites.getByRole('button', { name: 'Zurück' }).click()
    await expect(zweites.getByRole('textbox', { name: 'Was?' })).toHaveValue('Die Wartezeit')
    await zweites.close()
  })

  await page.getByRole('button', { name: 'Weniger Unterlagen' }).click()
  await page.getByRole('button', { name: 'Schnellere Entscheidung' }).click()
  await page.getByRole('button', { name: 'Schnellere Entscheidung: nach oben' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText(/1\. Schnellere Entscheidung/)).toBeVisible()
  await nochmalKlicken(page.getByRole('button', { name: 'Fragebogen abschließen' }))
  await expect(page.getByText('Danke für Ihre Rückmeldung.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Der Fragebogen ist abgeschlossen')).toBeVisible()
  await expect(page.getByText('Anderes: Die Wartezeit')).toBeVisible()
})
