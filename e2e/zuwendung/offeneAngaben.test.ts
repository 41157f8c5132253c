import { expect, test, type Page } from '@playwright/test'
import { istGespeichert, weiterNach } from '../src/antrag/assistent.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { angemeldet } from '../src/api.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall, vollerFallFuer } from '../src/antrag/fall.ts'
import { groesseSetzen } from '../src/bilder/fenstergroesse.ts'
import { feld } from '../src/felder.ts'
import { neueFirma } from '../src/firma.ts'
import { grosserFall } from '../src/antrag/grosserFall.ts'
import { nochmalKlicken } from '../src/klicken.ts'

const EINREICHEN = 'Antrag verbindlich einreichen'
const groesse = (page: Page) => page.getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
const ERKLAERUNG = 'Warum Ihre Größe von den Zahlen abweicht'
const schritt = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** From the summary to the field, which has the focus then. */
const zumFeld = async (page: Page, text: string | RegExp, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: text }).first().click()
  await expect(feld(page, name)).toBeFocused()
}

test('[S4-03] [S4-05] [S4-07] was beim Einreichen fehlt, führt aus der Zusammenfassung an sein Feld: Größe, Zusammenrechnung, Finanzierung', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pruefen = pruefer(page)
  const barrierefrei = async (was: string) => {
    await pruefen(was)
    await groesseSetzen(page, { width: 1280, height: 800 })
  }
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('unternehmen'))

  await test.step('die Unternehmensdaten stehen da, mit dem Weg, sie zu ändern, und zurück', async () => {
    await expect(page.getByRole('main')).toContainText('aus Ihren Unternehmensdaten')
    await page.getByRole('link', { name: 'Unternehmensdaten ändern' }).click()
    await expect(titel(page, 'Unternehmensdaten')).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zum Antrag' }).click()
    await expect(titel(page, 'Unternehmen')).toBeVisible()
    await weiterNach(page, 'Antragsteller')
  })

  await test.step('zur Haupttätigkeit gibt es Vorschläge, und jedes andere Wort geht auch', async () => {
    // The list comes with the first visit of the field.
    await feld(page, 'Haupttätigkeit').focus()
    await page.getByRole('combobox', { name: 'Haupttätigkeit' }).fill('Milch')
    await page.getByRole('option', { name: 'Milchviehhaltung' }).click()
    await expect(feld(page, 'Haupttätigkeit')).toHaveValue('Milchviehhaltung')
    await weiterNach(page, 'Unternehmensgröße')
  })

  await test.step('eine andere Größe als die der Zahlen verlangt eine Erklärung', async () => {
    await groesse(page).getByRole('radio', { name: 'Kleines Unternehmen' }).check()
    await expect(page.getByText('Gewählt haben Sie: Kleines Unternehmen.')).toBeVisible()
    await expect(feld(page, ERKLAERUNG)).toBeVisible()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Erklären Sie, warum die gewählte Größe')
    await barrierefrei('Größe mit Erklärung')
    await istGespeichert(page)
    await schritt(page, 'Zusammenfassung').click()
    await expect(page.getByRole('button', { name: EINREICHEN })).toBeDisabled()
    await barrierefrei('Zusammenfassung mit Lücke')
    await zumFeld(page, /^Erklären Sie/, ERKLAERUNG)
    await groesse(page).getByRole('radio', { name: 'Kleinstunternehmen' }).check()
  })

  await test.step('Partnerunternehmen zählen anteilig, und die Summen kommen in die Felder', async () => {
    await page.getByRole('button', { name: 'Andere Unternehmen hinzurechnen' }).click()
    const eigenes = page.getByRole('group', { name: 'Ihr eigenes Unternehmen' })
    await expect(feld(eigenes, 'Umsatz')).toHaveValue('480.000,00')
    const partner = page.getByRole('group', { name: 'Unternehmen 1' })
    await feld(partner, 'Name des Unternehmens').fill('Biogas Nord GmbH')
    await partner.getByRole('radio', { name: 'Partnerunternehmen' }).check()
    await feld(partner, 'Anteil an Kapital oder Stimmrechten').fill('50')
    await feld(partner, 'Mitarbeitende in Vollzeitstellen').fill('3')
    await feld(partner, 'Umsatz').fill('100000')
    await feld(partner, 'Bilanzsumme').fill('200000')
    await barrierefrei('Zusammenrechnung')
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Ihre Zusammenrechnung ergibt 5.')
    await page.getByRole('button', { name: 'Summen übernehmen' }).click()
    await expect(feld(page, 'Umsatz im letzten Geschäftsjahr')).toHaveValue('530.000,00')
    await expect(feld(page, 'Bilanzsumme im letzten Geschäftsjahr')).toHaveValue('1.000.000,00')
    await istGespeichert(page)
  })

  await test.step('was an der Finanzierung fehlt, übernimmt ein Klick', async () => {
    await schritt(page, 'Finanzierung').click()
    await feld(page, 'Darlehen').fill('10000')
    await expect(page.getByText('Es fehlen noch 2.000,00')).toBeVisible()
    await istGespeichert(page)
    await schritt(page, 'Zusammenfassung').click()
    await zumFeld(page, /^Darlehen und Eigenmittel ergeben/, 'Eigenmittel')
    await page.getByRole('button', { name: /2\.001,19\s€ als Eigenmittel übernehmen/ }).click()
    await expect(feld(page, 'Eigenmittel')).toHaveValue('2.001,19')
    await expect(page.getByText('Ihre Finanzierung geht auf.')).toBeVisible()
    await istGespeichert(page)
    await schritt(page, 'Zusammenfassung').click()
    await expect(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Biogas Nord GmbH (Partnerunternehmen zu 50 %)')
    await expect(page.getByRole('button', { name: EINREICHEN })).toBeEnabled()
  })
})

test('[S2-03] [S4-07] was erst der Server weiß, führt auch an seine Stelle: die Identität', async ({
  page,
  baseURL,
}) => {
  const { chefin, guid } = await neueFirma(page, baseURL ?? '')
  const wer = await angemeldet(baseURL ?? '', chefin.benutzername, chefin.passwort)
  const fall = await vollerFallFuer(wer, guid)
  await oeffnen(page, fall.pfad('zusammenfassung'))
  await page.getByRole('button', { name: EINREICHEN }).click()
  await page.getByRole('button', { name: 'Verbindlich einreichen', exact: true }).click()
  const absage = page.getByRole('alert')
  await expect(absage).toContainText('Nicht möglich zu diesem Zeitpunkt')
  await absage.getByRole('link', { name: /^Bestätigen Sie zuerst Ihre Identität/ }).click()
  await expect(page).toHaveURL(/\/identifizierung\//)
})

test('viele Gegenstände: in der Zusammenfassung eine Zeile für jeden, die sich öffnet; auf Papier sind alle offen', async ({
  page,
  baseURL,
}) => {
  const fall = await grosserFall(baseURL ?? '', 6, 1)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zusammenfassung'))
  const hersteller = page.getByRole('main').getByText('Hersteller', { exact: true }).filter({ visible: true })
  const zeile = page.getByRole('heading', { level: 3, name: 'Fendt Baureihe 300 Profi' })
  await expect(zeile).toBeVisible()
  await expect(hersteller).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(hersteller).toHaveCount(6)
  await page.emulateMedia({ media: 'screen' })
  await zeile.click()
  await expect(hersteller).toHaveCount(1)
  await page.getByRole('button', { name: 'Alle 6 aufklappen' }).click()
  await expect(hersteller).toHaveCount(6)
  await pruefer(page)('Zusammenfassung mit vielen Gegenständen')
  await nochmalKlicken(page.getByRole('button', { name: 'Alle 6 zuklappen' }))
  await expect(hersteller).toHaveCount(0)
})
