import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { brotkrumen, frage, hauptnavigation, kopf, pfad, titel } from '../testing/frame.ts'
import { ALTMOOR, KEINE, LENA, LOHNBETRIEB, MAX, NEU, NORA, SABINE } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

/** Of nobody that is known here. */
const FREMDES = '0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f001'

const fenster = () => page.getByRole('alertdialog', { name: 'Autorisierungsfehler' })
const unbekannt = ({ server }: Portal) => server.refuse(nutzerStatusLesen, 404, KEIN_NUTZER)

test('[R2.2-01] nach der Anmeldung geht es dort weiter, wohin man wollte, mit Unternehmen und Stelle', async ({
  portal,
}) => {
  const ziel = `/unternehmen-aendern/nutzer-uebersicht?unternehmenId=${LOHNBETRIEB.id}#inhalt`
  await portal.open('/start', MAX)
  localStorage.clear() // a browser that has no session yet
  await portal.open(ziel)
  expect(portal.departures).toEqual([expect.stringContaining('/auth?')])
  await portal.follow()
  await expect.element(titel('Nutzer-Übersicht')).toBeVisible()
  expect(portal.address()).toBe(ziel)
  await expect.element(kopf()).toMatchTextContent(LOHNBETRIEB.name)
})

test('[R2.2-05] ein fremdes Unternehmen in der Adresse zählt nicht: man wählt eines von seinen', async ({
  portal,
}) => {
  const ziel = `/mitteilungen/uebersicht?unternehmenId=${FREMDES}`
  await portal.open(ziel, MAX)
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  expect(frage('unternehmenId')).toBeNull()
  expect(frage('originalRoute')).toBe(ziel)
  await page.getByRole('link', { name: LOHNBETRIEB.name }).click()
  await expect.element(titel('Mitteilungen')).toBeVisible()
  await expect.element(kopf()).toMatchTextContent(LOHNBETRIEB.name)
  expect(frage('unternehmenId')).toBe(LOHNBETRIEB.id)
})

test('[R2.2-05] wer mehrere hat, wählt eines und landet, wo er hinwollte; die Adresse behält es', async ({
  portal,
}) => {
  await portal.open('/zuwendung/uebersicht', MAX)
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  expect(frage('originalRoute')).toBe('/zuwendung/uebersicht')
  await page.getByRole('link', { name: ALTMOOR.name }).click()
  await expect.element(titel('Anträge')).toBeVisible()
  await expect.element(page.getByText('Zuschüsse für Hof Altmoor KG')).toBeVisible()
  await portal.reload()
  await expect.element(page.getByText('Zuschüsse für Hof Altmoor KG')).toBeVisible()
})

test('[R2.2-06] wen es noch nicht gibt, der registriert sich, wohin er auch wollte', async ({ portal }) => {
  unbekannt(portal)
  for (const ziel of ['/', '/zuwendung/uebersicht', '/nutzer-aendern/nutzer', '/unternehmen-auswahl']) {
    await portal.open(ziel, NEU)
    await expect.element(titel('Registrierung')).toBeVisible()
    expect(pfad(), ziel).toBe('/registrierung/nutzer')
  }
})

test('[R2.2-06] [R2.2-10] ist der Stand nicht zu haben, sind Nutzer und Unternehmen vergessen und die Startseite sagt es', async ({
  portal,
}) => {
  await portal.open(`/dashboard?unternehmenId=${ALTMOOR.id}`, MAX)
  await expect.element(kopf()).toMatchTextContent(ALTMOOR.name)
  const wieder = portal.server.refuse(nutzerStatusLesen, 500)
  await portal.open(`/zuwendung/uebersicht?unternehmenId=${ALTMOOR.id}`)
  await expect.element(titel('Das hat nicht geklappt')).toBeVisible()
  expect(pfad()).toBe('/start')
  expect(frage('unternehmenId')).toBeNull()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Serverseitiges Fehlverhalten der Applikation')
  await expect.element(kopf()).not.toMatchTextContent(ALTMOOR.name)
  const nochmal = page.getByRole('link', { name: 'Noch einmal versuchen' })
  const gefragt = portal.server.calls(nutzerStatusLesen).length
  await nochmal.click()
  await expect.poll(() => portal.server.calls(nutzerStatusLesen).length).toBe(gefragt + 1)
  await expect.element(titel('Das hat nicht geklappt')).toBeVisible()
  wieder()
  await nochmal.click()
  await expect.element(titel('Anträge')).toBeVisible()
  expect(frage('unternehmenId')).toBe(ALTMOOR.id)
})

test('[R2.2-10] eine gescheiterte Anmeldung steht auf der Startseite', async ({ portal }) => {
  await portal.open('/auth/callback?error=access_denied&state=unbekannt')
  await expect.element(page.getByText('Die Anmeldung hat nicht geklappt')).toBeVisible()
  expect(pfad()).toBe('/start')
})

test('[R2.2-02] der Stand des Nutzers wird einmal geladen, nicht auf jeder Seite', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  await hauptnavigation().getByRole('link', { name: 'Anträge' }).click()
  await expect.element(titel('Anträge')).toBeVisible()
  await hauptnavigation().getByRole('link', { name: 'Start' }).click()
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  expect(portal.server.calls(nutzerStatusLesen)).toHaveLength(1)
})

test('[R2.2-07] [S11-11] ohne Recht sagt es ein Fenster, dann steht man an der ersten erlaubten Stelle: kein Kreislauf', async ({
  portal,
}) => {
  await portal.open('/', KEINE)
  // The root itself refuses nobody: it leads to what is permitted.
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  await expect.element(fenster()).not.toBeInTheDocument()
  for (const start of [
    () => kopf().getByRole('link', { name: 'Förderportal' }),
    () => hauptnavigation().getByRole('link', { name: 'Start' }),
    () => brotkrumen().getByRole('link', { name: 'Start' }),
  ]) {
    await portal.open('/nutzer-aendern/nutzer')
    await start().click()
    await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  }
  for (const verboten of ['/auszahlung/uebersicht', '/dashboard']) {
    await portal.open(verboten)
    await expect.element(fenster()).toMatchTextContent('nicht autorisiert')
    await fenster().getByRole('button', { name: 'OK', exact: true }).click()
    await expect.element(titel('Unternehmensauswahl')).toBeVisible()
    await expect.element(fenster()).not.toBeInTheDocument()
    expect(pfad()).toBe('/unternehmen-auswahl')
  }
  await portal.open('/gibt-es-nicht')
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  await expect.element(fenster()).not.toBeInTheDocument()
})

test('[R2.2-07] wer Zuwendungen nicht lesen darf, findet keinen Verweis, der ihn abweist', async ({
  portal,
}) => {
  await portal.open('/', KEINE)
  await expect.element(kopf().getByRole('link', { name: 'Mitteilungen' })).not.toBeInTheDocument()
  await page.getByRole('main').getByRole('link', { name: LOHNBETRIEB.name }).click()
  await expect.element(titel('Unternehmensdaten')).toBeVisible()
  await expect.element(fenster()).not.toBeInTheDocument()
})

test('[R2.2-07] das Fenster erklärt zuerst, was es heißt, und nennt dann das Wort', async ({ portal }) => {
  await portal.open('/auszahlung/uebersicht', KEINE)
  const saetze = fenster().getByRole('paragraph')
  await expect.element(saetze.first()).toMatchTextContent('für Ihr Konto nicht freigeschaltet')
  await expect.element(saetze.last()).toHaveTextContent('nicht autorisiert')
  await istZugaenglich('Fenster ohne Recht')
})

test('[S1-11] wer für die Bank arbeitet, kommt an seinen eigenen Zugang, wohin er auch wollte, und niemand fragt nach ihm', async ({
  portal,
}) => {
  const zugang = [`${location.origin}/sachbearbeitung`]
  for (const ziel of ['/', '/dashboard', '/registrierung/nutzer', '/unternehmen-aendern/unternehmen']) {
    await portal.open(ziel, SABINE)
    expect(portal.departures, ziel).toEqual(zugang)
  }
  await portal.open('/start')
  await page.getByRole('button', { name: 'Sabine Sachbearbeitung' }).click()
  await expect.element(page.getByRole('link', { name: 'Login-Daten' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Zur Sachbearbeitung' }).click()
  await expect.poll(() => portal.departures).toEqual(zugang)
  expect(portal.server.calls(nutzerStatusLesen)).toEqual([])
})

test('[S11-11] wer das Dashboard sehen darf, kommt von der Wurzel dorthin', async ({ portal }) => {
  await portal.open('/', NORA)
  await expect.element(titel('Guten Tag, Nora')).toBeVisible()
  expect(pfad()).toBe('/dashboard')
})

test('[R2.2-09] die Registrierung fragt nicht nach dem Stand des Nutzers, nur nach der Anmeldung', async ({
  portal,
}) => {
  portal.server.refuse(nutzerStatusLesen, 500)
  await portal.open('/registrierung/unternehmen', NEU)
  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
  await portal.open('/registrierung/nutzer')
  await expect.element(titel('Registrierung')).toBeVisible()
  expect(portal.server.calls(nutzerStatusLesen)).toEqual([])
})
