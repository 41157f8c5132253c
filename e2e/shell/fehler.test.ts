import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'

const meldung = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })

test('[S10-02] was nicht zweimal geschehen darf, wird nur auf Wunsch wiederholt', async ({
  page,
  baseURL,
}) => {
  const { pfad, guid } = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, pfad('unternehmen'))
  let versuche = 0
  await page.route(`**/zuschussantrag/formular/${guid}`, (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    versuche += 1
    return versuche === 1 ? route.abort() : route.fulfill({ status: 503, headers: { 'retry-after': '30' } })
  })
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  const ohneAntwort = meldung(page, 'Keine Antwort vom Portal')
  await expect(ohneAntwort).toContainText('Wir wissen nicht, ob Ihr letzter Schritt angekommen ist.')
  expect(versuche).toBe(1)
  await ohneAntwort.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const ausgelastet = meldung(page, 'Das Portal ist gerade stark ausgelastet')
  await expect(ausgelastet).toBeVisible()
  expect(versuche).toBe(2)
  await ausgelastet.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Entwurf löschen' })).toBeEnabled()
  expect(versuche).toBe(2)
})
