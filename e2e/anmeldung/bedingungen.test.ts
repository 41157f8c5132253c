import { expect, test as basis } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { neueFassung, ohneHintergrund, type PortalOrt } from '../src/bedingungen.ts'
import { DEMO_PASSWORT, imPortal, titel } from '../src/browser.ts'
import { finanzamt, haupttaetigkeit, kopieIstBereit, TEXT, wiederhergestellt } from '../src/antrag/entwurf.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { portalStarten } from '../src/portal/portalStarten.ts'

/** Of Keycloak there is one, with one portal: the journeys follow each other there, and who registers later agrees to what holds then. */
const vorhandenes = (): PortalOrt => {
  const { PORTAL_TEST_URL: url, PORTAL_TEST_DATEN: datenVerzeichnis } = process.env
  if (url === undefined || datenVerzeichnis === undefined) throw new Error('PORTAL_TEST_DATEN fehlt.')
  return { url, datenVerzeichnis }
}

const mitPortal = async (geben: (portal: PortalOrt) => Promise<void>): Promise<void> => {
  if (dienst.name !== 'eingebettet') return geben(vorhandenes())
  const portal = await portalStarten({ env: { DEMO: '1' } })
  await geben(portal)
  await portal.entfernen()
}

/** A new version of the terms asks everybody who is signed in: beside other journeys it needs a portal of its own. */
const test = basis.extend<object, { portal: PortalOrt }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, geben) => mitPortal(geben),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, geben) => geben(portal.url),
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
}) => {
  const fall = await leererFall(portal.url)
  await page.goto(fall.pfad('antragsteller'))
  await dienst.anmelden(page, KONTO)
  await imPortal(page)
  await ohneHintergrund(page)
  await kopieIstBereit(page)
  await haupttaetigkeit(page).fill(TEXT)
  await istGespeichert(page)

  await neueFassung(portal, fall.wer, 'Abschnitt 5 sagt jetzt, welche Dateien wir sperren.')
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

test('[R6-04] [R7.4-02] wer neue Bedingungen ablehnt, ist abgemeldet, erfährt warum und kommt mit Passwort und Zustimmung zurück', async ({
  page,
  portal,
}) => {
  const fall = await leererFall(portal.url)
  await page.goto(fall.pfad('antragsteller'))
  await dienst.anmelden(page, KONTO)
  await imPortal(page)
  await neueFassung(portal, fall.wer, 'Abschnitt 8 ist kürzer.')
  await page.reload()
  await dienst.bedingungenAblehnen(page)
  await expect(page.getByText('Sie haben den Nutzungsbedingungen nicht zugestimmt.')).toBeVisible()

  await page.getByRole('button', { name: 'Wieder anmelden' }).click()
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await (dienst.name === 'keycloak' ? dienst.erneutAnmelden : dienst.anmelden)(page, KONTO)
  await dienst.bedingungenZustimmen(page)
  await imPortal(page)
  expect(new URL(page.url()).pathname).toContain(fall.guid)
})
