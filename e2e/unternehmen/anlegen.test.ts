import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { unternehmenAusfuellen } from '../src/registrieren.ts'
import { statusScheitertMit, statusVeraendern } from '../src/wege.ts'

test('scheitert, was auf das Anlegen folgt, legt der zweite Klick kein zweites Unternehmen an', async ({
  page,
  baseURL,
}) => {
  let angelegt = 0
  await page.route('**/foerderportal/unternehmen', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    angelegt += 1
    return route.fulfill({ status: 201, json: {} })
  })
  await statusVeraendern(page, (status) => ({ ...status, agiertFuerMehrereUnternehmen: true }))
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/unternehmen-anlegen')
  await unternehmenAusfuellen(page)
  const { wieder } = await statusScheitertMit(page, 500)
  const anlegen = page.getByRole('button', { name: 'Unternehmen anlegen' })
  await anlegen.click()
  await expect(page.getByText('Serverseitiges Fehlverhalten der Applikation').first()).toBeVisible()
  await wieder()
  await nochmalKlicken(anlegen)
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
  expect(angelegt).toBe(1)
})
