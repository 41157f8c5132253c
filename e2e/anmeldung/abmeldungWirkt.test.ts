import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import { abmelden } from '../src/anmeldedienst/wege.ts'
import { oeffnen } from '../src/browser.ts'

const STATUS = '/NutzerService/api/public/foerderportal/nutzer/status'

/** What a call answers that carries what the page's own calls carry: whoever had it could go on with it. */
const fremderAufruf = async (page: Page, request: APIRequestContext, url: string) => {
  await personMitHof(page, url)
  const anfrage = page.waitForRequest(
    (r) => r.url().includes(STATUS) && r.headers()['authorization'] !== undefined,
  )
  await oeffnen(page, '/dashboard')
  const authorization = (await anfrage).headers()['authorization'] ?? ''
  return async () => (await request.get(STATUS, { headers: { authorization } })).status()
}

const WEGE: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'mit der Sitzung beim Anmeldedienst',
    async (page) => dienst.sitzungBeenden(await page.context().newPage()),
  ],
  ['mit dem Abmelden im Portal', abmelden],
]

for (const [wodurch, beenden] of WEGE)
  test(`${wodurch} endet auch der Zugriff, der noch gültig wäre`, async ({ page, request, baseURL }) => {
    const status = await fremderAufruf(page, request, baseURL ?? '')
    expect(await status()).toBe(200)
    await beenden(page)
    await expect.poll(status).toBe(401)
  })
