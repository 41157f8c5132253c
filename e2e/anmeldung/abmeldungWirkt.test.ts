import { expect, test, type Page } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import { abmelden } from '../src/anmeldedienst/wege.ts'
import { oeffnen } from '../src/browser.ts'

const STATUS = '/NutzerService/api/public/foerderportal/nutzer/status'

/** What the page's calls carry of somebody who is signed in: whoever had it could go on with it. */
const zugriffstoken = async (page: Page, url: string): Promise<string> => {
  await personMitHof(page, url)
  const anfrage = page.waitForRequest(
    (r) => r.url().includes(STATUS) && r.headers()['authorization'] !== undefined,
  )
  await oeffnen(page, '/dashboard')
  return (await anfrage).headers()['authorization'] ?? ''
}

test('mit der Sitzung beim Anmeldedienst endet auch der Zugriff, der noch gültig wäre', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const authorization = await zugriffstoken(page, baseURL ?? '')
  const status = async () => (await request.get(STATUS, { headers: { authorization } })).status()
  expect(await status()).toBe(200)
  await dienst.sitzungBeenden(await context.newPage())
  await expect.poll(status, { timeout: 5000 }).toBe(401)
})

test('mit dem Abmelden im Portal endet auch der Zugriff, der noch gültig wäre', async ({
  page,
  request,
  baseURL,
}) => {
  const authorization = await zugriffstoken(page, baseURL ?? '')
  const status = async () => (await request.get(STATUS, { headers: { authorization } })).status()
  expect(await status()).toBe(200)
  await abmelden(page)
  await expect.poll(status, { timeout: 5000 }).toBe(401)
})
