import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/fall.ts'
import { brotkrumen, HANDY } from '../src/rahmen.ts'

const verweis = (page: Page, name: string) => brotkrumen(page).getByRole('link', { name, exact: true })
const auslassung = (page: Page) =>
  brotkrumen(page).getByRole('button', { name: 'Ausgelassene Seiten anzeigen' })
const hier = (page: Page) => brotkrumen(page).locator('[aria-current="page"]')

test('[R2.3-05] sie beginnen mit dem Haus, führen zurück und enden mit der Seite', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/unternehmen-aendern/nutzer-anlegen')
  await expect(brotkrumen(page).getByRole('listitem')).toHaveText([
    'Start',
    'Nutzer-Übersicht',
    'Nutzer hinzufügen',
  ])
  await expect(verweis(page, 'Start').locator('.kern-icon--home')).toBeVisible()
  await expect(hier(page)).toHaveText('Nutzer hinzufügen')
  await verweis(page, 'Nutzer-Übersicht').click()
  await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
  await expect(brotkrumen(page).getByRole('listitem')).toHaveText(['Start', 'Nutzer-Übersicht'])
  await verweis(page, 'Start').click()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await expect(brotkrumen(page), 'keine auf dem Dashboard').toHaveCount(0)
})

test('[R2.3-05] jede andere Seite hat welche, auch eine öffentliche', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  for (const [pfad, name] of [
    ['/zuwendung/uebersicht', 'Anträge'],
    ['/interessenbekundung/uebersicht', 'Interessenbekundungen'],
    ['/auszahlung/uebersicht', 'Auszahlungen'],
    ['/mitteilungen/uebersicht', 'Mitteilungen'],
    ['/nutzer-aendern/logindaten', 'Login-Daten'],
    ['/version', 'Version'],
  ] as const) {
    await oeffnen(page, pfad)
    await expect(verweis(page, 'Start'), pfad).toBeVisible()
    await expect(hier(page), pfad).toHaveText(name)
  }
})

test.describe('auf dem Handy', () => {
  test.use({ viewport: HANDY })

  test('[R2.3-05] ist die Mitte zu (...) gekürzt, öffnet sich und ist auf der nächsten Seite wieder zu', async ({
    page,
    baseURL,
  }) => {
    const fall = await vollerFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('finanzierung'))
    await expect(auslassung(page)).toHaveText(/\(\.\.\.\)/)
    await expect(verweis(page, 'Start')).toBeVisible()
    await expect(hier(page)).toBeVisible()
    await expect(verweis(page, 'Anträge')).toBeHidden()
    await auslassung(page).focus()
    await page.keyboard.press('Enter')
    await expect(verweis(page, 'Anträge')).toBeFocused()
    await expect(auslassung(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(titel(page, 'Anträge')).toBeVisible()
    await page.goBack()
    await expect(titel(page, 'Finanzierung')).toBeVisible()
    await expect(auslassung(page)).toBeVisible()
    await expect(verweis(page, 'Anträge')).toBeHidden()
  })
})
