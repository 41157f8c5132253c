import { antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { expect, test } from '@playwright/test'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { anmeldenImBrowser } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'

test('[S4-07] nach Ablauf der Frist ist ein Entwurf nur noch zu lesen und zu löschen', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  // The server's clock can't be moved from here: its answer is what it gives once the period has ended.
  await page.route(`**${antragLesen.path.replace(':guid', fall.guid)}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const antwort = await route.fetch()
    const antrag = (await antwort.json()) as AntragAntwort // the route's own answer
    const erfassungsZeitraum = { von: '2026-01-01T00:00:00Z', bis: '2026-03-01T23:00:00Z' }
    return route.fulfill({ response: antwort, json: { ...antrag, aenderbar: false, erfassungsZeitraum } })
  })
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(
    'Die Frist ist am 01.03.2026, 23:59 Uhr abgelaufen. Sie können diesen Entwurf ansehen, aber nicht mehr ändern oder einreichen.',
  )
  await expect(inhalt.getByRole('textbox')).toHaveCount(0)
  await inhalt.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  await expect(page.getByRole('heading', { name: 'Anträge', level: 1 })).toBeVisible()
})
