import { expect, test, type Page } from '@playwright/test'
import { hofAnlegen } from '../src/antrag/antrag.ts'
import {
  antragstellerAusfuellen,
  gegenstandHinzufuegen,
  groesseAusfuellen,
  hochladen,
  mitDerPost,
  weiterNach,
  zeichnungAusfuellen,
} from '../src/antrag/assistent.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { angemeldet } from '../src/api.ts'
import { anmeldenMitFormular, eigeneNummer, titel } from '../src/browser.ts'
import { feld } from '../src/felder.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch } from '../src/tisch.ts'

/** The addresses that the window itself has shown. */
const wege = (page: Page): string[] => {
  const besucht: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) besucht.push(new URL(frame.url()).pathname)
  })
  return besucht
}

const wechseln = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('link', { name: /^Portal wechseln/ }).click()
}

/** From 'Neuen Antrag beginnen' to the receipt: the titles of all screens on the way. */
const beantragen = async (page: Page): Promise<string[]> => {
  const gesehen: string[] = []
  const sehen = async (name: string | RegExp) => {
    await expect(titel(page, name)).toBeVisible()
    gesehen.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
  }
  await sehen('Anträge')
  await expect(page.getByText(/^Noch frei/)).toBeVisible()
  await page.getByRole('button', { name: 'Neuen Antrag beginnen' }).click()
  await sehen('Antragsteller')
  await antragstellerAusfuellen(page)
  await weiterNach(page, 'Unternehmensgröße')
  await sehen('Unternehmensgröße')
  await groesseAusfuellen(page)
  await weiterNach(page, 'De-minimis-Beihilfen')
  await sehen('De-minimis-Beihilfen')
  await expect(page.getByRole('main')).toContainText('Noch frei50.000,00')
  await hochladen(page, 'De-minimis-Erklärung', 'Erklärung.pdf')
  await weiterNach(page, 'Fördergegenstände')
  await sehen('Fördergegenstände')
  await gegenstandHinzufuegen(page, 'K.1 Klimabilanz (Zuschuss 90 %)')
  await feld(page, 'Wozu werden Sie beraten?').fill('Klimabilanz des Betriebs')
  await feld(page, 'Nettokosten der Beratung').fill('1.200,00')
  await expect(page.getByRole('main')).toContainText('Voraussichtlicher Zuschuss1.000,00')
  await weiterNach(page, 'Dokumente')
  await sehen('Dokumente')
  await hochladen(page, 'Beitragsbescheid der SVLFG', 'SVLFG.pdf')
  await weiterNach(page, 'Ansprechperson und Unterschrift')
  await sehen('Ansprechperson und Unterschrift')
  await zeichnungAusfuellen(page, 'Ja')
  await weiterNach(page, 'Zusammenfassung')
  await sehen('Zusammenfassung')
  await mitDerPost(page)
  await nochmalKlicken(page.getByRole('button', { name: 'Antrag verbindlich einreichen' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verbindlich einreichen' }).click()
  await sehen(/^Antrag GE-/)
  return gesehen
}

fensterDanachSchliessen()

test('[R1-06] [R4-10] [S11-06] Zuschuss Klimabilanz: mit einer Anmeldung in beiden Portalen, in zwölf Seiten beantragt, mit vierzehn Klicks entschieden', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const wer = await angemeldet(url, BERATER)
  const firma = await hofAnlegen(wer, eigeneNummer())
  await anmeldenMitFormular(page, url, BERATER, `/dashboard?unternehmenId=${firma}`)
  const besucht = wege(page)
  await page.getByRole('button', { name: 'Kontrast' }).click()
  await wechseln(page)
  await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/zuschussklimabilanz/dashboard\\?unternehmenId=${firma}$`))
  await expect(page).toHaveTitle('Guten Tag, Max - Zuschuss Klimabilanz')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Anträge' })
    .click()

  const seiten = await beantragen(page)
  expect(seiten.length).toBeLessThanOrEqual(12)
  const geNr = /GE-\d{4}-\d{6}/.exec(seiten.at(-1) ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(page.url())

  await test.step('im ersten Portal steht er nicht, und seine Adresse führt zurück', async () => {
    await wechseln(page)
    await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\?/)
    await page.goto(`/zuwendung/uebersicht?unternehmenId=${firma}`)
    await expect(titel(page, 'Anträge')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(geNr)
    await page.goto(pathname.replace('/zuschussklimabilanz', '') + search)
    await expect(titel(page, `Antrag ${geNr}`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`^${url}${pathname}`))
  })
  expect(besucht.filter((weg) => weg.startsWith('/realms/'))).toEqual([])

  const sabine = await amTisch(
    browser,
    url,
    'sabine.sachbearbeitung',
    `/sachbearbeitung?ansicht=alle&text=${geNr}`,
  )
  const klicks = await test.step('Sabine bestätigt, liest, was zu lesen ist, und legt vor', async () => {
    await sabine.klicken('link', geNr)
    await sabine.klicken('button', 'Prüfung beginnen')
    await sabine.klicken('button', '6 Vorschläge bestätigen')
    for (const punkt of ['K6 Unabhängige Beratung', 'K7 Keine Doppelförderung']) {
      await expect(sabine.page.getByRole('heading', { level: 2, name: punkt })).toBeVisible()
      await sabine.klicken('button', '1 Erfüllt')
      await sabine.klicken('button', /nächster Punkt/)
    }
    await sabine.klicken('link', 'Zur Entscheidung')
    await sabine.klicken('button', 'Zur Freigabe vorlegen')
    await expect(sabine.page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
    return sabine.gezaehlt()
  })
  const frank = await amTisch(browser, url, 'frank.freigabe', new URL(sabine.page.url()).pathname)
  await test.step('Frank gibt frei', async () => {
    await frank.klicken('button', /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/)
    await frank.klicken('button', 'Freigeben')
    await expect(frank.page.getByRole('button', { name: /^Bescheid BE-/ })).toBeVisible()
  })
  // He opens the next of all with one more.
  expect(klicks + frank.gezaehlt() + 1).toBeLessThanOrEqual(14)
})
