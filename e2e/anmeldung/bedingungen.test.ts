import { expect, test as basis } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { zustimmungVeralten } from '../src/anmeldedienst/zustimmung.ts'
import { istGespeichert } from '../src/assistent.ts'
import { ohneHintergrund } from '../src/bedingungen.ts'
import { DEMO_PASSWORT, imPortal } from '../src/browser.ts'
import { finanzamt, haupttaetigkeit, kopieIstBereit, TEXT, wiederhergestellt } from '../src/entwurf.ts'
import { BERATER, leererFall } from '../src/fall.ts'
import { portalStarten, type Portal } from '../src/portalStarten.ts'

/** The embedded provider asks everybody for a new version: that portal is this test's own. */
const test = basis.extend<object, { portal: Portal | undefined }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, geben) => {
      const portal = dienst.name === 'eingebettet' ? await portalStarten({ env: { DEMO: '1' } }) : undefined
      await geben(portal)
      await portal?.entfernen()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, geben) => geben(portal?.url ?? process.env.PORTAL_TEST_URL),
})

const KONTO = {
  benutzername: BERATER,
  email: `${BERATER}@demo.example`,
  passwort: DEMO_PASSWORT,
  vorname: 'Max',
  nachname: 'Mehrfach',
}

test('[R6-04] [S1-09] neue Bedingungen mitten in einem Formular: er stimmt zu, und kein Zeichen fehlt', async ({
  page,
  portal,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await page.clock.install()
  await page.goto(fall.pfad('antragsteller'))
  await dienst.anmelden(page, KONTO)
  await imPortal(page)
  await ohneHintergrund(page)
  await kopieIstBereit(page)
  await haupttaetigkeit(page).fill(TEXT)
  await istGespeichert(page)

  await zustimmungVeralten(page, portal, BERATER, fall.wer)
  await haupttaetigkeit(page).fill(`${TEXT}, dazu ein Hofladen`)
  await finanzamt(page).fill('Husum')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await dienst.bedingungenZustimmen(page)
  await imPortal(page)

  await expect(wiederhergestellt(page)).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(fall.pfad('antragsteller'))
  await expect(haupttaetigkeit(page)).toHaveValue(`${TEXT}, dazu ein Hofladen`)
  await expect(finanzamt(page)).toHaveValue('Husum')
  await istGespeichert(page)
})
