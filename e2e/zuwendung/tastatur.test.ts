import { expect, test, type Locator, type Page } from '@playwright/test'
import { baumPruefen } from '../src/barrierefrei/baum.ts'
import { pdf } from '../src/antrag/assistent.ts'
import { DEMO_PASSWORT, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/antrag/fall.ts'
import { feld } from '../src/felder.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { bankFordertNach } from '../src/antrag/nachforderung.ts'
import { rahmenIstSichtbar, tabBis } from '../src/barrierefrei/tastatur.ts'

const anmelden = async (page: Page, pfad: string): Promise<void> => {
  await page.goto(pfad)
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused()
  await page.keyboard.type(BERATER)
  await page.keyboard.press('Tab')
  await rahmenIstSichtbar(page)
  await page.keyboard.type(DEMO_PASSWORT)
  await page.keyboard.press('Enter')
}

const druecken = async (page: Page, ziel: Locator, taste = 'Enter'): Promise<void> => {
  await tabBis(page, ziel)
  await nachDemLetztenKlick()
  await page.keyboard.press(taste)
}
const tippen = async (page: Page, ziel: Locator, text: string): Promise<void> => {
  await tabBis(page, ziel)
  await page.keyboard.type(text)
}
const weiter = (page: Page) => druecken(page, page.getByRole('button', { name: 'Weiter', exact: true }))

/** After each step the focus stands on the new title, from which Tab goes on. */
const weiterNach = async (page: Page, seite: string): Promise<void> => {
  await weiter(page)
  await expect(titel(page, seite)).toBeFocused()
  await baumPruefen(page, seite)
}

/** 'Weiter' with gaps: the list of errors has the focus, and each error leads to its field. */
const mitLuecken = async (page: Page, seite: string, erstes: Locator): Promise<void> => {
  await weiter(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await baumPruefen(page, `${seite} mit Lücken`)
  await druecken(page, page.getByRole('alert').getByRole('link').first())
  await expect(erstes).toBeFocused()
}

const hochladen = async (page: Page, name: string): Promise<void> => {
  const gruppe = page.getByRole('group', { name })
  const auswahl = page.waitForEvent('filechooser')
  await druecken(page, gruppe.getByRole('button', { name: 'Dateien auswählen' }))
  await (await auswahl).setFiles(pdf(`${name}.pdf`))
  await expect(gruppe.getByRole('button', { name: `${name}.pdf entfernen` })).toBeVisible()
  await vorgelesen(page, `„${name}.pdf“ ist hochgeladen.`)
}

/** What is read out while somebody types. */
const vorgelesen = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

/** What comes takes the focus; what goes with its button gives it to the one that brought it. */
const hinzurechnen = async (page: Page): Promise<void> => {
  const knopf = page.getByRole('button', { name: 'Andere Unternehmen hinzurechnen' })
  await druecken(page, knopf)
  await expect(feld(page, 'Name des Unternehmens')).toBeFocused()
  await druecken(page, page.getByRole('button', { name: 'Unternehmen 1 entfernen' }))
  await vorgelesen(page, 'Unternehmen 1 ist entfernt.')
  await expect(knopf).toBeFocused()
}

const antragstellerUndGroesse = async (page: Page): Promise<void> => {
  await weiterNach(page, 'Antragsteller')
  await mitLuecken(page, 'Antragsteller', feld(page, 'Haupttätigkeit'))
  await page.keyboard.type('Grünland')
  await tippen(page, feld(page, 'Zuständiges Finanzamt'), 'Flensburg')
  await weiterNach(page, 'Unternehmensgröße')
  await mitLuecken(page, 'Unternehmensgröße', feld(page, 'Zahl der Mitarbeitenden'))
  await page.keyboard.type('4,5')
  await tippen(page, feld(page, 'Umsatz im letzten Geschäftsjahr'), '480000')
  await tippen(page, feld(page, 'Bilanzsumme im letzten Geschäftsjahr'), '900000')
  await vorgelesen(page, 'Ihre Zahlen ergeben: Kleinstunternehmen.')
  await hinzurechnen(page)
  const groesse = page.getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
  await tabBis(page, groesse.getByRole('radio', { name: 'Kleinstunternehmen' }))
  await page.keyboard.press('Space')
  await expect(groesse.getByRole('radio', { name: 'Kleinstunternehmen' })).toBeChecked()
  await rahmenIstSichtbar(page)
}

/** 10.000 € at 40 %: 4.000 € grant. */
const maschine = async (page: Page): Promise<void> => {
  await weiterNach(page, 'Fördergegenstände')
  const art = page.getByRole('combobox', { name: 'Art des Fördergegenstands' })
  await druecken(page, page.getByRole('button', { name: 'Fördergegenstand hinzufügen' }))
  await expect(art).toBeFocused()
  await expect(art).toHaveAccessibleDescription(/Wählen Sie aus, wofür Sie einen Zuschuss möchten\./)
  await page.keyboard.type('B.1 Mulchgerät')
  await expect(art.locator('option:checked')).toContainText('Mulchgerät')
  await druecken(page, page.getByRole('button', { name: 'Fördergegenstand hinzufügen' }))
  await expect(feld(page, 'Hersteller')).toBeVisible()
  await baumPruefen(page, 'Kategorie')
  for (const [name, text] of [
    ['Hersteller', 'Muster'],
    ['Typbezeichnung', 'MP 300'],
    ['Anbieter', 'Landtechnik Nord'],
    ['Anzahl', '1'],
    ['Nettopreis für ein Stück', '10000'],
    ['Geplanter Kauf', `01.06.${new Date().getFullYear() + 1}`],
  ] as const)
    await tippen(page, feld(page, name), text)
  await vorgelesen(page, '4.000,00 €')
  await hochladen(page, 'Angebot')
  await hochladen(page, 'Bestätigung des Herstellers')
}

const finanzierungUndDokumente = async (page: Page): Promise<void> => {
  await weiterNach(page, 'Finanzierung')
  await tippen(page, feld(page, 'Darlehen'), '0')
  await tippen(page, feld(page, 'Eigenmittel'), '6000')
  await vorgelesen(page, 'Ihre Finanzierung geht auf.')
  await weiterNach(page, 'Dokumente')
  await hochladen(page, 'Selbsterklärung zu vergaberechtlichen Vorgaben')
  await hochladen(page, 'Beitragsbescheide der SVLFG')
}

const unterschreiben = async (page: Page): Promise<void> => {
  await weiterNach(page, 'Ansprechperson und Unterschrift')
  const [ja, nein] = ['Ja', 'Nein'].map((name) => page.getByRole('radio', { name, exact: true }))
  if (ja === undefined || nein === undefined) throw new Error('Keine Wahl')
  await tabBis(page, ja)
  await page.keyboard.press('ArrowRight')
  await expect(nein).toBeChecked()
  await rahmenIstSichtbar(page)
  await baumPruefen(page, 'Unterschrift zu zweit')
  await page.keyboard.press('ArrowLeft')
  await expect(ja).toBeChecked()
  await vorgelesen(page, 'gespeichert um')
}

/** The binding step: first thought better of, then taken. */
const abschicken = async (page: Page): Promise<void> => {
  const knopf = page.getByRole('button', { name: 'Antrag verbindlich einreichen' })
  await druecken(page, knopf)
  const dialog = page.getByRole('alertdialog', { name: 'Antrag verbindlich einreichen?' })
  await druecken(page, dialog.getByRole('button', { name: 'Noch nicht' }))
  await expect(dialog).toBeHidden()
  await expect(knopf).toBeFocused()
  await nachDemLetztenKlick()
  await page.keyboard.press('Enter')
  await druecken(page, dialog.getByRole('button', { name: 'Verbindlich einreichen' }))
}

/** The phone's 'Zurück' and the browser's lead away from the page, so that its question goes too. */
const mitZurueckAusDerFrage = async (page: Page): Promise<void> => {
  await druecken(page, page.getByRole('button', { name: 'Antrag verbindlich einreichen' }))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(titel(page, 'Ansprechperson und Unterschrift')).toBeFocused()
}

const einreichen = async (page: Page): Promise<void> => {
  await weiterNach(page, 'Zusammenfassung')
  await expect(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
  // How far a step is is said with its link.
  await expect(page.getByRole('link', { name: 'Finanzierung', exact: true })).toHaveAccessibleDescription(
    'Erledigt',
  )
  await mitZurueckAusDerFrage(page)
  await weiterNach(page, 'Zusammenfassung')
  await abschicken(page)
  await expect(page.getByRole('heading', { name: 'Ihr Antrag ist eingegangen' })).toBeVisible()
  await baumPruefen(page, 'Eingang')
}

test('der ganze Antrag allein mit der Tastatur, vom Anmelden bis zum Eingang, und was auf jeder Seite vorgelesen wird', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const fall = await leererFall(baseURL ?? '')
  await anmelden(page, fall.pfad('unternehmen'))
  await expect(titel(page, 'Unternehmen')).toBeVisible()
  await baumPruefen(page, 'Unternehmen')
  await antragstellerUndGroesse(page)
  await maschine(page)
  await finanzierungUndDokumente(page)
  await unterschreiben(page)
  await einreichen(page)
})

test('die Nachforderung allein mit der Tastatur, und was auf jeder Seite vorgelesen wird', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
  const maschine = 'foerdergegenstandSeiten.0.foerdergegenstaende.0'
  await bankFordertNach(baseURL ?? '', fall.guid, {
    felder: [
      { pfad: `${maschine}.anschaffungskostenNettoEinzeln`, grund: 'Im Angebot steht ein anderer Preis.' },
      { pfad: 'produktgruppenDaten.finanzamt', grund: 'Welches Finanzamt ist zuständig?' },
    ],
    dokumente: [{ art: 'selbsterklaerungVergaberechtlicheVorgaben', grund: 'Die Unterschrift fehlt.' }],
  })
  await anmelden(page, fall.pfad('weiter'))
  await expect(titel(page, 'Was die Bank noch braucht')).toBeVisible()
  await baumPruefen(page, 'Was die Bank noch braucht')
  await druecken(page, page.getByRole('button', { name: 'Angaben ergänzen' }))
  await expect(titel(page, 'Antragsteller')).toBeFocused()
  await baumPruefen(page, 'Antragsteller')
  const finanzamt = feld(page, 'Zuständiges Finanzamt')
  await expect(finanzamt).toHaveAccessibleDescription(/Welches Finanzamt ist zuständig\?/)
  await tabBis(page, finanzamt)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await mitLuecken(page, 'Antragsteller', finanzamt)
  await page.keyboard.type('Husum')
  await weiterNach(page, 'Fördergegenstände')
  await tabBis(page, feld(page, 'Nettopreis für ein Stück'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('9000')
  await weiterNach(page, 'Finanzierung')
  await tabBis(page, feld(page, 'Darlehen'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10798,81')
  await weiterNach(page, 'Dokumente')
  await hochladen(page, 'Selbsterklärung zu vergaberechtlichen Vorgaben')
  await weiterNach(page, 'Ansprechperson und Unterschrift')
  await weiterNach(page, 'Zusammenfassung')
  await abschicken(page)
  await expect(page.getByRole('heading', { name: 'Ihre Ergänzungen sind eingegangen' })).toBeVisible()
  await baumPruefen(page, 'Eingang der Ergänzungen')
})
