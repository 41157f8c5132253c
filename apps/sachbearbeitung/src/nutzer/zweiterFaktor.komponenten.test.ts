import { bankFaktorenLesen } from '@foerderportal/contract/nutzer/bank/routes'
import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { konto, leiste, titel } from '../testing/frame.ts'
import { FRANK, LENA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import type { Tisch } from '../testing/tisch.ts'

const ADRESSE = '/sachbearbeitung/anmeldung'
const TELEFON = { id: '90000000-0000-4000-8000-000000000001', name: 'Telefon' }
const main = () => page.getByRole('main')
const imBetrieb = ({ server }: Tisch) =>
  server.answer(konfigurationLesen, 200, { ...KONFIGURATION, demo: false })

test('[S1-11] aus dem Menü der Bank richtet man den zweiten Faktor ein, auf der Seite des Anmeldedienstes, und liest danach, dass er da ist', async ({
  tisch,
}) => {
  imBetrieb(tisch)
  tisch.server.answer(bankFaktorenLesen, 200, [])
  await tisch.open('/sachbearbeitung', FRANK)
  await konto().click()
  await page.getByRole('link', { name: 'Zweiter Faktor' }).click()
  await expect.element(titel('Anmeldung')).toBeVisible()
  await expect
    .element(page.getByText('Ihre Aufgabe bei der Bank verlangt einen zweiten Faktor.'))
    .toBeVisible()
  await istZugaenglich('Zweiter Faktor, noch keiner')
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  await expect.poll(() => tisch.departures).toHaveLength(1)
  const ziel = new URL(tisch.departures[0] ?? '')
  expect(ziel.searchParams.get('kc_action')).toBe('CONFIGURE_TOTP')
  expect(ziel.searchParams.get('redirect_uri')).toContain('/sachbearbeitung/')
  tisch.server.answer(bankFaktorenLesen, 200, [TELEFON])
  await tisch.follow()
  await expect.element(titel('Anmeldung')).toBeVisible()
  await expect.element(main()).toMatchTextContent('„Telefon“ ist eingerichtet.')
  await expect.element(main().getByRole('button', { name: /^Löschen/ })).toBeVisible()
})

for (const [wer, person, folge] of [
  ['dessen Aufgabe ihn verlangt', FRANK, 'Bei der nächsten Anmeldung richten Sie einen neuen ein.'],
  ['dessen Aufgabe ihn nicht verlangt', SABINE, 'Ihr Konto schützt danach nur noch das Passwort.'],
] as const)
  test(`[S1-11] wer den letzten löscht, ${wer}, erfährt, was folgt`, async ({ tisch }) => {
    imBetrieb(tisch)
    tisch.server.answer(bankFaktorenLesen, 200, [TELEFON])
    await tisch.open(ADRESSE, person)
    await main()
      .getByRole('button', { name: /^Löschen/ })
      .click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(`letzter zweiter Faktor: ${folge}`)
    await page.getByRole('button', { name: 'Zweiten Faktor löschen' }).click()
    // Whoever deletes one has just proved who he is (S1-04).
    await expect.poll(() => tisch.departures).toHaveLength(1)
    expect(new URL(tisch.departures[0] ?? '').searchParams.get('prompt')).toBe('login')
  })

const zeile = () => page.getByRole('region', { name: 'Vorführung' })

test('[S1-11] wo die Vorführung ihn überspringt, sagt es jede Seite; im Betrieb keine', async ({ tisch }) => {
  tisch.server.answer(bankFaktorenLesen, 200, [])
  for (const adresse of [
    '/sachbearbeitung',
    ADRESSE,
    '/sachbearbeitung/start',
    '/sachbearbeitung/gibt-es-nicht',
  ]) {
    await tisch.open(adresse, SABINE)
    await expect.element(zeile()).toMatchTextContent('Vorführung ohne zweiten Faktor')
  }
  await istZugaenglich('Vorführung ohne zweiten Faktor')
  await resize(390, 844)
  await expectNoOverflow()
  tisch.server.answer(konfigurationLesen, 200, { ...KONFIGURATION, demoOeffentlich: true })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(zeile()).toMatchTextContent(VORFUEHRUNG_SATZ)
  imBetrieb(tisch)
  await tisch.open(ADRESSE, SABINE)
  await expect.element(titel('Anmeldung')).toBeVisible()
  await expect.element(zeile()).not.toBeInTheDocument()
})

test('[S1-11] wer nicht zur Bank gehört, hat den Eintrag nicht', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', LENA)
  await konto().click()
  await expect.element(leiste().getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Zweiter Faktor' })).not.toBeInTheDocument()
})
