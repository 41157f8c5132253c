import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { antragEinreichen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { maschine } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, emulateMedia } from '@foerderportal/shell/testing/browser'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { pfad as pfadJetzt, titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { weiter, weiterNach } from '../testing/antragsseiten.ts'
import { vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'

const einreichen = () => page.getByRole('button', { name: 'Antrag verbindlich einreichen' })
const groesse = () => page.getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
const ERKLAERUNG = 'Warum Ihre Größe von den Zahlen abweicht'
const schritt = (name: string) => page.getByRole('link', { name, exact: true })
const main = () => page.getByRole('main')

/** From the summary to the field, which has the focus then. */
const zumFeld = async (text: string | RegExp, name: string): Promise<void> => {
  await main().getByRole('link', { name: text }).first().click()
  await expect.element(feld(name)).toHaveFocus()
}

/** On the browser's own clock: axe looks around in many small steps. */
const oeffnen = async (portal: Portal, seite: string) => {
  const fall = vollerAntrag(antragsdienst(portal))
  await portal.open(fall.pfad(seite), LENA)
  return fall
}

test('die Unternehmensdaten stehen da, mit dem Weg, sie zu ändern, und zurück; zur Haupttätigkeit gibt es Vorschläge', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'unternehmen')
  await expect.element(main()).toMatchTextContent('aus Ihren Unternehmensdaten')
  await page.getByRole('link', { name: 'Unternehmensdaten ändern' }).click()
  await expect.element(titel('Unternehmensdaten')).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zum Antrag' }).click()
  await expect.element(titel('Unternehmen')).toBeVisible()
  await weiterNach('Antragsteller')

  // The list comes with the first visit of the field; any other word will do as well.
  ;(feld('Haupttätigkeit').element() as HTMLElement).focus()
  await page.getByRole('combobox', { name: 'Haupttätigkeit' }).fill('Milch')
  await page.getByRole('option', { name: 'Milchviehhaltung' }).click()
  await expect.element(feld('Haupttätigkeit')).toHaveValue('Milchviehhaltung')
  await weiterNach('Unternehmensgröße')
})

test('[S4-03] [S4-05] [S4-07] was beim Einreichen fehlt, führt aus der Zusammenfassung an sein Feld: Größe, Zusammenrechnung, Finanzierung', async ({
  portal,
}) => {
  await oeffnen(portal, 'groesse')

  // Another size than that of the figures wants an explanation.
  await groesse().getByRole('radio', { name: 'Kleines Unternehmen' }).click()
  await expect.element(page.getByText('Gewählt haben Sie: Kleines Unternehmen.')).toBeVisible()
  await expect.element(feld(ERKLAERUNG)).toBeVisible()
  await weiter().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erklären Sie, warum die gewählte Größe')
  await istZugaenglich('Größe mit Erklärung')
  await istGespeichert()
  await schritt('Zusammenfassung').click()
  await expect.element(einreichen()).toBeDisabled()
  await istZugaenglich('Zusammenfassung mit Lücke')
  await zumFeld(/^Erklären Sie/, ERKLAERUNG)
  await groesse().getByRole('radio', { name: 'Kleinstunternehmen' }).click()

  // Partners count in part, and the sums come into the fields.
  await page.getByRole('button', { name: 'Andere Unternehmen hinzurechnen' }).click()
  const eigenes = page.getByRole('group', { name: 'Ihr eigenes Unternehmen' })
  await expect.element(feld('Umsatz', eigenes)).toHaveValue('480.000,00')
  const partner = page.getByRole('group', { name: 'Unternehmen 1' })
  await feld('Name des Unternehmens', partner).fill('Biogas Nord GmbH')
  await partner.getByRole('radio', { name: 'Partnerunternehmen' }).click()
  await feld('Anteil an Kapital oder Stimmrechten', partner).fill('50 %')
  await feld('Mitarbeitende in Vollzeitstellen', partner).fill('3')
  // Its unit stands beside the field already.
  await expect.element(feld('Anteil an Kapital oder Stimmrechten', partner)).toHaveValue('50')
  await feld('Umsatz', partner).fill('100000')
  await feld('Bilanzsumme', partner).fill('200000')
  await istZugaenglich('Zusammenrechnung')
  await weiter().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ihre Zusammenrechnung ergibt 5.')
  await page.getByRole('button', { name: 'Summen übernehmen' }).click()
  await expect.element(feld('Umsatz im letzten Geschäftsjahr')).toHaveValue('530.000,00')
  await expect.element(feld('Bilanzsumme im letzten Geschäftsjahr')).toHaveValue('1.000.000,00')
  await istGespeichert()

  // What the financing lacks is taken over by a click.
  await schritt('Finanzierung').click()
  await feld('Darlehen').fill('10000')
  await expect.element(page.getByText('Es fehlen noch 2.000,00')).toBeVisible()
  await istGespeichert()
  await schritt('Zusammenfassung').click()
  await zumFeld(/^Darlehen und Eigenmittel ergeben/, 'Eigenmittel')
  await page.getByRole('button', { name: /2\.001,19\s€ als Eigenmittel übernehmen/ }).click()
  await expect.element(feld('Eigenmittel')).toHaveValue('2.001,19')
  await expect.element(page.getByText('Ihre Finanzierung geht auf.')).toBeVisible()
  await istGespeichert()
  await schritt('Zusammenfassung').click()
  await expect.element(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
  await expect.element(main()).toMatchTextContent('Biogas Nord GmbH (Partnerunternehmen zu 50 %)')
  await expect.element(einreichen()).toBeEnabled()
})

test('[S4-05] wer den Rest als Eigenmittel übernimmt, hat auch gesagt, dass er kein Darlehen nimmt', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'finanzierung')
  await feld('Darlehen').fill('')
  await feld('Eigenmittel').fill('')
  await page.getByRole('button', { name: /als Eigenmittel übernehmen/ }).click()
  await expect.element(page.getByText('Ihre Finanzierung geht auf.')).toBeVisible()
  await expect.element(feld('Darlehen')).toHaveValue('0,00')
  await weiter().click()
  await expect.element(titel('Finanzierung')).not.toBeInTheDocument()
})

test('wer in der Zusammenfassung war, kommt von jeder Seite mit einem Druck zurück', async ({ portal }) => {
  const zurueck = () => page.getByRole('button', { name: 'Zur Zusammenfassung' })
  await vollenAntragOeffnen(portal, 'antragsteller')
  await expect.element(weiter()).toBeVisible()
  await expect.element(zurueck()).not.toBeInTheDocument()
  await schritt('Zusammenfassung').click()
  await main().getByRole('link', { name: 'Ändern: Haupttätigkeit' }).click()
  await feld('Haupttätigkeit').fill('Schafhaltung')
  await zurueck().click()
  await expect.element(titel('Zusammenfassung')).toBeVisible()
  await expect.element(main()).toMatchTextContent('Schafhaltung')
})

test('[S2-03] [S4-07] was erst der Server weiß, führt auch an seine Stelle: die Identität', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  const text = 'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie einen Antrag einreichen.'
  const { status, ...problem } = ZUWENDUNG.nichtMoeglich
  const errors = [{ pfad: ABSAGE_ORTE.person, text }]
  portal.server.refuse(antragEinreichen, status, { ...problem, detail: text, errors })
  await einreichen().click()
  await page.getByRole('button', { name: 'Verbindlich einreichen', exact: true }).click()
  const absage = page.getByRole('alert')
  await expect.element(absage).toMatchTextContent('Nicht möglich zu diesem Zeitpunkt')
  await absage.getByRole('link', { name: /^Bestätigen Sie zuerst Ihre Identität/ }).click()
  await expect.poll(pfadJetzt).toMatch(/^\/identifizierung\//)
  await expect.element(titel('Erfolgreich identifiziert')).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zum Antrag' }).click()
  await expect.element(einreichen()).toBeVisible()
})

/** Six machines in two classes. */
const vieleMaschinen = [
  ['B.1', 'mulchgeraet'],
  ['B.3', 'strohstriegel'],
].map(([kategorie = '', foerdergegenstandKlasse = ''], i) => ({
  kategorie,
  foerdergegenstandKlasse,
  foerdergegenstaende: [300, 310, 320].map((baureihe) =>
    maschine({ id: crypto.randomUUID(), hersteller: 'Fendt', typBezeichnung: `Baureihe ${baureihe + i}` }),
  ),
}))

test('viele Gegenstände: in der Zusammenfassung eine Zeile für jeden, die sich öffnet; auf Papier sind alle offen', async ({
  portal,
}) => {
  const { andersSpeichern, pfad } = vollerAntrag(antragsdienst(portal))
  andersSpeichern((f) => ({ ...f, foerdergegenstandSeiten: vieleMaschinen }))
  await portal.open(pfad('zusammenfassung'), LENA)
  const hersteller = main().getByText('Hersteller', { exact: true })
  const sichtbare = () => hersteller.elements().filter((e) => e.checkVisibility()).length
  const zeile = page.getByRole('heading', { level: 3, name: 'Fendt Baureihe 300' })
  await expect.element(zeile).toBeVisible()
  expect(sichtbare()).toBe(0)
  await emulateMedia({ media: 'print' })
  await expect.poll(sichtbare).toBe(6)
  await emulateMedia({ media: 'screen' })
  await zeile.click()
  await expect.poll(sichtbare).toBe(1)
  await page.getByRole('button', { name: 'Alle 6 aufklappen' }).click()
  await expect.poll(sichtbare).toBe(6)
  await istZugaenglich('Zusammenfassung mit vielen Gegenständen')
  await clickAgain(page.getByRole('button', { name: 'Alle 6 zuklappen' }))
  await expect.poll(sichtbare).toBe(0)
})
