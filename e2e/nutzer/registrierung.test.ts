import { nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect, test, type Page } from '@playwright/test'
import { kontoRegistrieren } from '../src/anmeldedienst/person.ts'
import type { Konto } from '../src/anmeldedienst/typ.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { angemeldet } from '../src/api.ts'
import { eigeneNummer, oeffnen, titel } from '../src/browser.ts'
import { abschliessen } from '../src/identifizierung.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { artDerFirma, fuer, personRegistrieren, unternehmenAusfuellen } from '../src/registrieren.ts'
import { pfadVon } from '../src/wege.ts'

const weiter = (page: Page) => page.getByRole('button', { name: 'Registrieren und weiter' })
const steht = async (page: Page, pfad: string, name: string | RegExp): Promise<void> => {
  await expect(titel(page, name)).toBeVisible()
  expect(pfadVon(page)).toBe(pfad)
}
const gesichert = (page: Page) => expect(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()

/** What the server knows of the person and of her companies. */
const beimServer = async (url: string, { benutzername, passwort }: Konto) => {
  const wer = await angemeldet(url, benutzername, passwort)
  const nutzer = (await wer.rufen(nutzerLesen)).body.value
  return { nutzer, firmen: (await wer.rufen(nutzerStatusLesen)).body.unternehmenStatus }
}

test('[R1-03] [R2.2-06] [R2.2-04] ein neuer Hof: vom Konto über Person und Unternehmen bis zur bestätigten Identität', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const konto = await kontoRegistrieren(page)
  await steht(page, '/registrierung/nutzer', 'Registrierung')
  await personRegistrieren(page)
  await oeffnen(page, '/')
  await steht(page, '/registrierung/unternehmen', 'Unternehmen registrieren')
  const name = await unternehmenAusfuellen(page)
  await gesichert(page)

  // The window is closed in the middle of it, and opened again.
  await page.reload()
  await expect(page.getByText(/wiederhergestellt/)).toBeVisible()
  await expect(textfeld(page, 'Name des Unternehmens')).toHaveValue(name)
  await expect(textfeld(page, 'IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('main')).toContainText(name)

  await page.getByRole('link', { name: 'Ihre Identität nachweisen' }).click()
  await steht(page, '/identifizierung/in-arbeit', 'Identifikation durchführen')
  await page.getByRole('link', { name: 'Identifikation beginnen' }).click()
  await abschliessen(page, 'Erfolgreich')
  await expect(titel(page, 'Erfolgreich identifiziert')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('heading', { name: 'Antrag einreichen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Identität/ })).toHaveCount(0)

  const { nutzer, firmen } = await beimServer(baseURL ?? '', konto)
  expect(nutzer).toMatchObject({ type: 'LandwirtNutzer', identifiziert: true, geburtstag: '1984-03-24' })
  expect(firmen).toMatchObject([{ name, type: 'LandwirtschaftlichesUnternehmen' }])
})

test('[R1-03] [R1-04] ein Kreditinstitut: weder Geburtsdatum noch Anschrift, nur der Name; danach steht, was hier geht', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await kontoRegistrieren(page)
  await textfeld(page, 'Geburtsdatum').fill('24.03.1984')
  await fuer(page, 'Kreditinstitut').check()
  await expect(textfeld(page, 'Geburtsdatum')).toHaveCount(0)
  await expect(textfeld(page, 'Straße')).toHaveCount(0)
  await fuer(page, 'Landwirtschaftliches Unternehmen').check()
  await expect(textfeld(page, 'Geburtsdatum')).toHaveValue('24.03.1984')
  await personRegistrieren(page, 'Kreditinstitut')

  await expect(artDerFirma(page, 'Kreditinstitut')).toBeChecked()
  await expect(textfeld(page, 'Steuernummer')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Wir brauchen nur den Namen.')
  await page.getByRole('button', { name: 'Kreditinstitut registrieren' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  const bank = textfeld(page, 'Name des Kreditinstituts')
  await expect(bank).toHaveAccessibleDescription(/Geben Sie den Namen des Unternehmens ein/)
  const name = `Raiffeisenbank Prüfstein ${eigeneNummer()} eG`
  await bank.fill(name)
  await nochmalKlicken(page.getByRole('button', { name: 'Kreditinstitut registrieren' }))
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('main')).toContainText(
    'kann deshalb weder Interesse bekunden noch Anträge stellen',
  )
  await expect(page.getByRole('link', { name: 'Ihre Identität nachweisen' })).toBeVisible()

  await page.getByRole('link', { name: 'Unternehmensdaten ansehen' }).click()
  await steht(page, '/unternehmen-aendern/unternehmen', 'Unternehmensdaten')
  await expect(textfeld(page, 'Name des Kreditinstituts')).toHaveValue(name)
  await oeffnen(page, '/nutzer-aendern/nutzer')
  await expect(textfeld(page, 'Geburtsdatum')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Verwaltung des KreditinstitutsJa')
  await textfeld(page, 'Telefon').fill('0461 860 200')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')).toBeVisible()

  const { nutzer, firmen } = await beimServer(baseURL ?? '', konto)
  expect(nutzer).toMatchObject({ type: 'GpNutzer', gpAdmin: true, telefon: '0461 860 200' })
  expect(firmen).toMatchObject([{ name, type: 'Kreditinstitut' }])
})

test('[R1-03] [R1-04] ein Start-up: der erste Schritt bereitet den zweiten vor, auch nach dem Neuladen', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await kontoRegistrieren(page)
  await personRegistrieren(page, 'Start-up')
  await expect(artDerFirma(page, 'Start-up')).toBeChecked()
  await page.reload()
  await expect(artDerFirma(page, 'Start-up')).toBeChecked()
  const name = `Moorblick ${eigeneNummer()} UG`
  await textfeld(page, 'Name des Start-ups').fill(name)
  await page.getByRole('button', { name: 'Start-up registrieren' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('heading', { name: 'Das können Sie für Ihr Start-up tun' })).toBeVisible()
  const { nutzer, firmen } = await beimServer(baseURL ?? '', konto)
  expect(nutzer.type).toBe('LandwirtNutzer')
  expect(firmen).toMatchObject([{ name, type: 'Startup' }])
})

test('[R1-03] was fehlt oder nicht stimmt, steht am Feld; auch was nur der Server weiß', async ({ page }) => {
  test.slow()
  await kontoRegistrieren(page)
  await weiter(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /für wen Sie sich registrieren/ })
    .click()
  await expect(fuer(page, 'Landwirtschaftliches Unternehmen')).toBeFocused()
  await textfeld(page, 'Geburtsdatum').fill('31.02.1984')
  await textfeld(page, 'Telefon').fill('12')
  await textfeld(page, 'Telefon').press('Tab')
  await expect(textfeld(page, 'Geburtsdatum')).toHaveAccessibleDescription(/Geben Sie|Prüfen Sie/)
  await expect(textfeld(page, 'Telefon')).toHaveAccessibleDescription(/Telefonnummer/)

  await page.route('**/foerderportal/nutzer', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const errors = [{ pfad: 'telefon', text: 'Diese Nummer kennt der Server nicht.' }]
    const json = { type: '/probleme/ungueltig', title: 'Ungültige/-r Parameter', status: 400, errors }
    return route.fulfill({ status: 400, contentType: 'application/problem+json', json })
  })
  await expect(personRegistrieren(page)).rejects.toThrow()
  await expect(textfeld(page, 'Telefon')).toHaveAccessibleDescription(/Diese Nummer kennt der Server nicht/)
  await page.unroute('**/foerderportal/nutzer')
  await nochmalKlicken(weiter(page))
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
})

test('[R1-03] zurück verliert nichts: der erste Schritt zeigt, was gespeichert ist, und lässt es ändern', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await kontoRegistrieren(page)
  await oeffnen(page, '/registrierung/unternehmen')
  await page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' }).click()
  await personRegistrieren(page)
  await textfeld(page, 'Name des Unternehmens').fill('Hof Halbfertig')
  await gesichert(page)

  await page.goBack()
  await steht(page, '/registrierung/nutzer', 'Registrierung')
  await expect(page.getByText('Schritt 1 von 2 ist erledigt')).toBeVisible()
  await textfeld(page, 'Telefon').fill('0461 98765')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')).toBeVisible()
  await page.getByRole('link', { name: 'Weiter mit dem Unternehmen' }).click()
  await steht(page, '/registrierung/unternehmen', 'Unternehmen registrieren')
  await expect(textfeld(page, 'Name des Unternehmens')).toHaveValue('Hof Halbfertig')
  await unternehmenAusfuellen(page)
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)

  // Back does not lead into the form again, and its address says that there is nothing left to do.
  await page.goBack()
  await steht(page, '/registrierung/nutzer', 'Registrierung')
  await expect(textfeld(page, 'Telefon')).toHaveValue('0461 98765')
  await oeffnen(page, '/registrierung/unternehmen')
  await expect(page.getByText('Ihr Unternehmen ist registriert.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  expect((await beimServer(baseURL ?? '', konto)).firmen).toHaveLength(1)
})
