import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { feld } from '../src/felder.ts'
import { nochmalKlicken } from '../src/klicken.ts'

const NICHT_MOEGLICH = 'Nicht möglich zu diesem Zeitpunkt'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const PARALLEL = 'Konkurrente Bearbeitung'
const GRUND = 'Der Antragszeitraum ist seit gestern beendet.'

const FORMULAR = '**/zuschussantrag/formular'
const ANLEGEN = '**/zuschussantrag/*/formular/*'

/** The server refuses the call: with the title of the catalogue, and what the rule says of this case. */
const absagen = async (page: Page, adresse: string, methode: string, status: number, title: string) => {
  await page.unroute(adresse)
  await page.route(adresse, (route) =>
    route.request().method() === methode
      ? route.fulfill({
          status,
          contentType: 'application/problem+json',
          json: { type: '/probleme/test', title, status, detail: GRUND },
        })
      : route.fallback(),
  )
}

/** What the page itself says; no modal beside it. */
const gesagt = async (page: Page, titel: string, grund = GRUND) => {
  await expect(page.getByRole('main')).toContainText(titel)
  await expect(page.getByRole('main')).toContainText(grund)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('[R8-01] jede Absage eines Zuschussantrags steht dort, wo der Vorgang war: mit Titel und Grund', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const fall = await vollerFall(baseURL ?? '')
  const uebersicht = `/zuwendung/uebersicht?unternehmenId=${fall.unternehmenGuid}`
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, uebersicht)

  for (const [status, titel] of [
    [404, 'Einladung nicht vorhanden'],
    [412, NICHT_MOEGLICH],
  ] as const)
    await test.step(`anlegen: ${status}`, async () => {
      await absagen(page, ANLEGEN, 'PUT', status, titel)
      await nochmalKlicken(page.getByRole('button', { name: 'Neuen Antrag beginnen' }).first())
      await gesagt(page, titel)
    })
  await page.unroute(ANLEGEN)

  await test.step('lesen: 404', async () => {
    await oeffnen(page, fall.pfad('groesse').replace(fall.guid, crypto.randomUUID()))
    await expect(page.getByRole('main')).toContainText(NICHT_DA)
  })

  await oeffnen(page, fall.pfad('antragsteller'))
  for (const [status, titel] of [
    [404, NICHT_DA],
    [412, NICHT_MOEGLICH],
  ] as const)
    await test.step(`speichern: ${status}`, async () => {
      await absagen(page, FORMULAR, 'POST', status, titel)
      await feld(page, 'Haupttätigkeit').fill(`Weide ${status}`)
      await feld(page, 'Haupttätigkeit').blur()
      await gesagt(page, titel)
      await expect(page.getByRole('main')).toContainText(
        'Was Sie eingegeben haben, steht weiter auf dieser Seite.',
      )
    })
  await page.unroute(FORMULAR)
  await page.getByRole('button', { name: 'Noch einmal speichern' }).click()
  await expect(page.getByRole('main')).toContainText('gespeichert um')

  const einreichen = `**/zuschussantrag/formular/${fall.guid}`
  await oeffnen(page, fall.pfad('zusammenfassung'))
  for (const [status, titel, grund] of [
    [404, NICHT_DA],
    // The new state is fetched and shown: that is to be looked at before it is sent.
    [409, PARALLEL, 'Prüfen Sie den neuen Stand hier, und reichen Sie ihn dann ein.'],
    [412, NICHT_MOEGLICH],
  ] as const)
    await test.step(`einreichen: ${status}`, async () => {
      await absagen(page, einreichen, 'PUT', status, titel)
      await nochmalKlicken(page.getByRole('button', { name: 'Antrag verbindlich einreichen' }))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verbindlich einreichen' }).click()
      await gesagt(page, titel, grund)
    })

  for (const [status, titel] of [
    [404, NICHT_DA],
    [409, PARALLEL],
    [412, NICHT_MOEGLICH],
  ] as const)
    await test.step(`löschen: ${status}`, async () => {
      await absagen(page, einreichen, 'DELETE', status, titel)
      await nochmalKlicken(page.getByRole('button', { name: 'Entwurf löschen' }))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
      await expect(page.getByRole('complementary', { name: 'Ihr Antrag' })).toContainText(titel)
      await gesagt(page, titel)
    })
})
