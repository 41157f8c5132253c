import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { clickable } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { titel } from '../testing/frame.ts'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { kundendienst } from '../testing/kundendienst.ts'
import { NEU, type Person } from '../testing/people.ts'
import { artDerFirma, artNochmalFragen, fuer, personRegistrieren, wahl } from '../testing/registrieren.ts'
import { test } from '../testing/test.ts'

/** Tab leads into a group at its first button; arrows go on from there and choose. */
const waehlen = async (erster: Locator, ziel: Locator, pfeile: number): Promise<void> => {
  await tabBis(erster)
  await userEvent.keyboard(`[Space]${'{ArrowDown}'.repeat(pfeile)}`)
  await expect.element(ziel).toBeChecked()
  rahmenIstSichtbar()
}
const schreiben = async (wo: Locator, text: string): Promise<void> => {
  await tabBis(wo)
  await userEvent.keyboard(text)
}
/** A button of the portal takes no second press too soon after the last. */
const druecken = async (name: string): Promise<void> => {
  await tabBis(page.getByRole('button', { name, exact: true }))
  await clickable()
  await userEvent.keyboard('{Enter}')
}
const adresseSchreiben = async (): Promise<void> => {
  await schreiben(feld('Straße'), 'Moorweg')
  await schreiben(feld('Hausnummer'), '4')
  await schreiben(feld('Postleitzahl'), '24887')
  await schreiben(feld('Ort'), 'Silberstedt')
}

test('[R1-03] allein mit der Tastatur: beide Schritte, mit dem Weg über die Fehlerübersicht', async ({
  portal,
}) => {
  const { firmen } = kundendienst(portal, NEU, { neu: true })
  await portal.open('/registrierung/nutzer', NEU)
  await druecken('Registrieren und weiter')
  const uebersicht = page.getByRole('alert')
  await expect.element(uebersicht).toHaveFocus()
  await tabBis(uebersicht.getByRole('link').first())
  await userEvent.keyboard('{Enter}')
  const hof = fuer('Landwirtschaftliches Unternehmen')
  await expect.element(hof).toHaveFocus()
  rahmenIstSichtbar()
  await userEvent.keyboard('[Space]')
  await expect.element(hof).toBeChecked()
  await waehlen(wahl('Anrede', 'Frau'), wahl('Anrede', 'Herr'), 1)
  await schreiben(feld('Geburtsdatum'), '24.03.1984')
  await adresseSchreiben()
  await schreiben(feld('Telefon'), '0461 123456')
  const mehrere = 'Handeln Sie für mehrere Unternehmen?'
  await waehlen(wahl(mehrere, 'Ja'), wahl(mehrere, 'Nein'), 1)
  await druecken('Registrieren und weiter')

  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
  await druecken('Etwas anderes registrieren')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(artDerFirma('Start-up')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(artDerFirma('Landwirtschaftliches Unternehmen')).toBeChecked()
  await schreiben(feld('Name des Unternehmens'), 'Hof Tastatur')
  const produzent = page.getByRole('radio', { name: 'Landwirtschaftlicher Primärproduzent' })
  await waehlen(produzent, produzent, 0)
  await schreiben(page.getByRole('combobox', { name: 'Rechtsform' }), 'Einzel')
  await expect.element(page.getByRole('combobox', { name: 'Rechtsform' })).toHaveValue('EINZELUNTERNEHMER')
  await schreiben(feld('Gründungsdatum'), '1.4.2001')
  await schreiben(feld('Steuernummer'), '15/287/04512')
  await schreiben(feld('ZID-Betriebsnummer'), '010000004711')
  await adresseSchreiben()
  await schreiben(feld('IBAN'), 'DE02120300000000202051')
  const geschaeft = wahl('Ist es ein Geschäftskonto?', 'Ja')
  await waehlen(geschaeft, geschaeft, 0)
  await druecken('Unternehmen registrieren')
  await expect.element(titel('Guten Tag, Wiebke')).toBeVisible()
  expect(firmen.alle()).toMatchObject([{ name: 'Hof Tastatur' }])
  await tabBis(page.getByRole('link', { name: 'Ihre Identität nachweisen' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(titel('Identifikation durchführen')).toBeVisible()
})

test('[R1-03] ohne Verstoß gegen WCAG 2.2 AA in jedem Thema: die Registrierung für ein Kreditinstitut und der Weg zurück', async ({
  portal,
}) => {
  kundendienst(portal, NEU, { neu: true })
  await portal.open('/registrierung/unternehmen', NEU)
  await expect.element(page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' })).toBeVisible()
  await istZugaenglich('Schritt 2 vor Schritt 1')
  await page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' }).click()
  await fuer('Kreditinstitut').click()
  await istZugaenglich('Person eines Kreditinstituts')
  await personRegistrieren('Kreditinstitut')
  await artNochmalFragen()
  await artDerFirma('Start-up').click()
  await istZugaenglich('Start-up einer Person eines Kreditinstituts')
  expect(unsichtbarerFokus()).toEqual([])
  history.back()
  await expect.element(page.getByText('Schritt 1 von 2 ist erledigt')).toBeVisible()
  await istZugaenglich('Schritt 1, erledigt')
})

test('[R1-03] ohne Verstoß gegen WCAG 2.2 AA in jedem Thema: beide Schritte mit Fehlern und mit offenen Vorschlägen', async ({
  portal,
}) => {
  kundendienst(portal, NEU, { neu: true })
  await portal.open('/registrierung/nutzer', NEU)
  await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await istZugaenglich('Registrierung mit Fehlern')
  await personRegistrieren()
  await artNochmalFragen()
  await artDerFirma('Kreditinstitut').click()
  await istZugaenglich('Kreditinstitut registrieren')
  await artDerFirma('Landwirtschaftliches Unternehmen').click()
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOptions('GmbH')
  await istZugaenglich('Unternehmen registrieren')
  await userEvent.type(page.getByRole('combobox', { name: 'Registergericht' }), 'ber')
  await expect.element(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible()
  await istZugaenglich('Unternehmen registrieren, Vorschläge offen')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await istZugaenglich('Unternehmen registrieren mit Fehlern')
})

for (const [type, was] of [
  ['Kreditinstitut', 'Ihr Kreditinstitut'],
  ['Startup', 'Ihr Start-up'],
] as const)
  test(`[R1-04] ohne Verstoß gegen WCAG 2.2 AA in jedem Thema: die Startseite, ${type}`, async ({
    portal,
  }) => {
    const wer: Person = {
      ...NEU,
      firmen: [{ id: 'f1000000-0000-4000-8000-000000000009', name: 'Prüfstein eG', type }],
    }
    kundendienst(portal, wer, { ohneVorgaenge: true })
    await portal.open('/dashboard', wer)
    await expect
      .element(page.getByRole('heading', { name: new RegExp(`Das können Sie für ${was} tun`) }))
      .toBeVisible()
    await istZugaenglich('Start')
  })
