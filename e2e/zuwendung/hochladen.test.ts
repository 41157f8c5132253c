import { expect, test, type Download, type Page } from '@playwright/test'
import { dateifeld, istGespeichert, pdf } from '../src/antrag/assistent.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { netzruheVon } from '../src/netzruhe.ts'

type Testdatei = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** What the browser's own line, its downloads and the policy of the real pages do; the rest: hochladen.komponenten.test.ts. */

const FELD = 'Sonstige Unterlagen'

const auswaehlen = async (page: Page, ...dateien: Testdatei[]): Promise<void> => {
  await nachDemLetztenKlick()
  const auswahl = page.waitForEvent('filechooser')
  await dateifeld(page, FELD).getByRole('button', { name: 'Dateien auswählen' }).click()
  await (await auswahl).setFiles(dateien)
}

const eintrag = (page: Page, name: string) =>
  dateifeld(page, FELD).getByRole('listitem').filter({ hasText: name })

/** Two red points as a picture. */
const bild = (name: string): Testdatei => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
    'base64',
  ),
})

/** Runs in the page. */
const ersterPunkt = (leinwand: HTMLElement): number[] =>
  leinwand instanceof HTMLCanvasElement
    ? [...(leinwand.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    : []

test.beforeEach(async ({ page, baseURL }) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('dokumente'))
})

test('[R7.2-13] ohne Netz wartet die Datei und geht von selbst weiter; nach dem Neuladen ist sie da', async ({
  page,
  context,
}) => {
  // What moves the files comes when somebody begins to work in the form.
  const ruhe = await netzruheVon(page)
  await dateifeld(page, FELD).getByRole('button', { name: 'Dateien auswählen' }).focus()
  await ruhe()
  await context.setOffline(true)
  await auswaehlen(page, pdf('Vollmacht.pdf'))
  await expect(eintrag(page, 'Vollmacht.pdf')).toContainText('Keine Verbindung. Es geht von selbst weiter.')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled()
  await context.setOffline(false)
  await expect(
    eintrag(page, 'Vollmacht.pdf').getByRole('button', { name: 'Vollmacht.pdf entfernen' }),
  ).toBeVisible()
  await istGespeichert(page)
  await page.reload()
  await expect(eintrag(page, 'Vollmacht.pdf')).toHaveCount(1)
})

test('[R7.2-12] Vorschau: Bilder im Fenster, PDF im eigenen Tab, alles andere zum Herunterladen', async ({
  page,
}) => {
  const verstoesse: string[] = []
  page.on('console', (m) => m.type() === 'error' && verstoesse.push(m.text()))
  await auswaehlen(page, bild('Foto Süd.png'), pdf('Karte.pdf'))
  await page.getByRole('button', { name: 'Foto Süd.png ansehen' }).click()
  const fenster = page.getByRole('dialog', { name: 'Foto Süd.png' })
  const leinwand = fenster.getByRole('img', { name: 'Foto Süd.png' })
  await expect(leinwand).toHaveJSProperty('width', 2)
  await expect.poll(() => leinwand.evaluate(ersterPunkt)).toEqual([255, 0, 0])
  const laden = page.waitForEvent('download')
  await fenster.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await laden).suggestedFilename()).toBe('Foto Süd.png')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Foto Süd.png ansehen' })).toBeFocused()

  await page.getByRole('button', { name: 'Karte.pdf ansehen' }).press('Enter')
  const link = page.getByRole('link', { name: 'In neuem Tab öffnen' })
  // The headless shell has no viewer for PDF: it loads what the tab of a whole browser shows.
  let geladen = ''
  const merken = (d: Download) => void (geladen = d.url())
  page.on('download', merken)
  page.on('popup', (tab) => tab.on('download', merken))
  const neuerTab = page.waitForEvent('popup')
  await link.press('Enter')
  const tab = await neuerTab
  await expect.poll(() => geladen || tab.url()).toMatch(/^blob:/)
  expect(verstoesse).toEqual([])
})
