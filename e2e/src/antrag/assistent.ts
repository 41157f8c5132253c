import {
  beispielAntwort,
  SPAETERE_SEITEN,
  spaetereFragen,
} from '@foerderportal/contract/zuwendung/testing/beispiele'
import { expect, type Page } from '@playwright/test'
import { PDF } from './antrag.ts'
import { feld } from '../felder.ts'
import { nochmalKlicken } from '../klicken.ts'

/** The pages that every application has, in their order. */
export const ANTRAG_SCHRITTE = [
  'unternehmen',
  'antragsteller',
  'groesse',
  'foerdergegenstaende',
  'finanzierung',
  'dokumente',
  'zeichnung',
  'zusammenfassung',
] as const

const speicherstand = (page: Page) => page.getByRole('status').filter({ hasText: 'gespeichert' })

/** Where there is no answer yet. */
const waehlen = async (page: Page, frage: string): Promise<void> => {
  const knoepfe = page.getByRole('radiogroup', { name: frage })
  const gewaehlt = await knoepfe.getByRole('radio', { checked: true }).count()
  if (gewaehlt === 0) await knoepfe.getByRole('radio').first().check()
}
const fuellen = async (page: Page, frage: string, text: string): Promise<void> => {
  if ((await feld(page, frage).inputValue()) === '') await feld(page, frage).fill(text)
}

/** What the page asks that came after these tests. */
const spaeteresBeantworten = async (page: Page, titel: string | null): Promise<void> => {
  for (const { art, frage } of spaetereFragen(titel))
    await (art.art === 'jaNein' || art.art === 'wahl'
      ? waehlen(page, frage)
      : fuellen(page, frage, String(art.schreiben(beispielAntwort(art)))))
}

/** Presses 'Weiter' until the page is there that comes next for this test; it says that the last one is saved. */
export const weiterNach = async (page: Page, seite: string): Promise<void> => {
  const ueberschrift = page.getByRole('heading', { level: 1 })
  const vorher = await ueberschrift.textContent()
  await spaeteresBeantworten(page, vorher)
  await nochmalKlicken(page.getByRole('button', { name: 'Weiter', exact: true }))
  const moegliche = [seite, ...SPAETERE_SEITEN].filter((eine) => eine !== vorher)
  await expect(ueberschrift).toHaveText(new RegExp(`^(${moegliche.join('|')})$`))
  if ((await ueberschrift.textContent()) !== seite) await weiterNach(page, seite)
}

/** Each step that asked something says when it was saved (rule G-04). */
export const istGespeichert = async (page: Page): Promise<void> => {
  await expect(speicherstand(page)).toHaveText(/^gespeichert um \d\d:\d\d\sUhr$/)
}

/** A file of the test, by its content a PDF. */
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

export const dateifeld = (page: Page, name: string | RegExp) => page.getByRole('group', { name })

/** Chooses a file by the button of the field and waits until it has arrived. */
export const hochladen = async (page: Page, feldname: string, datei: string): Promise<void> => {
  const gruppe = dateifeld(page, feldname)
  const auswahl = page.waitForEvent('filechooser')
  await gruppe.getByRole('button', { name: 'Dateien auswählen' }).click()
  await (await auswahl).setFiles(pdf(datei))
  await expect(gruppe.getByRole('button', { name: `${datei} entfernen` })).toBeVisible()
}

export const antragstellerAusfuellen = async (page: Page): Promise<void> => {
  await feld(page, 'Haupttätigkeit').fill('Grünland auf Moor')
  await feld(page, 'Zuständiges Finanzamt').fill('Flensburg')
}

export const groesseAusfuellen = async (page: Page): Promise<void> => {
  await feld(page, 'Zahl der Mitarbeitenden').fill('4,5')
  await feld(page, 'Umsatz im letzten Geschäftsjahr').fill('480000')
  await feld(page, 'Bilanzsumme im letzten Geschäftsjahr').fill('900.000,00')
  await page
    .getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
    .getByRole('radio', { name: 'Kleinstunternehmen' })
    .check()
}

export const gegenstandHinzufuegen = async (page: Page, klasse: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Art des Fördergegenstands' }).selectOption({ label: klasse })
  await page.getByRole('button', { name: 'Fördergegenstand hinzufügen' }).click()
}

const inEinemJahr = () => `01.06.${new Date().getFullYear() + 1}`

/** One machine with its papers; the price is typed by the caller, who watches the grant. */
export const maschineAusfuellen = async (page: Page): Promise<void> => {
  await feld(page, 'Hersteller').fill('Pistenbully')
  await feld(page, 'Typbezeichnung').fill('300 GreenTech')
  await feld(page, 'Beschreibung (freiwillig)').fill('Mäht und birgt auf nassen Flächen.')
  await feld(page, 'Anbieter').fill('Landtechnik Nord GmbH')
  await feld(page, 'Anzahl').fill('2')
  await feld(page, 'Geplanter Kauf').fill(inEinemJahr())
  await hochladen(page, 'Angebot', 'Angebot.pdf')
  await hochladen(page, 'Bestätigung des Herstellers', 'Bestätigung.pdf')
}

export const zeichnungAusfuellen = async (page: Page, alleine: 'Ja' | 'Nein'): Promise<void> => {
  await page
    .getByRole('radiogroup', { name: 'Dürfen Sie für das Unternehmen allein unterschreiben?' })
    .getByRole('radio', { name: alleine })
    .check()
}

/** On the summary: nobody has said yet how notices come. */
export const mitDerPost = async (page: Page): Promise<void> => {
  const wahl = page.getByRole('region', { name: 'Wie Ihre Bescheide kommen' })
  await wahl.getByRole('radio', { name: 'Mit der Post' }).check()
  await nochmalKlicken(wahl.getByRole('button', { name: 'Auswahl festhalten' }))
  await expect(wahl).toContainText('Bescheide kommen mit der Post.')
}
