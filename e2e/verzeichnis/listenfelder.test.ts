import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'

const finanzamt = (page: Page) => page.getByRole('combobox', { name: 'Zuständiges Finanzamt' })

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
