import { expect, test, type Page } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { beiLoginDaten, personMitHof } from '../src/anmeldedienst/person.ts'
import type { Konto } from '../src/anmeldedienst/typ.ts'
import { abmelden, mitAlterAnmeldung, wennGefragtAnmelden, zurAnmeldung } from '../src/anmeldedienst/wege.ts'
import { imPortal, oeffnen, titel } from '../src/browser.ts'

const einrichten = async (page: Page, konto: Konto) => {
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  const geraet = await dienst.totpEinrichten(page, konto, 'Telefon von Gesine')
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await expect(page.getByText('„Telefon von Gesine“ ist eingerichtet.')).toBeVisible()
  return geraet
}

const bisZumCode = async (page: Page, konto: Konto) => {
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, konto)
}

/** The button and the question. */
const loeschen = async (page: Page) => {
  await page.getByRole('button', { name: 'Löschen Telefon von Gesine' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Zweiten Faktor löschen?' })
  await expect(dialog).toContainText('Es ist Ihr letzter zweiter Faktor')
  await dialog.getByRole('button', { name: 'Zweiten Faktor löschen' }).click()
}

test('[R6-04] ein zweiter Faktor wird eingerichtet, bei der Anmeldung verlangt und wieder gelöscht', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await expect(page.getByText('Sie haben noch keinen zweiten Faktor.')).toBeVisible()
  const geraet = await einrichten(page, konto)

  await bisZumCode(page, konto)
  await dienst.codeEingeben(page, geraet)
  await imPortal(page)
  await oeffnen(page, '/nutzer-aendern/logindaten')
  const eintrag = page.getByRole('listitem').filter({ hasText: 'Telefon von Gesine' })
  await expect(eintrag).toContainText('Eingerichtet')

  await loeschen(page)
  await wennGefragtAnmelden(page, konto, geraet, page.getByText('„Telefon von Gesine“ ist gelöscht.'))
  await expect(page.getByText('Sie haben noch keinen zweiten Faktor.')).toBeVisible()
  await bisZumCode(page, konto)
  await imPortal(page)
})

test('[R6-04] ohne das Telefon hilft ein Wiederherstellungscode, einmal', async ({ page, baseURL }) => {
  test.skip(!dienst.kann.ersatzcodes, 'Dieser Anmeldedienst gibt keine Wiederherstellungscodes aus.')
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const { ersatzcodes } = await einrichten(page, konto)
  const [erster = ''] = ersatzcodes
  expect(erster).not.toBe('')
  await bisZumCode(page, konto)
  await dienst.ersatzcodeEingeben(page, erster)
  await imPortal(page)
  await bisZumCode(page, konto)
  await dienst.ersatzcodeEingeben(page, erster)
  await dienst.ersatzcodeAbgewiesen(page)
})

test('[R6-04] wer das Einrichten abbricht, hat keinen zweiten Faktor', async ({ page, baseURL }) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  await dienst.aktionErreichen(page, konto, 'zweiterFaktor')
  await dienst.abbrechen(page)
  await expect(page.getByText('Es wurde kein zweiter Faktor eingerichtet.')).toBeVisible()
  await expect(page.getByText('Sie haben noch keinen zweiten Faktor.')).toBeVisible()
})

test('[R5-06] [R6-04] nach erneuter Anmeldung geht das Löschen von selbst weiter, ohne noch einmal zu fragen', async ({
  page,
  baseURL,
}) => {
  const konto = await personMitHof(page, baseURL ?? '')
  const id = 'f0000000-0000-4000-8000-000000000001'
  await page.route('**/nutzer/otp', (route) => route.fulfill({ json: [{ id, name: 'Telefon von Gesine' }] }))
  await oeffnen(page, '/nutzer-aendern/logindaten')
  await mitAlterAnmeldung(page, konto, '**/nutzer/otp/*', () => loeschen(page))
  // The server knows no such device: that it was asked shows that the step went on.
  await expect(page.getByText('„Telefon von Gesine“ war schon gelöscht.')).toBeVisible()
})
