import { dateienVon } from '@foerderportal/contract/zuwendung/unterlagen/dokumentliste'
import { antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { truncate, writeFile } from 'node:fs/promises'
import { netzruheVon } from '../src/netzruhe.ts'
import { expect, test, type Download, type Page, type Route } from '@playwright/test'
import { ablegen, einfuegen, type Testdatei } from '../src/portal/ablegen.ts'
import { entwurfAnlegen } from '../src/antrag/antrag.ts'
import { dateifeld, hochladen, istGespeichert, pdf } from '../src/antrag/assistent.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, leererFall, type Fall } from '../src/antrag/fall.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'

const FELD = 'Sonstige Unterlagen'
const UPLOAD = '**/Zuwendungen/api/public/file?*'
const MB = 1024 * 1024

/** A file of this test on the disk: megabytes that go through the test's line to the browser take their time. */
const aufDerPlatte = async (name: string, bytes: number): Promise<string> => {
  const pfad = test.info().outputPath(name)
  await writeFile(pfad, '')
  await truncate(pfad, bytes)
  return pfad
}

const auswaehlen = async (page: Page, ...dateien: Testdatei[] | [string]): Promise<void> => {
  await nachDemLetztenKlick()
  const auswahl = page.waitForEvent('filechooser')
  await dateifeld(page, FELD).getByRole('button', { name: 'Dateien auswählen' }).click()
  await (await auswahl).setFiles(dateien)
}

const eintrag = (page: Page, name: string) =>
  dateifeld(page, FELD).getByRole('listitem').filter({ hasText: name })

const namen = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => `${i + 1}.pdf`)

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

/** The address of the documents of another draft of the same farm. */
const weitererEntwurf = async (url: string, { wer, unternehmenGuid }: Fall): Promise<string> => {
  const { guid } = await entwurfAnlegen(wer, unternehmenGuid)
  return `${url}/zuwendung/antrag/${guid}/dokumente?unternehmenId=${unternehmenGuid}`
}

let fall: Fall
test.beforeEach(async ({ page, baseURL }) => {
  fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('dokumente'))
})

test('[S5-01] ein falscher Inhalt unter richtigem Namen wird bei der Datei beanstandet', async ({ page }) => {
  const inhalt = Buffer.from('MZ\u0090 kein PDF')
  await auswaehlen(page, { name: 'Bescheid.pdf', mimeType: 'application/pdf', buffer: inhalt })
  await expect(eintrag(page, 'Bescheid.pdf')).toContainText(
    'Diese Art von Datei wird nicht angenommen. Möglich sind: PDF-Dokument,',
  )
  await expect(page.getByRole('button', { name: 'Bescheid.pdf: noch einmal hochladen' })).toHaveCount(0)
  await eintrag(page, 'Bescheid.pdf').getByRole('button', { name: 'Bescheid.pdf entfernen' }).click()
  await expect(eintrag(page, 'Bescheid.pdf')).toHaveCount(0)
})

test('[S5-01] was größer als 20 MB oder leer ist, wird gesagt, bevor es auf die Reise geht', async ({
  page,
}) => {
  let gesendet = 0
  page.on('request', (r) => {
    if (r.url().includes('/api/public/file?')) gesendet += 1
  })
  await auswaehlen(page, await aufDerPlatte('Karte.pdf', 20 * MB + 1))
  await expect(eintrag(page, 'Karte.pdf')).toContainText('Die Datei ist größer als 20 MB.')
  await auswaehlen(page, { ...pdf('Nichts.pdf'), buffer: Buffer.alloc(0) })
  await expect(eintrag(page, 'Nichts.pdf')).toContainText('Die Datei ist leer.')
  expect(gesendet).toBe(0)
})

test('[R7.2-13] viele auf einmal: drei reisen, der Rest wartet sichtbar, Abbrechen macht Platz', async ({
  page,
}) => {
  const angehalten = Promise.withResolvers<void>()
  let unterwegs = 0
  await page.route(UPLOAD, async (route) => {
    unterwegs += 1
    await angehalten.promise
    await route.continue()
  })
  await auswaehlen(page, ...namen(5).map((name) => pdf(name)))
  await expect(page.getByRole('progressbar', { name: '1.pdf wird hochgeladen' })).toBeVisible()
  await expect(eintrag(page, '4.pdf')).toContainText('wartet')
  await expect(dateifeld(page, FELD)).toContainText('0 von 5 Dateien hochgeladen')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeDisabled()
  await expect.poll(() => unterwegs).toBe(3)
  await page.getByRole('button', { name: '2.pdf: Hochladen abbrechen' }).click()
  await expect(eintrag(page, '2.pdf')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: '4.pdf wird hochgeladen' })).toBeVisible()
  angehalten.resolve()
  for (const name of ['1.pdf', '3.pdf', '4.pdf', '5.pdf'])
    await expect(page.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled()
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

test('[R7.2-13] ziehen und einfügen: auf das Feld, und daneben mit der Frage, wohin', async ({ page }) => {
  await ablegen(dateifeld(page, FELD).getByText('oder hierher ziehen'), [pdf('Feld.pdf')])
  await expect(page.getByRole('button', { name: 'Feld.pdf entfernen' })).toBeVisible()
  await ablegen(page.getByRole('heading', { level: 1 }), [pdf('Daneben 1.pdf'), pdf('Daneben 2.pdf')])
  const frage = page.getByRole('dialog', { name: 'Wohin gehören die 2 Dateien?' })
  await frage.getByRole('button', { name: 'Vollmacht für Bevollmächtigte' }).click()
  const vollmacht = dateifeld(page, 'Vollmacht für Bevollmächtigte')
  await expect(vollmacht.getByRole('button', { name: 'Daneben 2.pdf entfernen' })).toBeVisible()

  await einfuegen(dateifeld(page, FELD), [bild('image.png')])
  await expect(page.getByRole('button', { name: 'image.png entfernen' })).toBeVisible()
  await einfuegen(page.getByRole('heading', { level: 1 }), [bild('image.png')])
  await page.getByRole('dialog').getByRole('button', { name: FELD }).click()
  await expect(page.getByRole('button', { name: /^Bild \d{4}-.*\.png entfernen$/ })).toBeVisible()
})

test('[R7.2-13] dieselbe Datei noch einmal: ein Hinweis; Entfernen lässt sich rückgängig machen, auch mit Tasten', async ({
  page,
}) => {
  await auswaehlen(page, pdf('Karte.pdf'))
  await expect(page.getByRole('button', { name: 'Karte.pdf entfernen' })).toBeVisible()
  await auswaehlen(page, pdf('Karte.pdf'), { ...pdf('IMG_0815.HEIC'), mimeType: 'image/heic' })
  await expect(dateifeld(page, FELD)).toContainText('„Karte.pdf“ ist hier schon hochgeladen.')
  await expect(eintrag(page, 'Karte.pdf')).toHaveCount(1)
  await expect(eintrag(page, 'IMG_0815.HEIC')).toContainText('„Maximale Kompatibilität“')
  await page.getByRole('button', { name: 'IMG_0815.HEIC entfernen' }).click()
  await expect(page.getByRole('button', { name: 'Dateien auswählen' }).last()).toBeFocused()

  await page.getByRole('button', { name: 'Karte.pdf entfernen' }).press('Enter')
  const zurueck = page.getByRole('button', { name: 'Rückgängig' })
  await expect(zurueck).toBeFocused()
  await expect(eintrag(page, 'Karte.pdf')).toHaveCount(0)
  await nachDemLetztenKlick()
  await zurueck.press('Enter')
  await expect(eintrag(page, 'Karte.pdf')).toHaveCount(1)
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
  expect(await leinwand.evaluate(ersterPunkt)).toEqual([255, 0, 0])
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

test('[S4-11] eine Datei wird im zweiten Antrag wieder verwendet, mit Suche und Tasten', async ({
  page,
  baseURL,
}) => {
  await auswaehlen(page, pdf('Satzung 2025.pdf'), pdf('Lageplan.pdf'))
  await expect(page.getByRole('button', { name: 'Lageplan.pdf entfernen' })).toBeVisible()
  await istGespeichert(page)
  const zweiter = await weitererEntwurf(baseURL ?? '', fall)
  await page.goto(zweiter)
  await dateifeld(page, FELD).getByRole('button', { name: 'Vorhandene Datei verwenden' }).press('Enter')
  const fenster = page.getByRole('dialog', { name: 'Vorhandene Datei verwenden' })
  await expect(fenster.getByRole('checkbox')).toHaveCount(2)
  await expect(fenster).toContainText(/Sonstige Unterlagen \(GE-\d{4}-\d{6}\)/)
  await pruefer(page)('vorhandene Dateien')
  await fenster.getByRole('searchbox', { name: 'Suchen' }).fill('satz')
  await fenster.getByRole('checkbox', { name: 'Satzung 2025.pdf' }).press('Space')
  await fenster.getByRole('button', { name: 'Datei verwenden' }).press('Enter')
  await expect(eintrag(page, 'Satzung 2025.pdf')).toHaveCount(1)
  await istGespeichert(page)
  await page.reload()
  await expect(eintrag(page, 'Satzung 2025.pdf')).toHaveCount(1)
  await dateifeld(page, FELD).getByRole('button', { name: 'Vorhandene Datei verwenden' }).click()
  await expect(fenster.getByRole('checkbox', { name: 'Satzung 2025.pdf' })).toBeDisabled()
})

test('wer den Antrag verlässt, während Dateien unterwegs sind, wird gefragt', async ({ page }) => {
  const angehalten = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await angehalten.promise
    await route.abort()
  })
  const waechter = page.waitForResponse(/\/Uploadwaechter-/)
  await auswaehlen(page, pdf('Lageplan.pdf'))
  await expect(page.getByRole('progressbar', { name: 'Lageplan.pdf wird hochgeladen' })).toBeVisible()
  await (await waechter).finished()
  const start = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Start' })
  await start.click()
  const frage = page.getByRole('alertdialog', { name: 'Hochladen abbrechen?' })
  await frage.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(eintrag(page, 'Lageplan.pdf')).toBeVisible()
  await start.click()
  await frage.getByRole('button', { name: 'Antrag verlassen' }).click()
  await expect(titel(page, /Guten Tag/)).toBeVisible()
  angehalten.resolve()
})

test('[S5-02] der Stand der Virenprüfung kommt von selbst; Infiziertes sagt, was zu tun ist', async ({
  page,
}) => {
  let stand = 'wird geprüft'
  const mitStand = async (route: Route) => {
    const antwort = await route.fetch()
    const text = (await antwort.text()).replaceAll('nicht geprüft', stand)
    await route.fulfill({ response: antwort, body: text })
  }
  await page.route(UPLOAD, mitStand)
  await page.route('**/formular/*/dokument', mitStand)
  await auswaehlen(page, pdf('Nachweis.pdf'))
  await expect(eintrag(page, 'Nachweis.pdf')).toContainText('wird auf Viren geprüft')
  await istGespeichert(page)
  stand = 'infiziert'
  await expect(eintrag(page, 'Nachweis.pdf')).toContainText('wurde Schadsoftware gefunden', {
    timeout: 15_000,
  })
  await expect(page.getByRole('button', { name: 'Nachweis.pdf ansehen' })).toHaveCount(0)
  await pruefer(page)('eine gesperrte Datei')
})

test('[R7.2-13] was ankommt, während eine andere Seite offen ist, steht sofort im Antrag', async ({
  page,
}) => {
  const angehalten = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await angehalten.promise
    await route.continue()
  })
  await auswaehlen(page, pdf('Karte.pdf'), pdf('Unterwegs.pdf'))
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await expect(titel(page, 'Finanzierung')).toBeVisible()
  angehalten.resolve()
  const imAntrag = async () => {
    const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
    return dateienVon(body.formular, 'sonstige').map(({ dateiname }) => dateiname ?? '')
  }
  await expect.poll(async () => (await imAntrag()).toSorted()).toEqual(['Karte.pdf', 'Unterwegs.pdf'])
  await expect(titel(page, 'Finanzierung')).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Dokumente' }).click()
  await expect(
    eintrag(page, 'Unterwegs.pdf').getByRole('button', { name: 'Unterwegs.pdf entfernen' }),
  ).toBeVisible()
  await hochladen(page, FELD, 'Noch eine.pdf')
  await istGespeichert(page)
})
