import { bankpersonAnmelden } from '@foerderportal/contract/nutzer/bank/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { konto, leiste, titel, ueberschrift } from '../../testing/frame.ts'
import { FRANK, LENA, SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import { GESCHAEFT } from '../../zuwendung/testing/faelle.ts'
import { pruefdienst } from '../../zuwendung/testing/pruefdienst.ts'

const FALL = '/sachbearbeitung/?x=1'

test('[S1-11] wer nicht angemeldet ist, meldet sich an und steht danach, wo er hinwollte', async ({
  tisch,
}) => {
  await tisch.open(FALL)
  const [anmeldung = ''] = tisch.departures
  expect(new URL(anmeldung).searchParams.get('redirect_uri')).toBe(
    `${location.origin}/sachbearbeitung/auth/callback`,
  )
  await tisch.open(FALL, SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  expect(tisch.address()).toBe(FALL)
})

test('[S1-11] die Anmeldung kommt über den eigenen Rückweg zurück', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung/start', SABINE)
  localStorage.clear() // a browser that has no session yet
  await tisch.open(FALL)
  await tisch.follow()
  await expect.element(titel('Meine Fälle')).toBeVisible()
  expect(tisch.address()).toBe(FALL)
})

test('[S1-11] [S9-02] wer für die Bank arbeitet, trägt sich ein, einmal je Besuch', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  await leiste().getByRole('link', { name: 'Arbeitsvorrat' }).click()
  expect(tisch.server.calls(bankpersonAnmelden)).toHaveLength(1)
})

test('[S1-11] wer nicht zur Bank gehört, liest, wo es für ihn weitergeht, und der Server wird nach nichts gefragt', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung', LENA)
  await expect.element(titel('Nur für Mitarbeitende der Bank')).toBeVisible()
  expect(tisch.server.calls(bankpersonAnmelden)).toEqual([])
  await expect.element(leiste().getByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument()
  await istZugaenglich('Zugang, nicht von der Bank')
  await page.getByRole('link', { name: 'Zum Förderportal' }).click()
  await expect.poll(() => tisch.departures).toEqual([`${location.origin}/`])
})

test('[S1-11] ohne zweiten Faktor erklärt die Seite es und führt zur Anmeldung mit ihm', async ({
  tisch,
}) => {
  tisch.server.refuse(bankpersonAnmelden, 401, ALLGEMEIN.neuAnmelden)
  await tisch.open(FALL, FRANK)
  await expect.element(titel('Ein zweiter Faktor fehlt')).toBeVisible()
  await istZugaenglich('Zugang, ohne zweiten Faktor')
  await page.getByRole('button', { name: 'Noch einmal anmelden' }).click()
  await expect.poll(() => tisch.departures).toHaveLength(1)
  expect(new URL(tisch.departures[0] ?? '').searchParams.get('prompt')).toBe('login')
})

for (const absage of [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtAngemeldet])
  test(`[S1-11] eine Anmeldung, die der Server mit ${absage.status} ablehnt, heißt so`, async ({ tisch }) => {
    tisch.server.refuse(bankpersonAnmelden, absage.status, absage)
    await tisch.open(FALL, SABINE)
    await expect.element(titel('Ihre Anmeldung wurde abgelehnt')).toBeVisible()
    await istZugaenglich(`Zugang, ${absage.status} bei der Anmeldung`)
    await page.getByRole('button', { name: 'Noch einmal anmelden' }).click()
    await expect.poll(() => tisch.departures).toHaveLength(1)
  })

test('[S1-11] eine Störung beim Eintragen ist kein fehlender Faktor', async ({ tisch }) => {
  tisch.server.refuse(bankpersonAnmelden, 500)
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  await istZugaenglich('Fehlerseite')
})

test('[S1-11] abgemeldet steht man am Eingang der Bank, nicht am Portal', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await konto().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => tisch.departures).toHaveLength(1)
  await tisch.follow()
  expect(tisch.address()).toBe('/sachbearbeitung/start')
  await expect.element(titel('Sachbearbeitung')).toBeVisible()
  await istZugaenglich('Eingang der Bank')
  await page.getByRole('button', { name: 'Als Mitarbeitende anmelden' }).click()
  await expect.poll(() => tisch.departures).toEqual([expect.stringContaining('/auth?')])
})

test('[S9-14] eine unbekannte Adresse sagt, dass es die Seite nicht gibt, und führt zum Arbeitsvorrat', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung/gibt/es/nicht', SABINE)
  await expect.element(titel('Diese Seite gibt es nicht')).toBeVisible()
  expect(location.pathname).toBe('/sachbearbeitung/gibt/es/nicht')
  await expect.poll(() => document.title).toMatch(/^Diese Seite gibt es nicht - /)
  await expect.element(ueberschrift()).toHaveFocus()
  await istZugaenglich('Unbekannte Adresse')
  await page.getByRole('link', { name: 'Zum Arbeitsvorrat' }).click()
  await expect.element(titel('Meine Fälle')).toBeVisible()
})

const befangen = 'Sie haben für diesen Fall oder sein Unternehmen Befangenheit erklärt.'
for (const [was, problem, ueberschrift, satz] of [
  ['keinen nennt', ALLGEMEIN.ungueltig, 'Diesen Fall gibt es nicht', /nennt keinen Fall der Bank/],
  ['unbekannt ist', ALLGEMEIN.nichtGefunden, 'Diesen Fall gibt es nicht', /nennt keinen Fall der Bank/],
  ['er nicht sehen darf', ALLGEMEIN.keineBerechtigung, 'Dieser Fall ist für Sie geschlossen', befangen],
] as const)
  test(`[S9-14] [S9-01] ein Fall, der ${was}: die Seite sagt, woran es liegt`, async ({ tisch }) => {
    tisch.server.refuse(fallLesen, problem.status, { ...problem, detail: befangen })
    pruefdienst(tisch)
    await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`, SABINE)
    await expect.element(titel(ueberschrift)).toBeVisible()
    await expect.element(page.getByRole('main').getByText(satz)).toBeVisible()
    await page.getByRole('link', { name: 'Zum Arbeitsvorrat' }).click()
    await expect.element(titel('Meine Fälle')).toBeVisible()
  })
