import { expect, test, type Page } from '@playwright/test'
import { oeffnen } from '../src/browser.ts'

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
  expect(text).toMatch(/Eingegangen am\d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/)
  const [post = ''] = await brief(page, was)
  for (const teil of [nummer, '(/start)', 'berta@hof.example']) expect(post).toContain(teil)
  await dialog(page).getByRole('button', { name: 'Fertig' }).click()
  await expect(dialog(page)).toBeHidden()
  // The next report begins empty.
  await melden(page)
  await expect(feld(page, 'Was ist die Barriere?')).toHaveValue('')
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
