import { expect } from '@playwright/test'
import { neuePerson } from '../src/anmeldedienst/person.ts'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import { neueFirma } from '../src/firma.ts'
import { test } from '../src/portal/portalMitDatenbank.ts'
import { eintragungen, wiederhergestellt } from '../src/antrag/entwurf.ts'
import { feld } from '../src/felder.ts'
import {
  beiUnternehmensdaten,
  datenOeffnen,
  dialog,
  eigenerBrowser,
  freiwillig,
  gespeichert,
  kopf,
  speichern,
  speichernBis,
  ueberHttp,
  zuordnen,
} from '../src/unternehmensdaten.ts'

const IBAN_NEU = 'DE06 2175 0000 0000 1000 23'
const IBAN_ANDERE = 'DE89 3704 0044 0532 0130 00'

test('[R7.1-15] [S1-08] zwei Verwaltende in zwei Browsern: Verschiedenes bleibt beides, über dasselbe Feld wird entschieden', async ({
  page,
  browser,
  portal: { url, sql },
}) => {
  test.slow()
  const { guid, chefin } = await beiUnternehmensdaten(page, url)
  const ihrer = await eigenerBrowser(browser, url)
  const berta = (await neueFirma(ihrer.page, url)).chefin
  await zuordnen(sql, guid, berta, true)
  await datenOeffnen(ihrer.page, guid)
  await page.reload()
  await expect(page.getByText('Das sind zurzeit: Gesine Harms')).toContainText('Gesine Harms (Sie)')

  // Different fields: both hold, and the second one learns of the first.
  await feld(ihrer.page, 'Steuernummer').fill('15/999/45679')
  await speichern(ihrer.page).click()
  await expect(gespeichert(ihrer.page, 'Steuernummer.')).toBeVisible()
  await feld(page, 'Straße').fill('Deichweg')
  await speichern(page).click()
  await expect(gespeichert(page, 'Betriebssitz.')).toContainText(
    'Von anderen geändert und übernommen: Steuernummer.',
  )
  await expect(feld(page, 'Steuernummer')).toHaveValue('15/999/45679')

  // The same fields: whoever comes second decides, and loses nothing before.
  await feld(page, 'IBAN').fill(IBAN_NEU)
  await feld(page, 'Name des Unternehmens').fill('Hof Erste')
  await speichernBis(page, chefin, gespeichert(page, 'Name des Unternehmens, Bankverbindung'))
  await feld(ihrer.page, 'IBAN').fill(IBAN_ANDERE)
  await feld(ihrer.page, 'Name des Unternehmens').fill('Hof Zweite')
  const frage = dialog(ihrer.page)
  await speichernBis(ihrer.page, berta, frage)
  const konto = frage.getByRole('radiogroup', { name: 'Konto mit dem Ende 2051' })
  await expect(konto.getByRole('radio', { name: new RegExp(`^Ihre Eingabe ${IBAN_ANDERE}`) })).toBeVisible()
  await expect(konto.getByRole('radio', { name: new RegExp(`^Neuere Fassung ${IBAN_NEU}`) })).toBeVisible()
  await frage.getByRole('button', { name: 'Später entscheiden' }).click()
  await expect(ihrer.page.getByText('Ihre Eingaben sind noch nicht gespeichert')).toBeVisible()
  await expect(feld(ihrer.page, 'Name des Unternehmens')).toHaveValue('Hof Zweite')
  await speichernBis(ihrer.page, berta, frage)
  await konto.getByRole('radio', { name: /^Neuere Fassung/ }).check()
  await frage.getByRole('radio', { name: 'Ihre Eingabe Hof Zweite' }).check()
  await frage.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(gespeichert(ihrer.page, 'Name des Unternehmens.')).toBeVisible()
  await expect(kopf(ihrer.page)).toContainText('Hof Zweite')
  const { value } = await (await ueberHttp(url, chefin, guid)).lesen()
  expect(value).toMatchObject({
    name: 'Hof Zweite',
    steuernummer: '15/999/45679',
    adresseBetriebssitz: { strasse: 'Deichweg' },
    kontoInformationen: [{ iban: IBAN_NEU }],
  })

  // What an earlier visit left on the device is restored, and overwrites nobody unseen either.
  await feld(ihrer.page, 'Name des Unternehmens').fill('Hof Dritte')
  await expect.poll(() => eintragungen(ihrer.page)).toBe(1)
  await (await ueberHttp(url, chefin, guid)).aendern({ name: 'Hof Vierte' })
  await ihrer.page.reload()
  await expect(wiederhergestellt(ihrer.page)).toBeVisible()
  await expect(feld(ihrer.page, 'Name des Unternehmens')).toHaveValue('Hof Dritte')
  await speichern(ihrer.page).click()
  await expect(frage.getByRole('radio', { name: 'Neuere Fassung Hof Vierte' })).toBeVisible()
  await frage.getByRole('radio', { name: 'Ihre Eingabe Hof Dritte' }).check()
  await frage.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(kopf(ihrer.page)).toContainText('Hof Dritte')
  await ihrer.schliessen()
})

test('[S1-08] [R3.1-05] eine neue Bankverbindung: Bank und BIC kommen aus der IBAN, und alle Verwaltenden bekommen eine E-Mail', async ({
  page,
  browser,
  portal: { url, sql },
}) => {
  test.slow()
  const { guid, chefin, name } = await beiUnternehmensdaten(page, url)
  const ihrer = await eigenerBrowser(browser, url)
  const berta = await neuePerson(ihrer.page, url)
  await ihrer.schliessen()
  await zuordnen(sql, guid, berta, true)
  await page.route('**/iban/validation?*', async (route) => {
    const antwort = await route.fetch()
    const body = await antwort.json()
    const bekannt = body.okay.iban === IBAN_NEU.replaceAll(' ', '')
    body.okay.extendedValidation = bekannt
      ? { bank: 'Nord-Ostsee Sparkasse', bic: 'NOLADE21NOS', okay: true }
      : { bank: null, bic: null, okay: null }
    await route.fulfill({ response: antwort, json: body })
  })
  await page.reload()
  await expect(page.getByText('benachrichtigen wir alle Verwaltenden in jedem Fall')).toBeVisible()
  await feld(page, 'IBAN').fill(IBAN_NEU.replaceAll(' ', ''))
  await expect(page.getByText('Nord-Ostsee Sparkasse, BIC NOLADE21NOS')).toBeVisible()
  // What stood in the fields was of the old account: it goes with it.
  await expect(freiwillig(page, 'BIC')).toHaveValue('NOLADE21NOS')
  await expect(freiwillig(page, 'Bank')).toHaveValue('Nord-Ostsee Sparkasse')
  await expect(page.getByText('Sie ändern die Bankverbindung.')).toBeVisible()
  await speichernBis(page, chefin, gespeichert(page, 'Geändert: Bankverbindung.'))
  await expect(gespeichert(page, 'Geändert: Bankverbindung.')).toContainText(
    'Alle Verwaltenden bekommen eine E-Mail.Vor der nächsten Auszahlung prüfen wir die neue Bankverbindung.',
  )
  await expect(feld(page, 'IBAN')).toHaveValue(IBAN_NEU)
  for (const { email } of [chefin, berta]) {
    const mail = await mailAusPostausgang(url, email)
    expect(mail.betreff).toBe(`Neue Bankverbindung von „${name}“ (Förderportal)`)
    expect(mail.text).toContain('IBAN mit dem Ende 0023')
  }

  // A further account has neither yet: they are filled in.
  await page.getByRole('button', { name: 'Weiteres Konto hinzufügen' }).click()
  const zweites = page.getByRole('group', { name: 'Konto 2' })
  await feld(zweites, 'IBAN').fill(IBAN_NEU)
  await expect(freiwillig(zweites, 'BIC')).toHaveValue('NOLADE21NOS')
  await expect(zweites.getByRole('button', { name: 'Bank und BIC übernehmen' })).toHaveCount(0)
})
