import { expect, test, type Page } from '@playwright/test'
import { DOPPELKLICK_MS } from '@foerderportal/contract/shared/konstanten'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { HANDY } from '../src/rahmen.ts'

const leiste = (page: Page) => page.locator('.p-leiste')
const knopf = (page: Page, name: string) => leiste(page).getByRole('button', { name, exact: true })

const oeffneSchritt = async (page: Page, baseURL: string | undefined, schritt: string): Promise<void> => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad(schritt))
}

test("[R2.3-11] die Leiste des Assistenten sagt 'Zurück' und 'Weiter'; der erste Schritt hat kein Zurück", async ({
  page,
  baseURL,
}) => {
  await oeffneSchritt(page, baseURL, 'antragsteller')
  await expect(leiste(page).getByRole('button')).toHaveText(['Zurück', 'Weiter'])
  await knopf(page, 'Zurück').click()
  await expect(titel(page, 'Unternehmen')).toBeVisible()
  await expect(leiste(page).getByRole('button')).toHaveText(['Weiter'])
})

test('[R2.3-11] in der Mitte steht ein dritter Knopf mit Hinweis, und die nächste Seite hat die Leiste nicht mehr', async ({
  page,
  baseURL,
}) => {
  await oeffneSchritt(page, baseURL, 'zusammenfassung')
  await expect(leiste(page).getByRole('button')).toHaveText([
    'Zurück',
    'Später einreichen',
    'Antrag verbindlich einreichen',
  ])
  await expect(leiste(page).getByText('Ihr Entwurf bleibt gespeichert.')).toBeVisible()
  await knopf(page, 'Später einreichen').click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await expect(leiste(page)).toHaveCount(0)
})

test('[R2.3-11] ein Doppelklick geht einen Schritt, auch wenn der zweite Klick die nächste Seite trifft', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await oeffneSchritt(page, baseURL, 'dokumente')
  await expect(titel(page, 'Dokumente')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await knopf(page, 'Zurück').click()
  await expect(titel(page, 'Finanzierung')).toBeVisible()
  await page.clock.runFor(DOPPELKLICK_MS - 1)
  await knopf(page, 'Zurück').click()
  await expect(titel(page, 'Finanzierung')).toBeVisible()
  await page.clock.runFor(1)
  await knopf(page, 'Zurück').click()
  await expect(titel(page, 'Mulch- und Pflanztechnik')).toBeVisible()
})

test('[R2.3-11] ein Doppelklick auf Weiter speichert einmal und überspringt nichts', async ({
  page,
  baseURL,
}) => {
  await oeffneSchritt(page, baseURL, 'antragsteller')
  await knopf(page, 'Weiter').dblclick()
  await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
})

test.describe('am unteren Rand', () => {
  test.use({ viewport: HANDY, hasTouch: true })

  test('[R2.3-11] trifft ein Klick den Knopf, auf den er zielt: die Seite rückt nicht unter dem Zeiger weg', async ({
    page,
    baseURL,
  }) => {
    await oeffneSchritt(page, baseURL, 'zeichnung')
    await page.getByRole('radio', { name: 'Nein' }).check()
    await page.getByRole('radio', { name: 'Ja' }).check()
    await nochmalKlicken(knopf(page, 'Weiter'))
    await expect(titel(page, 'Zusammenfassung')).toBeVisible()
  })
})
