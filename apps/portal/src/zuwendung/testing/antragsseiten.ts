import {
  beispielAntwort,
  SPAETERE_SEITEN,
  spaetereFragen,
} from '@foerderportal/contract/zuwendung/testing/beispiele'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { feld } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { titel } from '../../testing/frame.ts'

export const weiter = (): Locator => page.getByRole('button', { name: 'Weiter', exact: true })

const ueberschrift = () => document.querySelector('main h1')?.textContent ?? ''

/** Where there is no answer yet; a correction shows only what is open. */
const waehlen = async (frage: string): Promise<void> => {
  const knoepfe = page.getByRole('radiogroup', { name: frage }).getByRole('radio')
  const alle = knoepfe.elements() as HTMLInputElement[]
  if (alle.length > 0 && !alle.some(({ checked }) => checked)) await knoepfe.first().click()
}
const fuellen = async (frage: string, text: string): Promise<void> => {
  const alle = feld(frage).elements() as HTMLInputElement[]
  if (alle.some(({ value }) => value === '')) await feld(frage).fill(text)
}

/** What the page asks that came after these tests. */
const spaeteresBeantworten = async (): Promise<void> => {
  for (const { art, frage } of spaetereFragen(ueberschrift()))
    await (art.art === 'jaNein' || art.art === 'wahl'
      ? waehlen(frage)
      : fuellen(frage, String(art.schreiben(beispielAntwort(art)))))
}

/** Presses 'Weiter' until the page is there that comes next for this test; it says that the last one is saved. */
export const weiterNach = async (
  seite: string,
  druecken: () => Promise<void> = () => clickAgain(weiter()),
): Promise<void> => {
  const vorher = ueberschrift()
  await spaeteresBeantworten()
  await druecken()
  const moegliche = [seite, ...SPAETERE_SEITEN].filter((eine) => eine !== vorher)
  await expect.poll(ueberschrift).toSatisfy((hier: string) => moegliche.includes(hier))
  if (ueberschrift() === seite) await expect.element(titel(seite)).toBeVisible()
  else await weiterNach(seite, druecken)
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
