import { expect, type Locator, type Page } from '@playwright/test'
import { eigeneNummer, titel } from './browser.ts'
import { feld } from './felder.ts'
import { nachDemLetztenKlick, nochmalKlicken } from './klicken.ts'

export type Art = 'Landwirtschaftliches Unternehmen' | 'Kreditinstitut' | 'Start-up'

/** Labels of optional fields carry the word (rule G-03). */
const freiwillig = (wo: Page | Locator, name: string) => feld(wo, `${name} (freiwillig)`)

const adresseAusfuellen = async (wo: Page | Locator, strasse: string): Promise<void> => {
  await feld(wo, 'Straße').first().fill(strasse)
  await feld(wo, 'Hausnummer').first().fill('12 a')
  await feld(wo, 'Postleitzahl').first().fill('24939')
  await feld(wo, 'Ort').first().fill('Flensburg')
}

/** For whom somebody registers, in the first step. */
const fuer = (page: Page, art: Art) =>
  page
    .getByRole('radiogroup', { name: 'Für wen registrieren Sie sich?' })
    .getByRole('radio', { name: art, exact: true })

/**
 * All fields of a user (section 3.1); first and last name are known from the sign-in. Of people of credit institutions
 * neither birthday nor address is asked.
 */
export const nutzerAusfuellen = async (
  page: Page,
  art: Art = 'Landwirtschaftliches Unternehmen',
): Promise<void> => {
  await fuer(page, art).check()
  await page.getByRole('radio', { name: 'Frau' }).check()
  await page.getByRole('combobox', { name: 'Titel (freiwillig)' }).selectOption('Dr.')
  if (art !== 'Kreditinstitut') {
    await feld(page, 'Geburtsdatum').fill('24.03.1984')
    await adresseAusfuellen(page, 'Dorfstraße')
  }
  await feld(page, 'Telefon').fill('0461 123456')
  await freiwillig(page, 'Ansprechperson').fill('Kim Muster')
  await page
    .getByRole('radiogroup', { name: 'Handeln Sie für mehrere Unternehmen?' })
    .getByRole('radio', { name: 'Nein' })
    .check()
}

/** Goes through the first step, which `page` shows; ends in the second. */
export const personRegistrieren = async (page: Page, art?: Art): Promise<void> => {
  await nutzerAusfuellen(page, art)
  await nochmalKlicken(page.getByRole('button', { name: 'Registrieren und weiter' }))
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  await expect(page.getByText('Sie registrieren: ')).toBeVisible()
  await nachDemLetztenKlick() // the second step has its button in the same place of the same bar
}

/** A machinery contractor in the commercial register: legal form with a register court (S1-06). */
export const unternehmenAusfuellen = async (page: Page): Promise<string> => {
  const nummer = eigeneNummer()
  const name = `Moorhof Petersen ${nummer} GmbH`
  await feld(page, 'Name des Unternehmens').fill(name)
  await page.getByRole('radio', { name: 'Landwirtschaftlicher Primärproduzent' }).check()
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
  await registerAusfuellen(page, String(nummer % 1_000_000 || 1))
  await feld(page, 'Gründungsdatum').fill('1.4.2001')
  await feld(page, 'Steuernummer').fill('15/287/04512')
  await feld(page, 'ZID-Betriebsnummer').fill(`01${String(nummer).padStart(10, '0')}`)
  await freiwillig(page, 'Wirtschafts-Identifikationsnummer').fill('DE301590422-00001')
  const sitz = page.getByRole('region', { name: 'Betriebssitz' })
  await adresseAusfuellen(sitz, 'Moorweg')
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).check()
  await adresseAusfuellen(page.getByRole('region', { name: 'Adresse für die Post' }), 'Speicherlinie')
  await feld(page.getByRole('region', { name: 'Ansprechperson' }), 'Telefon').fill('0461 123456')
  await kontoAusfuellen(page)
  return name
}

/** The court is found by typing, and chosen by arrow and Enter. */
const registerAusfuellen = async (page: Page, nummer: string): Promise<void> => {
  const gericht = page.getByRole('combobox', { name: 'Registergericht' })
  await gericht.pressSequentially('flensb')
  await expect(page.getByRole('option', { name: 'Flensburg' })).toBeVisible()
  await gericht.press('ArrowDown')
  await gericht.press('Enter')
  await expect(gericht).toHaveValue('Flensburg')
  await feld(page, 'Nummer im Handelsregister B').fill(nummer)
}

const kontoAusfuellen = async (page: Page): Promise<void> => {
  await feld(page, 'IBAN').fill('de02120300000000202051')
  await freiwillig(page, 'Bank').fill('Deutsche Kreditbank Berlin')
  await freiwillig(page, 'BIC').fill('byladem1001')
  await freiwillig(page, 'Abweichende Kontoinhaberin oder abweichender Kontoinhaber').fill('Wiebke Petersen')
  await page
    .getByRole('radiogroup', { name: 'Ist es ein Geschäftskonto?' })
    .getByRole('radio', { name: 'Ja' })
    .check()
  await page
    .getByRole('combobox', { name: 'Für welche Förderungen gilt das Konto?' })
    .selectOption('Natürlicher Klimaschutz und Investitionen')
}
