import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORT, titel } from '../src/browser.ts'
import { feld } from '../src/felder.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { fallVon, vorgaengeVon } from '../src/fall.ts'
import { rahmenIstSichtbar, tabBis } from '../src/tastatur.ts'

/** One company, so that nothing must be chosen, and never submitted: he is not identified. */
const WER = 'udo.unidentifiziert'

const anmelden = async (page: Page): Promise<void> => {
  await page.goto('/start')
  await tabBis(page, page.getByRole('button', { name: 'Anmelden' }))
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await expect(page.getByLabel('Benutzername oder E-Mail-Adresse')).toBeFocused()
  await page.keyboard.type(WER)
  await page.keyboard.press('Tab')
  await rahmenIstSichtbar(page)
  await page.keyboard.type(DEMO_PASSWORT)
  await page.keyboard.press('Enter')
  await expect(titel(page, /^Guten Tag, /)).toBeVisible()
}

/** After each step the focus stands on the new title, from which Tab goes on. */
const weiterNach = async (page: Page, seite: string): Promise<void> => {
  await tabBis(page, page.getByRole('button', { name: 'Weiter', exact: true }))
  await nachDemLetztenKlick()
  await page.keyboard.press('Enter')
  await expect(titel(page, seite)).toBeFocused()
}

const unterschreiben = async (page: Page): Promise<void> => {
  const ja = page.getByRole('radio', { name: 'Ja' })
  await tabBis(page, ja)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Nein' })).toBeChecked()
  await rahmenIstSichtbar(page)
  await page.keyboard.press('ArrowLeft')
  await expect(ja).toBeChecked()
}

test('allein mit der Tastatur: anmelden, Entwurf öffnen, ausfüllen, Einreichen öffnen und abbrechen', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const fall = await fallVon(baseURL ?? '', WER, { haupttaetigkeit: null })
  const vorgang = (await vorgaengeVon(fall)).find(({ antraege }) => antraege[0]?.guid === fall.guid)
  await anmelden(page)

  await tabBis(page, page.getByRole('link', { name: `Antrag ${vorgang?.geNr} fertig ausfüllen` }))
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Antragsteller')).toBeFocused()
  await tabBis(page, feld(page, 'Haupttätigkeit'))
  await page.keyboard.type('Grünland')

  await weiterNach(page, 'Unternehmensgröße')
  const klein = page.getByRole('checkbox', { name: 'Unser Unternehmen ist ein kleines Unternehmen' })
  await tabBis(page, klein)
  await page.keyboard.press('Space')
  await expect(klein).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(klein).toBeChecked()

  await weiterNach(page, 'Fördergegenstände')
  await weiterNach(page, 'Mulch- und Pflanztechnik')
  await weiterNach(page, 'Finanzierung')
  await weiterNach(page, 'Dokumente')
  await weiterNach(page, 'Ansprechpartner und Unterschrift')
  await unterschreiben(page)
  await weiterNach(page, 'Zusammenfassung')
  await expect(page.getByRole('main')).toContainText('HaupttätigkeitGrünland')

  const einreichen = page.getByRole('button', { name: 'Antrag verbindlich einreichen' })
  await tabBis(page, einreichen)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Antrag verbindlich einreichen?' })
  await expect(dialog).toBeVisible()
  await tabBis(page, dialog.getByRole('button', { name: 'Noch nicht' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(einreichen).toBeFocused()
})
