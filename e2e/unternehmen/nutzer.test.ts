import { einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { einladungenLesen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { expect, type Browser, type Page } from '@playwright/test'
import { neuePerson, type Person } from '../src/anmeldedienst/person.ts'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { angemeldet } from '../src/api.ts'
import { imPortal, oeffnen, titel } from '../src/browser.ts'
import { mitgliedEinfuegen, neueFirma } from '../src/firma.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { test } from '../src/portal/portalMitDatenbank.ts'
import { tabBis } from '../src/barrierefrei/tastatur.ts'

const UEBERSICHT = '/unternehmen-aendern/nutzer-uebersicht'
const EINLADUNG = '/unternehmen-einladung-bestaetigung'

const einladen = async (page: Page, email: string): Promise<void> => {
  await oeffnen(page, '/unternehmen-aendern/nutzer-anlegen')
  await textfeld(page, 'E-Mail-Adresse').fill(` ${email} `)
  await page.getByRole('button', { name: 'Einladung verschicken' }).click()
}
const zeile = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const erlauben = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Zeichnung erlauben' })
const schalter = (page: Page, name: string) => page.getByRole('switch', { name: `${name} darf zeichnen` })

/** A browser of its own in which a new person is signed in. */
const inEigenemFenster = async (browser: Browser, url: string) => {
  const kontext = await browser.newContext({ baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const page = await kontext.newPage()
  return { page, person: await neuePerson(page, url), schliessen: () => kontext.close() }
}

/** Accepting asks for the password where the last login has become too old meanwhile (S1-04). */
const annehmen = async (page: Page, { passwort }: Person): Promise<void> => {
  const fertig = titel(page, /^Guten Tag/)
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect(titel(page, 'Anmelden').or(fertig)).toBeVisible()
  if (await titel(page, 'Anmelden').isVisible()) {
    await page.getByLabel('Passwort', { exact: true }).fill(passwort)
    await page.getByRole('button', { name: 'Anmelden' }).click()
  }
  await expect(fertig).toBeVisible()
}

test('[R7.1-05] [R7.1-12] [S1-04] [R1-03] eine Einladung: verschickt, noch einmal verschickt, von der richtigen Person angenommen, der falschen verwehrt', async ({
  page,
  browser,
  portal: { url, sql },
}) => {
  test.slow()
  const { guid, name, chefin } = await neueFirma(page, url)
  const gast = await inEigenemFenster(browser, url)
  const falsche = await inEigenemFenster(browser, url)
  const { email } = gast.person

  await einladen(page, email)
  await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible()
  await expect(titel(page, 'Nutzer-Übersicht')).toBeFocused()
  const erneut = page.getByRole('button', { name: `Noch einmal verschicken an ${email}` })
  await expect(erneut).toHaveAccessibleDescription(/^Wieder ab \d\d:\d\d\sUhr$/)
  const mail = await mailAusPostausgang(url, email)
  expect(mail.betreff).toBe(`Einladung zum Unternehmen „${name}“ (Förderportal)`)

  await einladen(page, email)
  await expect(page.getByText(/An diese Adresse ging gerade erst eine Einladung/)).toBeVisible()

  await sql(
    `update einladung set versendet_am = versendet_am - interval '10 minutes' where unternehmen_guid = $1`,
    [guid],
  )
  const seit = new Date()
  await oeffnen(page, UEBERSICHT)
  await erneut.press('Enter')
  await expect(page.getByText('Die E-Mail ist noch einmal unterwegs.')).toBeVisible()
  await expect(erneut).toHaveAccessibleDescription(/^Wieder ab/)
  await expect(erneut).toBeFocused()
  const zweite = await mailAusPostausgang(url, email, new Date(seit.getTime() - 1000))
  const verweis = /https?:\/\/\S+/.exec(zweite.text)?.[0] ?? ''
  expect(new URL(verweis).pathname).toBe(EINLADUNG)

  // A token that knows of her company: she has become its admin since the first one.
  const api = await angemeldet(url, chefin.benutzername, chefin.passwort)
  const { body } = await api.rufen(einladungenLesen, { query: { companyId: guid } })
  const params = { einladungId: body[0]?.guid ?? '' }
  expect((await falsche.person.api.rufen(einladungLesen, { params })).status).toBe(404)
  const erfahren: string[] = []
  // Of a page that was left meanwhile the browser keeps no answer, and nobody reads it there.
  const fortGegangen = () => undefined
  falsche.page.on('response', (antwort) => {
    if (antwort.url().includes('/NutzerService/'))
      void antwort.text().then((text) => erfahren.push(text), fortGegangen)
  })
  await falsche.page.goto(verweis)
  await imPortal(falsche.page)
  const inhalt = falsche.page.getByRole('main')
  await expect(inhalt).toContainText('Diese Einladung gilt nicht für Ihr Konto')
  await expect(inhalt).toContainText(`Angemeldet sind Sie mit ${falsche.person.email}.`)
  await expect(inhalt).toContainText('Die E-Mail ging an eine andere Adresse.')
  await expect(falsche.page.getByText(name)).toHaveCount(0)
  expect(erfahren.length).toBeGreaterThan(0)
  expect(erfahren.join(' ')).not.toContain(name)
  await expect(inhalt.getByRole('button', { name: 'Einladung annehmen' })).toHaveCount(0)
  await inhalt.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(falsche.page, 'Willkommen')).toBeVisible()

  await gast.page.goto(verweis)
  await expect(gast.page.getByRole('heading', { name })).toBeVisible()
  await annehmen(gast.page, gast.person)

  await page.reload()
  await expect(zeile(page, email)).toContainText('Mitglied')
  await expect(page.getByText('Zurzeit wartet keine Einladung auf eine Antwort.')).toBeVisible()
  await einladen(page, email)
  await expect(textfeld(page, 'E-Mail-Adresse')).toHaveAccessibleDescription(
    /handelt schon für das Unternehmen/,
  )

  // Who is no admin reads whom to ask, and gets no list.
  await oeffnen(gast.page, UEBERSICHT)
  await expect(gast.page.getByText(`Wer für ${name} handelt, sieht nur die Verwaltung`)).toBeVisible()
  await expect(gast.page.getByRole('table')).toHaveCount(0)
  await gast.schliessen()
  await falsche.schliessen()
})

test('[R4-12] [R6-03] [S1-03] [R3.1-06] Zeichnung: bis zur Höchstzahl gegeben, darüber hinaus nicht, genommen und weitergegeben', async ({
  page,
  portal: { url, sql },
}) => {
  test.slow()
  const { guid, name } = await neueFirma(page, url)
  for (const vorname of ['Ben', 'Cem', 'Dora']) await mitgliedEinfuegen(sql, guid, vorname)
  await oeffnen(page, UEBERSICHT)
  await expect(
    page.getByText(`4 Personen handeln für ${name}. Zeichnen darf 1 von höchstens 3.`),
  ).toBeVisible()
  await expect(zeile(page, 'Ben Beispiel')).toContainText('01.03.2025')
  await expect(zeile(page, 'Ben Beispiel')).toContainText('Noch nicht bestätigt')
  const eigener = schalter(page, 'Gesine Harms')
  await expect(eigener).toBeChecked()
  await expect(eigener).toHaveAccessibleDescription('Die eigene Berechtigung können Sie nicht selbst ändern.')

  // By keyboard.
  await tabBis(page, schalter(page, 'Ben Beispiel'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(erlauben(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gespeichert: Ben Beispiel darf jetzt zeichnen.')).toBeVisible()
  await expect(schalter(page, 'Ben Beispiel')).toBeChecked()
  await expect(schalter(page, 'Ben Beispiel')).toBeFocused()

  // Somebody else gives Cem the last place: this page learns it from the refusal.
  await sql(
    `update mitgliedschaft set zeichnungsberechtigung = true, snapshot_guid = gen_random_uuid() where unternehmen_guid = $1
      and nutzer_sub in (select sub from nutzer where value ->> 'vorname' = 'Cem')`,
    [guid],
  )
  await schalter(page, 'Dora Beispiel').click()
  await erlauben(page).click()
  await expect(page.getByText(/dürfen höchstens 3 Personen zeichnen/)).toBeVisible()
  await expect(schalter(page, 'Dora Beispiel')).not.toBeChecked()
  await expect(schalter(page, 'Cem Beispiel')).toBeChecked()
  await expect(schalter(page, 'Dora Beispiel')).toHaveAccessibleDescription(/^Höchstens 3/)

  await nochmalKlicken(schalter(page, 'Ben Beispiel'))
  await expect(page.getByText('Gespeichert: Ben Beispiel darf nicht mehr zeichnen.')).toBeVisible()
  await nochmalKlicken(schalter(page, 'Dora Beispiel'))
  await erlauben(page).click()
  await expect(page.getByText('Gespeichert: Dora Beispiel darf jetzt zeichnen.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Zeichnen dürfen 3 von höchstens 3.')).toBeVisible()
})

test('[S11-07] [R4-12] hat jemand die Zeichnung inzwischen geändert, steht es an ihrer Stelle, und der neue Stand ist da', async ({
  page,
  portal: { url, sql },
}) => {
  const { guid } = await neueFirma(page, url)
  const ben = await mitgliedEinfuegen(sql, guid, 'Ben')
  await oeffnen(page, UEBERSICHT)
  await expect(schalter(page, 'Ben Beispiel')).not.toBeChecked()
  await sql(
    `update mitgliedschaft set zeichnungsberechtigung = true, snapshot_guid = gen_random_uuid() where nutzer_sub = $1`,
    [ben],
  )
  await schalter(page, 'Ben Beispiel').click()
  await erlauben(page).click()
  await expect(zeile(page, 'Ben Beispiel')).toContainText('inzwischen geändert')
  await expect(schalter(page, 'Ben Beispiel')).toBeChecked()
})
