import { expect, test } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import { abmelden } from '../src/anmeldedienst/wege.ts'
import { oeffnen, titel } from '../src/browser.ts'

test('[R6-04] wer sich in einem Fenster abmeldet, ist es in allen', async ({ page, baseURL }) => {
  await personMitHof(page, baseURL ?? '')
  await oeffnen(page, '/dashboard')
  const zweites = await page.context().newPage()
  await oeffnen(zweites, '/nutzer-aendern/logindaten')
  await abmelden(page)
  await expect(titel(zweites, 'Willkommen')).toBeVisible()
  await expect(zweites.getByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(titel(page, 'Anmelden')).toBeVisible()
})

test('[R9-02] endet die Sitzung am Portal vorbei, merkt es die Sitzungsprüfung', async ({
  page,
  baseURL,
}) => {
  await personMitHof(page, baseURL ?? '')
  await oeffnen(page, '/dashboard')
  const anbieter = await page.context().newPage()
  await dienst.sitzungBeenden(anbieter)
  await expect(titel(page, 'Willkommen')).toBeVisible()
})
