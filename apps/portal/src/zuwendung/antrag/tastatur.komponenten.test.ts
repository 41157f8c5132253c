import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { clickable } from '@foerderportal/shell/testing/browser'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { titel } from '../../testing/frame.ts'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { test } from '../../testing/test.ts'
import { baumPruefen } from '@foerderportal/shell/testing/tree'
import { weiterNach as bisNach } from '../testing/antragsseiten.ts'
import { leerenAntragOeffnen, vollenAntragOeffnen } from '../testing/offenerAntrag.ts'

const knopf = (name: string) => page.getByRole('button', { name, exact: true })

const druecken = async (ziel: Locator, taste = '{Enter}'): Promise<void> => {
  await tabBis(ziel)
  await clickable()
  await userEvent.keyboard(taste)
}
const tippen = async (ziel: Locator, text: string): Promise<void> => {
  await tabBis(ziel)
  await userEvent.keyboard(text)
}
const ersetzen = async (ziel: Locator, text: string): Promise<void> => {
  await tippen(ziel, `{Control>}a{/Control}${text}`)
}
const weiter = () => druecken(knopf('Weiter'))

/** After each step the focus stands on the new title, from which Tab goes on. */
const weiterNach = async (seite: string): Promise<void> => {
  await bisNach(seite, weiter)
  await expect.element(titel(seite)).toHaveFocus()
  baumPruefen(seite)
}

/** 'Weiter' with gaps: the list of errors has the focus, and each error leads to its field. */
const mitLuecken = async (seite: string, erstes: Locator): Promise<void> => {
  await weiter()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  baumPruefen(`${seite} mit Lücken`)
  await druecken(page.getByRole('alert').getByRole('link').first())
  await expect.element(erstes).toHaveFocus()
}

/** What is read out while somebody types. */
const vorgelesen = async (text: string): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeInTheDocument()
}

const hochladen = async (name: string): Promise<void> => {
  const gruppe = dateifeld(name)
  await choose(() => druecken(gruppe.getByRole('button', { name: 'Dateien auswählen' })), pdf(`${name}.pdf`))
  await expect.element(gruppe.getByRole('button', { name: `${name}.pdf entfernen` })).toBeVisible()
  await vorgelesen(`„${name}.pdf“ ist hochgeladen.`)
}

/** What comes takes the focus; what goes with its button gives it to the one that brought it. */
const hinzurechnen = async (): Promise<void> => {
  const andere = page.getByRole('button', { name: 'Andere Unternehmen hinzurechnen' })
  await druecken(andere)
  await expect.element(feld('Name des Unternehmens')).toHaveFocus()
  await druecken(page.getByRole('button', { name: 'Unternehmen 1 entfernen' }))
  await vorgelesen('Unternehmen 1 ist entfernt.')
  await expect.element(andere).toHaveFocus()
}

const antragstellerUndGroesse = async (): Promise<void> => {
  await weiterNach('Antragsteller')
  await mitLuecken('Antragsteller', feld('Haupttätigkeit'))
  await userEvent.keyboard('Grünland')
  await tippen(feld('Zuständiges Finanzamt'), 'Flensburg')
  await weiterNach('Unternehmensgröße')
  await mitLuecken('Unternehmensgröße', feld('Zahl der Mitarbeitenden'))
  await userEvent.keyboard('4,5')
  await tippen(feld('Umsatz im letzten Geschäftsjahr'), '480000')
  await tippen(feld('Bilanzsumme im letzten Geschäftsjahr'), '900000')
  await vorgelesen('Ihre Zahlen ergeben: Kleinstunternehmen.')
  await hinzurechnen()
  const kleinst = page
    .getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
    .getByRole('radio', { name: 'Kleinstunternehmen' })
  await tippen(kleinst, ' ')
  await expect.element(kleinst).toBeChecked()
  rahmenIstSichtbar()
}

/** 10.000 € at 40 %: 4.000 € grant. */
const maschine = async (): Promise<void> => {
  await weiterNach('Fördergegenstände')
  const art = page.getByRole('combobox', { name: 'Art des Fördergegenstands' })
  await druecken(knopf('Fördergegenstand hinzufügen'))
  await expect.element(art).toHaveFocus()
  await expect.element(art).toHaveAccessibleDescription(/Wählen Sie aus, wofür Sie einen Zuschuss möchten\./)
  await userEvent.keyboard('B.1 Mulchgerät')
  await expect.element(art).toHaveDisplayValue(/Mulchgerät/)
  await druecken(knopf('Fördergegenstand hinzufügen'))
  await expect.element(feld('Hersteller')).toHaveFocus()
  baumPruefen('Kategorie')
  for (const [name, text] of [
    ['Hersteller', 'Muster'],
    ['Typbezeichnung', 'MP 300'],
    ['Anbieter', 'Landtechnik Nord'],
    ['Anzahl', '1'],
    ['Nettopreis für ein Stück', '10000'],
    ['Geplanter Kauf', `01.06.${new Date().getFullYear() + 1}`],
  ] as const)
    await tippen(feld(name), text)
  await vorgelesen('4.000,00 €')
  await hochladen('Angebot')
  await hochladen('Bestätigung des Herstellers')
}

const finanzierungUndDokumente = async (): Promise<void> => {
  await weiterNach('Finanzierung')
  await tippen(feld('Darlehen'), '0')
  await tippen(feld('Eigenmittel'), '6000')
  await vorgelesen('Ihre Finanzierung geht auf.')
  await weiterNach('Dokumente')
  await hochladen('Selbsterklärung zu vergaberechtlichen Vorgaben')
  await hochladen('Beitragsbescheide der SVLFG')
}

const unterschreiben = async (): Promise<void> => {
  await weiterNach('Ansprechperson und Unterschrift')
  const antwort = (name: string) => page.getByRole('radio', { name, exact: true })
  await tabBis(antwort('Ja'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(antwort('Nein')).toBeChecked()
  rahmenIstSichtbar()
  baumPruefen('Unterschrift zu zweit')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(antwort('Ja')).toBeChecked()
  await istGespeichert()
  await vorgelesen('gespeichert um')
}

const EINREICHEN = 'Antrag verbindlich einreichen'

/** The binding step: first thought better of, then taken. */
const abschicken = async (): Promise<void> => {
  await druecken(knopf(EINREICHEN))
  const dialog = page.getByRole('alertdialog', { name: 'Antrag verbindlich einreichen?' })
  await druecken(dialog.getByRole('button', { name: 'Noch nicht' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(knopf(EINREICHEN)).toHaveFocus()
  await clickable()
  await userEvent.keyboard('{Enter}')
  // The harmless answer has the focus; the binding one stands before it.
  await expect.element(dialog.getByRole('button', { name: 'Noch nicht' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(dialog.getByRole('button', { name: 'Verbindlich einreichen' })).toHaveFocus()
  rahmenIstSichtbar()
  await clickable()
  await userEvent.keyboard('{Enter}')
}

/** The phone's 'Zurück' and the browser's lead away from the page, so that its question goes too. */
const mitZurueckAusDerFrage = async (): Promise<void> => {
  await druecken(knopf(EINREICHEN))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(titel('Ansprechperson und Unterschrift')).toHaveFocus()
}

test('der ganze Antrag allein mit der Tastatur, bis zum Eingang, und was auf jeder Seite vorgelesen wird', async ({
  portal,
}) => {
  const { antrag } = await leerenAntragOeffnen(portal, 'unternehmen')
  await expect.element(titel('Unternehmen')).toBeVisible()
  baumPruefen('Unternehmen')
  await antragstellerUndGroesse()
  await maschine()
  await finanzierungUndDokumente()
  await unterschreiben()
  await weiterNach('Zusammenfassung')
  await expect.element(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
  // How far a step is is said with its link.
  await expect
    .element(page.getByRole('link', { name: 'Finanzierung', exact: true }))
    .toHaveAccessibleDescription('Erledigt')
  // What is left to do there is to send it.
  await expect
    .element(page.getByRole('link', { name: 'Zusammenfassung', exact: true }))
    .toHaveAccessibleDescription('Offen')
  await mitZurueckAusDerFrage()
  await weiterNach('Zusammenfassung')
  await abschicken()
  await expect.element(page.getByRole('heading', { name: 'Ihr Antrag ist eingegangen' })).toBeVisible()
  baumPruefen('Eingang')
  expect(antrag().status).toBe('NEUANTRAG_ABGESENDET')
})

test('die Nachforderung allein mit der Tastatur, und was auf jeder Seite vorgelesen wird', async ({
  portal,
}) => {
  const { einreichen, nachfordern, antrag, pfad } = await vollenAntragOeffnen(portal)
  einreichen()
  nachfordern({
    'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungskostenNettoEinzeln':
      'Im Angebot steht ein anderer Preis.',
    'produktgruppenDaten.finanzamt': 'Welches Finanzamt ist zuständig?',
    'dokumente.selbsterklaerungVergaberechtlicheVorgaben': 'Die Unterschrift fehlt.',
  })
  await portal.open(pfad('weiter'))
  await expect.element(titel('Was die Bank noch braucht')).toBeVisible()
  baumPruefen('Was die Bank noch braucht')
  await druecken(knopf('Angaben ergänzen'))
  await expect.element(titel('Antragsteller')).toHaveFocus()
  baumPruefen('Antragsteller')
  const finanzamt = feld('Zuständiges Finanzamt')
  await expect.element(finanzamt).toHaveAccessibleDescription(/Welches Finanzamt ist zuständig\?/)
  await ersetzen(finanzamt, '{Delete}')
  await mitLuecken('Antragsteller', finanzamt)
  await userEvent.keyboard('Husum')
  await weiterNach('Fördergegenstände')
  await ersetzen(feld('Nettopreis für ein Stück'), '9000')
  await weiterNach('Finanzierung')
  await ersetzen(feld('Darlehen'), '10798,81')
  await weiterNach('Dokumente')
  await hochladen('Selbsterklärung zu vergaberechtlichen Vorgaben')
  await weiterNach('Ansprechperson und Unterschrift')
  await weiterNach('Zusammenfassung')
  await abschicken()
  await expect.element(page.getByRole('heading', { name: 'Ihre Ergänzungen sind eingegangen' })).toBeVisible()
  baumPruefen('Eingang der Ergänzungen')
  expect(antrag().formular.produktgruppenDaten.finanzamt).toBe('Husum')
})
