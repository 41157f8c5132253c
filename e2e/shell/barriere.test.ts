import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'

const EMPFAENGER = 'barrierefrei@bank.example'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Barriere melden' })
const feld = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name })
const melden = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Barriere melden' }).click()
const senden = (page: Page) => dialog(page).getByRole('button', { name: 'Meldung senden' }).click()
const barriere = (was: string) => `${was} (Probe ${crypto.randomUUID()})`

/** The mail that brought the report to the provider, found by its text. */
const brief = async (page: Page, text: string) => {
  const tab = await page.context().newPage()
  await tab.goto(`/demo/postausgang?an=${encodeURIComponent(EMPFAENGER)}`)
  const inhalt = await tab.getByRole('article').filter({ hasText: text }).allTextContents()
  await tab.close()
  return inhalt
}

test('[R2.3-09] ohne Konto: die Meldung kommt an, mit Nummer und Zeit, und liegt der Bank als Mail vor', async ({
  page,
}) => {
  const was = barriere('Der Kontrast der Knöpfe ist zu schwach.')
  await oeffnen(page, '/start')
  await melden(page)
  await expect(feld(page, /Auf welcher Seite/)).toHaveValue(/\(\/start\)$/)
  await feld(page, 'Was ist die Barriere?').fill(was)
  await feld(page, /^E-Mail-Adresse/).fill('berta@hof.example')
  await senden(page)
  await expect(dialog(page).getByRole('heading', { name: /Ihre Meldung ist angekommen/ })).toBeVisible()
  await expect(dialog(page)).toContainText('antworten Ihnen innerhalb eines Monats an berta@hof.example')
  await expect(dialog(page)).toContainText(was)
  const text = await dialog(page).textContent()
  const nummer = /BAR-\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? 'keine Nummer'
  expect(text).toMatch(/Eingegangen am\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/)
  const [post = ''] = await brief(page, was)
  for (const teil of [nummer, '(/start)', 'berta@hof.example']) expect(post).toContain(teil)
  await dialog(page).getByRole('button', { name: 'Fertig' }).click()
  await expect(dialog(page)).toBeHidden()
  // The next report begins empty.
  await melden(page)
  await expect(feld(page, 'Was ist die Barriere?')).toHaveValue('')
})

test('was fehlt oder falsch ist, steht am Feld, auf Deutsch', async ({ page }) => {
  await oeffnen(page, '/start')
  await melden(page)
  await feld(page, /^E-Mail-Adresse/).fill('berta')
  await senden(page)
  await expect(dialog(page).getByRole('alert')).toBeFocused()
  await expect(dialog(page).getByRole('alert')).toContainText('Bitte prüfen Sie 2 Angaben')
  await expect(feld(page, 'Was ist die Barriere?')).toHaveAccessibleDescription(
    /Beschreiben Sie, was Sie hindert\./,
  )
  await expect(feld(page, /^E-Mail-Adresse/)).toHaveAccessibleDescription(/Geben Sie eine E-Mail-Adresse ein/)
})

test('scheitert das Senden, bleibt jedes Zeichen stehen, und die Wiederholung ist dieselbe Meldung', async ({
  page,
}) => {
  const was = barriere('Die Frist wird nicht vorgelesen.')
  await oeffnen(page, '/start')
  await melden(page)
  await feld(page, 'Was ist die Barriere?').fill(was)
  // The server takes the report, its answer is lost.
  await page.route('**/foerderportal/barriere', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await senden(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Prüfen Sie Ihre Internetverbindung')
  await expect(feld(page, 'Was ist die Barriere?')).toHaveValue(was)
  await page.unroute('**/foerderportal/barriere')
  // A second click that follows the first too closely counts as a slip of the finger (R2.3-11).
  await expect(async () => {
    await senden(page)
    await expect(dialog(page).getByRole('heading', { name: /angekommen/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await brief(page, was)).toHaveLength(1)
})

test('wer den Dialog schließt, findet seinen Text wieder, ohne und mit Anmeldung', async ({
  page,
  baseURL,
}) => {
  await oeffnen(page, '/start')
  await melden(page)
  await feld(page, 'Was ist die Barriere?').fill('Angefangen ohne Konto')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await melden(page)
  await expect(feld(page, 'Was ist die Barriere?')).toHaveValue('Angefangen ohne Konto')
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()

  page.on('dialog', (frage) => void frage.accept())
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await melden(page)
  await feld(page, 'Was ist die Barriere?').fill('Angefangen mit Konto')
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  await melden(page)
  await expect(feld(page, 'Was ist die Barriere?')).toHaveValue('Angefangen mit Konto')
})

test('der Link aus der Erklärung zur Barrierefreiheit führt zum Formular', async ({ page, context }) => {
  await oeffnen(page, '/start')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Erklärung zur Barrierefreiheit' }).click()
  const neuerTab = context.waitForEvent('page')
  await page.locator('iframe').contentFrame().getByRole('link', { name: 'Barriere melden' }).last().click()
  const tab = await neuerTab
  await expect(dialog(tab)).toBeVisible()
  await expect(feld(tab, /Auf welcher Seite/)).toHaveValue('')
  await dialog(tab).getByRole('button', { name: 'Abbrechen' }).click()
  expect(new URL(tab.url()).hash).toBe('')
})
