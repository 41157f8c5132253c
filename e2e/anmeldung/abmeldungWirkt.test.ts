import { expect, test, type Page } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { DEMO_PASSWORT } from '../src/browser.ts'

const KONTO = {
  benutzername: 'nora.nurlesen',
  email: 'nora.nurlesen@demo.example',
  passwort: DEMO_PASSWORT,
  vorname: 'Nora',
  nachname: 'Nurlesen',
}

const STATUS = '/NutzerService/api/public/foerderportal/nutzer/status'

/** Signs in and gives what the page's calls carried: whoever had it could go on with it. */
const zugriffstoken = async (page: Page): Promise<string> => {
  const anfrage = page.waitForRequest(
    (r) => r.url().includes(STATUS) && r.headers()['authorization'] !== undefined,
  )
  await page.goto('/dashboard')
  await dienst.anmelden(page, KONTO)
  return (await anfrage).headers()['authorization'] ?? ''
}

test('mit der Sitzung beim Anmeldedienst endet auch der Zugriff, der noch gültig wäre', async ({
  page,
  context,
  request,
}) => {
  const authorization = await zugriffstoken(page)
  const status = async () => (await request.get(STATUS, { headers: { authorization } })).status()
  expect(await status()).toBe(200)
  await dienst.sitzungBeenden(await context.newPage())
  await expect.poll(status, { timeout: 5000 }).toBe(401)
})

test('mit dem Abmelden im Portal endet auch der Zugriff, der noch gültig wäre', async ({ page, request }) => {
  const authorization = await zugriffstoken(page)
  const status = async () => (await request.get(STATUS, { headers: { authorization } })).status()
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL(/\/start/)
  await expect.poll(status, { timeout: 5000 }).toBe(401)
})
