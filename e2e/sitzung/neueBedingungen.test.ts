import { expect, type Page } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import { anmeldeseitePruefen } from '../src/barrierefrei/anmeldeseitePruefen.ts'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { neueFassung, ohneHintergrund, zustimmen } from '../src/bedingungen.ts'
import { anmeldenMitFormular, DEMO_PASSWORT, oeffnen, titel } from '../src/browser.ts'
import {
  finanzamt,
  gespeichert,
  haupttaetigkeit,
  kopieIstBereit,
  TEXT,
  wiederhergestellt,
} from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { test } from '../src/portal/eigenesPortal.ts'
import { inJedemThema } from '../src/barrierefrei/themen.ts'

/** The copy on this device takes its time: whoever leaves at once would leave without the last characters. */
const langsamesGeraet = (page: Page) =>
  page.addInitScript(() => {
    const verschluesseln = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...angaben) => {
      await new Promise((weiter) => setTimeout(weiter, 800))
      return verschluesseln(...angaben)
    }
  })

// They come last, for their portals: in one worker after the other the second one would wait for the first.
test.describe.configure({ mode: 'parallel' })

const pfadVon = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

const UEBERSICHT = '/zuwendung/uebersicht?unternehmenId=de000000-0000-4000-9000-000000000001'

test('[R6-04] [R7.4-02] [S1-09] [S10-03] neue Bedingungen, während jemand einen Antrag ausfüllt: er stimmt zu und ist mit jedem Zeichen auf derselben Seite', async ({
  page,
  portal,
}) => {
  const fall = await vollerFall(portal.url)
  await langsamesGeraet(page)
  await anmeldenMitFormular(page, portal.url, BERATER, fall.pfad('antragsteller'))
  await ohneHintergrund(page)
  await kopieIstBereit(page)
  await neueFassung(portal, fall.wer, 'Abschnitt 5 sagt jetzt, welche Dateien wir sperren.')
  await haupttaetigkeit(page).fill('')
  await haupttaetigkeit(page).pressSequentially(TEXT)
  await finanzamt(page).fill('Husum')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()

  await expect(titel(page, 'Nutzungsbedingungen')).toBeVisible()
  await expect(page.getByText('Abschnitt 5 sagt jetzt, welche Dateien wir sperren.')).toBeVisible()
  await zustimmen(page)

  await expect(wiederhergestellt(page)).toBeVisible()
  expect(pfadVon(page)).toBe(fall.pfad('antragsteller'))
  await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
  await expect(finanzamt(page)).toHaveValue('Husum')
  await istGespeichert(page)
  const wer = await angemeldet(portal.url, BERATER)
  expect(await gespeichert({ ...fall, wer })).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
})

test('[R6-04] [R7.4-02] wer ablehnt, ist überall abgemeldet, erfährt warum und findet später zurück', async ({
  page,
  portal,
}) => {
  const wer = await angemeldet(portal.url, 'lena.lindenau')
  await anmeldenMitFormular(page, portal.url, 'lena.lindenau', UEBERSICHT)
  const zweites = await page.context().newPage()
  await zweites.goto('/start')
  await expect(zweites.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible()
  await neueFassung(portal, wer, 'Abschnitt 8 ist kürzer.')
  await page.reload()
  await page.getByRole('button', { name: 'Ablehnen und abmelden' }).click()

  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  await expect(page.getByText('Sie haben den Nutzungsbedingungen nicht zugestimmt.')).toContainText(
    'Ihre Eingaben sind auf diesem Gerät verschlüsselt gesichert.',
  )
  await expect(zweites.getByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeVisible()
  await zweites.close()

  await page.getByRole('button', { name: 'Wieder anmelden' }).click()
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('lena.lindenau')
  await page.getByLabel('Passwort').fill(DEMO_PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await zustimmen(page)
  await expect(titel(page, 'Anträge')).toBeVisible()
  expect(pfadVon(page)).toBe(UEBERSICHT)
  await expect(page.getByText('Sie sind abgemeldet')).toHaveCount(0)
})

test('[S1-09] ein neu geladenes Fenster führt ohne Passwort zu den Bedingungen und zurück, nicht im Kreis', async ({
  page,
  portal,
}) => {
  const wer = await angemeldet(portal.url, 'lena.lindenau')
  await anmeldenMitFormular(page, portal.url, 'lena.lindenau', UEBERSICHT)
  await neueFassung(portal, wer, 'Abschnitt 9 ist neu.')
  const anfragen: string[] = []
  page.on('request', (r) => {
    if (r.url().includes('/openid-connect/auth?')) anfragen.push(r.url())
  })
  await page.reload()
  await zustimmen(page)
  await expect(titel(page, 'Anträge')).toBeVisible()
  expect(pfadVon(page)).toBe(UEBERSICHT)
  // Asked silently, which the provider answers with interaction_required, then with its page.
  expect(anfragen).toHaveLength(2)
  await page.reload()
  await expect(titel(page, 'Anträge')).toBeVisible()
})

test('[S1-09] stimmt jemand in einem Fenster zu, geht es im anderen ohne Frage weiter', async ({
  page,
  portal,
}) => {
  const fall = await vollerFall(portal.url)
  await anmeldenMitFormular(page, portal.url, BERATER, fall.pfad('antragsteller'))
  await ohneHintergrund(page)
  await kopieIstBereit(page)
  await neueFassung(portal, fall.wer, 'Abschnitt 10 ist neu.')
  const zweites = await page.context().newPage()
  await zweites.goto(UEBERSICHT)
  await zustimmen(zweites)
  await zweites.close()
  await haupttaetigkeit(page).fill(TEXT)
  const zurueck = page.waitForURL(/\/auth\/callback\?.*kc_action_status=success/)
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await zurueck
  await expect(wiederhergestellt(page)).toBeVisible()
  await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
})

test('auf der Seite der Bedingungen findet axe in keinem Thema etwas, jeder Fokus ist zu sehen, und beide Antworten bleiben in Sicht', async ({
  page,
  portal,
}) => {
  const wer = await angemeldet(portal.url, 'paul.partner')
  await neueFassung(portal, wer, 'Abschnitt 11 ist kürzer.')
  await oeffnen(page, '/start')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('paul.partner')
  await page.getByLabel('Passwort').fill(DEMO_PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(titel(page, 'Nutzungsbedingungen')).toBeVisible()
  await inJedemThema(page, async () => {
    for (const name of ['Zustimmen', 'Ablehnen und abmelden'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    // The bar that stays in sight covers nothing that has the focus (WCAG 2.4.11).
    for (const verweis of await page.getByRole('main').getByRole('link').all()) {
      await verweis.focus()
      const [ort, leiste] = [await verweis.boundingBox(), await page.locator('form').boundingBox()]
      expect((ort?.y ?? 0) + (ort?.height ?? 0)).toBeLessThanOrEqual(leiste?.y ?? 0)
    }
  })
  await anmeldeseitePruefen(page, 'Nutzungsbedingungen')
})
