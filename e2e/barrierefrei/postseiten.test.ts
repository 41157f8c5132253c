import { expect, test, type Page } from '@playwright/test'
import { mailAusPostausgang, verweisAus } from '../src/anmeldedienst/postausgang.ts'
import { anmeldeseitePruefen } from '../src/barrierefrei/anmeldeseitePruefen.ts'
import { eigeneNummer, registrieren, titel, type Konto } from '../src/browser.ts'
import { anmeldeAdresse, ohnePortal } from '../src/portal/protokoll.ts'

const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const oeffnen = async (page: Page, url: string, wunsch: Record<string, string>) => {
  await ohnePortal(page)
  await page.goto(anmeldeAdresse(url, wunsch))
}

const warteseiten = async (page: Page): Promise<void> => {
  await expect(titel(page, 'Bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible()
  await anmeldeseitePruefen(page, 'Warten auf die Bestätigung')
  await knopf(page, 'Weiter').click()
  await expect(page.getByRole('alert')).toContainText('noch nicht bestätigt')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByText('Adresse falsch geschrieben?').click()
  await page.getByLabel('Richtige E-Mail-Adresse').fill('ohne-at')
  await knopf(page, 'Adresse ändern und E-Mail senden').click()
  await expect(page.getByLabel('Richtige E-Mail-Adresse')).toHaveAccessibleDescription(/E-Mail-Adresse ein/)
  await anmeldeseitePruefen(page, 'Adresse berichtigen mit Fehler')
}

const linkseiten = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await expect(titel(page, 'E-Mail-Adresse bestätigen')).toBeVisible()
  await anmeldeseitePruefen(page, 'Link aus der E-Mail')
  await page.goto(`${link.slice(0, -4)}abcd`)
  await expect(titel(page, 'Dieser Link gilt nicht mehr')).toBeVisible()
  await anmeldeseitePruefen(page, 'Ungültiger Link')
}

const vergessenSeiten = async (page: Page, url: string, { email }: Konto): Promise<void> => {
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused()
  await knopf(page, 'E-Mail anfordern').click()
  await expect(page).toHaveTitle(/^Fehler: Passwort vergessen/)
  await anmeldeseitePruefen(page, 'Passwort vergessen mit Fehler')
  const seit = new Date()
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(email)
  await knopf(page, 'E-Mail anfordern').click()
  await expect(titel(page, 'Sehen Sie in Ihr Postfach')).toBeVisible()
  await anmeldeseitePruefen(page, 'E-Mail angefordert')
  await page.goto(verweisAus(await mailAusPostausgang(url, email, seit)))
  await expect(titel(page, 'Neues Passwort wählen')).toBeVisible()
  await knopf(page, 'Passwort ändern').click()
  await expect(page).toHaveTitle(/^Fehler: Neues Passwort wählen/)
  await anmeldeseitePruefen(page, 'Neues Passwort mit Fehler')
  await page.getByLabel('Neues Passwort', { exact: true }).fill('drei-nasse-Wiesen-2026')
  await page.getByLabel('Neues Passwort wiederholen').fill('drei-nasse-Wiesen-2026')
  await knopf(page, 'Passwort ändern').click()
  await expect(titel(page, 'Ihr neues Passwort gilt')).toBeVisible()
  await anmeldeseitePruefen(page, 'Neues Passwort gilt')
}

test('axe findet auf den Seiten zur E-Mail in keinem Thema etwas, und nichts läuft über', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  await oeffnen(page, url, { prompt: 'create' })
  const konto = await registrieren(page, `wiebke.${eigeneNummer()}`)
  await warteseiten(page)
  await linkseiten(page, verweisAus(await mailAusPostausgang(url, konto.email)))
  await page.context().clearCookies({ name: /^portal-(sitzung|dialog)/ })
  await page.goto(anmeldeAdresse(url))
  await vergessenSeiten(page, url, konto)
})

test.describe('ohne JavaScript', () => {
  test('bestätigt ein anderes Gerät die Adresse, und das erste macht weiter', async ({
    browser,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    const geraet = async () =>
      (await browser.newContext({ javaScriptEnabled: false, baseURL: url, locale: 'de-DE' })).newPage()
    const rechner = await geraet()
    await rechner.goto(anmeldeAdresse(url, { prompt: 'create' }))
    const konto = await registrieren(rechner, `wiebke.${eigeneNummer()}`)

    await rechner.getByRole('link', { name: /^Postausgang der Vorführung/ }).click()
    const telefon = await geraet()
    await telefon.goto(verweisAus(await mailAusPostausgang(url, konto.email)))
    await expect(telefon.getByText(konto.benutzername, { exact: true })).toBeVisible()
    await knopf(telefon, 'E-Mail-Adresse bestätigen').click()
    await expect(titel(telefon, 'Ihre E-Mail-Adresse ist bestätigt')).toBeVisible()

    await knopf(rechner, 'Weiter').click()
    await expect(rechner).toHaveURL(/\/auth\/callback\?.*code=/)
    await rechner.context().close()
    await telefon.context().close()
  })
})

test('im selben Browser geht es im Fenster der E-Mail weiter und im ersten auch', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/start')
  await knopf(page, 'Konto anlegen').click()
  const konto = await registrieren(page, `wiebke.${eigeneNummer()}`)
  const zweites = await context.newPage()
  await zweites.goto(verweisAus(await mailAusPostausgang(baseURL ?? '', konto.email)))
  await knopf(zweites, 'E-Mail-Adresse bestätigen').click()
  await expect(titel(zweites, 'Registrierung')).toBeVisible()
  await knopf(page, 'Weiter').click()
  await expect(titel(page, 'Registrierung')).toBeVisible()
})
