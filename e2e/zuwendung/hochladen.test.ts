import { expect, test, type Page } from '@playwright/test'
import { dateifeld, hochladen, istGespeichert, pdf } from '../src/assistent.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/fall.ts'

const FELD = 'Sonstige Unterlagen'
const UPLOAD = '**/Zuwendungen/api/public/file?*'
const MB = 1024 * 1024

type Testdatei = { name: string; mimeType: string; buffer: Buffer }

const auswaehlen = async (page: Page, datei: Testdatei): Promise<void> => {
  const auswahl = page.waitForEvent('filechooser')
  await dateifeld(page, FELD).getByRole('button', { name: 'Dateien auswählen' }).click()
  await (await auswahl).setFiles(datei)
}

const eintrag = (page: Page, name: string) =>
  dateifeld(page, FELD).getByRole('listitem').filter({ hasText: name })

test.beforeEach(async ({ page, baseURL }) => {
  const fall = await leererFall(baseURL ?? '')
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
  await auswaehlen(page, { ...pdf('Karte.pdf'), buffer: Buffer.alloc(20 * MB + 1) })
  await expect(eintrag(page, 'Karte.pdf')).toContainText('Die Datei ist größer als 20 MB.')
  await auswaehlen(page, { ...pdf('Nichts.pdf'), buffer: Buffer.alloc(0) })
  await expect(eintrag(page, 'Nichts.pdf')).toContainText('Die Datei ist leer.')
  expect(gesendet).toBe(0)
})

test('das Hochladen lässt sich abbrechen; die Leiste sagt, worauf Weiter wartet', async ({ page }) => {
  const angehalten = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await angehalten.promise
    await route.abort()
  })
  await auswaehlen(page, pdf('Lageplan.pdf'))
  await expect(page.getByRole('progressbar', { name: 'Lageplan.pdf wird hochgeladen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Lageplan.pdf: Hochladen abbrechen' }).click()
  await expect(eintrag(page, 'Lageplan.pdf')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled()
  angehalten.resolve()
})

test('nach einer abgerissenen Verbindung gelingt es beim zweiten Mal, und die Datei ist nach dem Neuladen da', async ({
  page,
}) => {
  await page.route(UPLOAD, (route) => route.abort('connectionreset'), { times: 1 })
  await auswaehlen(page, pdf('Vollmacht.pdf'))
  await expect(eintrag(page, 'Vollmacht.pdf')).toContainText(/noch einmal/)
  await page.getByRole('button', { name: 'Vollmacht.pdf: noch einmal hochladen' }).click()
  await expect(
    eintrag(page, 'Vollmacht.pdf').getByRole('button', { name: 'Vollmacht.pdf entfernen' }),
  ).toBeVisible()
  await istGespeichert(page)
  await page.reload()
  await expect(eintrag(page, 'Vollmacht.pdf')).toHaveCount(1)
})

test('eine Datei überlebt das Verlassen der Seite, während sie unterwegs ist', async ({ page }) => {
  const weiter = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await weiter.promise
    await route.continue()
  })
  await auswaehlen(page, pdf('Unterwegs.pdf'))
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  weiter.resolve()
  await page.getByRole('complementary').getByRole('link', { name: 'Dokumente' }).click()
  await expect(
    eintrag(page, 'Unterwegs.pdf').getByRole('button', { name: 'Unterwegs.pdf entfernen' }),
  ).toBeVisible()
  await hochladen(page, FELD, 'Noch eine.pdf')
  await istGespeichert(page)
})
