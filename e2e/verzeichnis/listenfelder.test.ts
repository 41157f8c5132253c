import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { listenzeile, vorschlaege } from '../src/suchfeld.ts'

const finanzamt = (page: Page) => page.getByRole('combobox', { name: 'Zuständiges Finanzamt' })
const gericht = (page: Page) => page.getByRole('combobox', { name: 'Registergericht' })

test('[R2.4-01] das Finanzamt wird im Antrag gesucht; ein anderes darf dort auch stehen', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  await finanzamt(page).pressSequentially('flensb')
  await vorschlaege(page).getByRole('option', { name: 'Flensburg' }).click()
  await expect(finanzamt(page)).toHaveValue('Flensburg')
  await finanzamt(page).fill('Neues Amt')
  await finanzamt(page).press('Tab')
  await expect(page.getByText('Finanzamt nicht im Verzeichnis')).toBeVisible()
  await expect(finanzamt(page)).toHaveValue('Neues Amt')
  await expect(page.getByText(/^gespeichert um/)).toBeVisible()
})

test('[R2.4-01] kommt die Suche erst, während man schreibt, gehen weder Zeichen noch Stelle verloren', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  let weiter = (): void => undefined
  const angehalten = new Promise<void>((los) => (weiter = los))
  await page.route('**/FinanzamtSuche-*.js', async (route) => {
    await angehalten
    await route.continue()
  })
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  const einfach = page.getByRole('textbox', { name: 'Zuständiges Finanzamt' })
  await einfach.pressSequentially('Flensrg')
  await einfach.press('ArrowLeft')
  await einfach.press('ArrowLeft')
  const vorher = await einfach.boundingBox()
  weiter()
  await expect(finanzamt(page)).toBeFocused()
  expect(await finanzamt(page).boundingBox()).toEqual(vorher)
  await page.keyboard.type('bu')
  await expect(finanzamt(page)).toHaveValue('Flensburg')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[R2.4-01] gesucht werden nur Gerichte, die das Register führen; ist die Liste nicht da, wird weitergeschrieben', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'ohne.unternehmen')
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  const form = page.getByRole('combobox', { name: 'Rechtsform' })
  await form.selectOption('GmbH')
  await gericht(page).pressSequentially('husum')
  await expect(listenzeile(page)).toHaveText('Nichts gefunden. Ihre Eingabe bleibt stehen.')
  await gericht(page).fill('aurich')
  await expect(vorschlaege(page).getByRole('option')).toHaveText(['Aurich'])
  // Typed in full is as good as chosen.
  await gericht(page).press('Tab')
  await expect(gericht(page)).toHaveValue('Aurich')
  await gericht(page).fill('gera')
  await expect(listenzeile(page)).toBeVisible()
  await form.selectOption('e.V.')
  await gericht(page).fill('ger')
  await expect(vorschlaege(page).getByRole('option')).toContainText(['Gera'])
  await gericht(page).press('Escape')

  await page.route('**/registergericht/sitz?*', (route) => route.abort())
  await form.selectOption('KG')
  await gericht(page).fill('Flensburg')
  await expect(listenzeile(page)).toHaveText('Die Validierung steht aktuell nicht zur Verfügung.')
  await gericht(page).press('Tab')
  await expect(gericht(page)).toHaveValue('Flensburg')
  await expect(gericht(page)).not.toHaveAttribute('aria-invalid', 'true')
})
