import { expect } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { neueFassung, ohneHintergrund } from '../src/bedingungen.ts'
import { DEMO_PASSWORT, imPortal, titel } from '../src/browser.ts'
import { finanzamt, haupttaetigkeit, kopieIstBereit, TEXT, wiederhergestellt } from '../src/antrag/entwurf.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { test } from '../src/portal/eigenesPortal.ts'

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
