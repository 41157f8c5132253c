import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { feld } from './fields.ts'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { titel } from './frame.ts'

export type Art = 'Landwirtschaftliches Unternehmen' | 'Kreditinstitut' | 'Start-up'

type Wo = Pick<Locator, 'getByRole'>

/** Labels of optional fields carry the word. */
const freiwillig = (name: string) => feld(`${name} (freiwillig)`)

/** A choice in a group of them. */
export const wahl = (gruppe: string | RegExp, name: string): Locator =>
  page.getByRole('radiogroup', { name: gruppe }).getByRole('radio', { name, exact: true })

/** For whom somebody registers, in the first step. */
export const fuer = (art: Art) => wahl('Für wen registrieren Sie sich?', art)
/** The kind of the company, when a further one is created, and in the second step after `artNochmalFragen`. */
export const artDerFirma = (art: Art) => wahl(/^Was möchten Sie/, art)
/** The second step knows the kind from the first. */
export const artSteht = (art: Art) => expect.element(page.getByText(`Sie registrieren: ${art}`)).toBeVisible()
export const artNochmalFragen = () => page.getByRole('button', { name: 'Etwas anderes registrieren' }).click()

const adresseAusfuellen = async (wo: Wo, strasse: string): Promise<void> => {
  await feld('Straße', wo).first().fill(strasse)
  await feld('Hausnummer', wo).first().fill('12 a')
  await feld('Postleitzahl', wo).first().fill('24939')
  await feld('Ort', wo).first().fill('Flensburg')
}

/** All fields of a user but the last: first and last name are known from the sign-in. */
export const fastAllesAusfuellen = async (art: Art = 'Landwirtschaftliches Unternehmen'): Promise<void> => {
  await fuer(art).click()
  await page.getByRole('radio', { name: 'Frau' }).click()
  await page.getByRole('combobox', { name: 'Titel (freiwillig)' }).selectOptions('Dr.')
  if (art !== 'Kreditinstitut') {
    await feld('Geburtsdatum').fill('24.03.1984')
    await adresseAusfuellen(page, 'Dorfstraße')
  }
  await feld('Telefon').fill('0461 123456')
  await freiwillig('Ansprechperson').fill('Kim Muster')
}

/** All fields of a user. Of people of credit institutions neither birthday nor address is asked. */
export const nutzerAusfuellen = async (art?: Art): Promise<void> => {
  await fastAllesAusfuellen(art)
  await wahl('Handeln Sie für mehrere Unternehmen?', 'Nein').click()
}

/** Goes through the first step, which is open; ends in the second. */
export const personRegistrieren = async (art?: Art): Promise<void> => {
  await nutzerAusfuellen(art)
  await clickAgain(page.getByRole('button', { name: 'Registrieren und weiter' }))
  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
  await artSteht(art ?? 'Landwirtschaftliches Unternehmen')
}

/** A machinery contractor in the commercial register: legal form with a register court (S1-06). */
export const unternehmenAusfuellen = async (): Promise<string> => {
  const name = 'Moorhof Petersen GmbH'
  await feld('Name des Unternehmens').fill(name)
  await page.getByRole('radio', { name: 'Landwirtschaftlicher Primärproduzent' }).click()
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOptions('GmbH')
  await registerAusfuellen()
  await feld('Gründungsdatum').fill('1.4.2001')
  await feld('Steuernummer').fill('15/287/04512')
  await feld('ZID-Betriebsnummer').fill('010000004711')
  await freiwillig('Wirtschafts-Identifikationsnummer').fill('DE301590422-00001')
  await adresseAusfuellen(page.getByRole('region', { name: 'Betriebssitz' }), 'Moorweg')
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).click()
  await adresseAusfuellen(page.getByRole('region', { name: 'Adresse für die Post' }), 'Speicherlinie')
  await feld('Telefon', page.getByRole('region', { name: 'Ansprechperson' })).fill('0461 123456')
  await kontoAusfuellen()
  return name
}

/** The court is found by typing, and chosen by arrow and Enter. */
const registerAusfuellen = async (): Promise<void> => {
  const gericht = page.getByRole('combobox', { name: 'Registergericht' })
  await userEvent.type(gericht, 'flensb')
  await expect.element(page.getByRole('option', { name: 'Flensburg' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(gericht).toHaveValue('Flensburg')
  await feld('Nummer im Handelsregister B').fill('4711')
}

const kontoAusfuellen = async (): Promise<void> => {
  await feld('IBAN').fill('de02120300000000202051')
  await freiwillig('Bank').fill('Deutsche Kreditbank Berlin')
  await freiwillig('BIC').fill('byladem1001')
  await freiwillig('Abweichende Kontoinhaberin oder abweichender Kontoinhaber').fill('Wiebke Petersen')
  await wahl('Ist es ein Geschäftskonto?', 'Ja').click()
  await page
    .getByRole('combobox', { name: 'Für welche Förderungen gilt das Konto?' })
    .selectOptions('Natürlicher Klimaschutz und Investitionen')
}
