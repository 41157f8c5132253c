import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { clickAgain } from '../../testing/browser.ts'
import { feld } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { titel } from '../../testing/frame.ts'

export const weiter = (): Locator => page.getByRole('button', { name: 'Weiter', exact: true })

/** Presses 'Weiter' and waits for the next page, which says that the last one is saved. */
export const weiterNach = async (seite: string): Promise<void> => {
  await clickAgain(weiter())
  await expect.element(titel(seite)).toBeVisible()
}

/** Adds an item of a class, as the list of classes names it. */
export const gegenstandHinzufuegen = async (klasse: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Art des Fördergegenstands' }).selectOptions(klasse)
  await page.getByRole('button', { name: 'Fördergegenstand hinzufügen' }).click()
}

/** Chooses a file by the button of its field and waits until it has arrived. */
const hochladen = async (name: string, datei: string): Promise<void> => {
  const gruppe = dateifeld(name)
  await choose(() => gruppe.getByRole('button', { name: 'Dateien auswählen' }).click(), pdf(datei))
  await expect.element(gruppe.getByRole('button', { name: `${datei} entfernen` })).toBeVisible()
}

/** One machine with its papers; the price is typed by the caller, who watches the grant. */
export const maschineAusfuellen = async (): Promise<void> => {
  await feld('Hersteller').fill('Pistenbully')
  await feld('Typbezeichnung').fill('300 GreenTech')
  await feld('Beschreibung (freiwillig)').fill('Mäht und birgt auf nassen Flächen.')
  await feld('Anbieter').fill('Landtechnik Nord GmbH')
  await feld('Anzahl').fill('2')
  await feld('Geplanter Kauf').fill(`01.06.${new Date().getFullYear() + 1}`)
  await hochladen('Angebot', 'Angebot.pdf')
  await hochladen('Bestätigung des Herstellers', 'Bestätigung.pdf')
}
