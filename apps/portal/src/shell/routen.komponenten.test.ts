import { resize } from '@foerderportal/shell/testing/browser'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { frage, pfad, titel, unternehmensmenue } from '../testing/frame.ts'
import { ALTMOOR, KEINE, LENA, MAX } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

/** Table 2.1 behind the sign-in: path, title, and whether its permission is the one on grants. */
const TABELLE = [
  ['/dashboard', 'Guten Tag, Max', 'zuwendungen'],
  ['/registrierung/nutzer', 'Registrierung', 'basis'],
  ['/registrierung/unternehmen', 'Unternehmen registrieren', 'basis'],
  ['/unternehmen-einladung-bestaetigung', 'Einladung zum Unternehmen', 'basis'],
  ['/nutzer-aendern/logindaten', 'Login-Daten', 'basis'],
  ['/nutzer-aendern/nutzer', 'Persönliche Daten', 'basis'],
  ['/unternehmen-aendern/unternehmen', 'Unternehmensdaten', 'keines'],
  ['/unternehmen-aendern/nutzer-uebersicht', 'Nutzer-Übersicht', 'keines'],
  ['/unternehmen-aendern/nutzer-anlegen', 'Nutzer hinzufügen', 'keines'],
  ['/unternehmen-anlegen', 'Unternehmen anlegen', 'basis'],
  ['/identifizierung/erfolgreich', 'Erfolgreich identifiziert', 'basis'],
  ['/identifizierung/in-arbeit', 'Identifikation durchführen', 'basis'],
  ['/identifizierung/in-pruefung', 'Identifikation wird überprüft', 'basis'],
  ['/identifizierung/nicht-erfolgreich', 'Identifikation nicht erfolgreich', 'basis'],
  ['/interessenbekundung/uebersicht', 'Interessenbekundungen', 'zuwendungen'],
  ['/zuwendung/uebersicht', 'Anträge', 'zuwendungen'],
  ['/auszahlung/uebersicht', 'Auszahlungen', 'zuwendungen'],
  ['/mitteilungen/uebersicht', 'Mitteilungen', 'zuwendungen'],
] as const

/** Pages of the company's and one's own data carry the coloured line below the head (R2.3-03). */
const MIT_KOPFLINIE = new Set<string>([
  '/registrierung/nutzer',
  '/registrierung/unternehmen',
  '/nutzer-aendern/logindaten',
  '/nutzer-aendern/nutzer',
  '/unternehmen-aendern/unternehmen',
  '/unternehmen-aendern/nutzer-uebersicht',
  '/unternehmen-aendern/nutzer-anlegen',
  '/unternehmen-anlegen',
  '/mitteilungen/uebersicht',
])

const STAND: Readonly<Record<string, IdentStand>> = {
  '/identifizierung/in-arbeit': 'IN_ARBEIT',
  '/identifizierung/in-pruefung': 'IN_PRUEFUNG',
  '/identifizierung/nicht-erfolgreich': 'NICHT_ERFOLGREICH',
}

/** The screens of the identification follow the user's state: it is that one which belongs to the page. */
const identifizierungPasstZurSeite = ({ server }: Portal) =>
  server.answer(identifizierungLesen, 200, () => ({
    stand: STAND[pfad()] ?? 'ERFOLGREICH',
    seit: '2026-06-01T10:00:00.000Z',
    identifizierungsUrl: `${location.origin}/identifizierung/starten/probe`,
  }))

/** Heads of the table that have no page of their own, and where they lead. */
const BEREICHE = [
  ['/registrierung', '/registrierung/nutzer'],
  ['/nutzer-aendern', '/nutzer-aendern/nutzer'],
  ['/unternehmen-aendern', '/unternehmen-aendern/unternehmen'],
  ['/identifizierung', '/identifizierung/in-arbeit'],
  ['/interessenbekundung', '/interessenbekundung/uebersicht'],
  ['/zuwendung', '/zuwendung/uebersicht'],
  ['/auszahlung', '/auszahlung/uebersicht'],
  ['/mitteilungen', '/mitteilungen/uebersicht'],
] as const

const steht = async (ort: string, name: string): Promise<void> => {
  await expect.element(titel(name), { message: ort }).toBeVisible()
  expect(pfad()).toBe(ort)
  expect(document.title).toBe(`${name} - Förderportal`)
}
const kopflinieStimmt = (ort: string): void => {
  const linien = page.getByCss('.s-kopflinie').elements()
  expect(
    linien.map((linie) => linie.getBoundingClientRect().height),
    ort,
  ).toEqual(MIT_KOPFLINIE.has(ort) ? [4] : [])
}

for (const [ort, name] of TABELLE)
  test(`[R2.1-01] [R2.3-03] ${ort} öffnet sich unmittelbar und nach dem Neuladen, mit Titel, Unternehmen und Kopflinie`, async ({
    portal,
  }) => {
    identifizierungPasstZurSeite(portal)
    await portal.open(`${ort}?unternehmenId=${ALTMOOR.id}`, MAX)
    await steht(ort, name)
    expect(frage('unternehmenId')).toBe(ALTMOOR.id)
    kopflinieStimmt(ort)
    await portal.reload()
    await steht(ort, name)
    expect(frage('unternehmenId')).toBe(ALTMOOR.id)
  })

test('[R2.1-01] der Kopf eines Bereichs führt zu seiner ersten Seite', async ({ portal }) => {
  identifizierungPasstZurSeite(portal)
  for (const [bereich, ort] of BEREICHE) {
    await portal.open(`${bereich}?unternehmenId=${ALTMOOR.id}`, MAX)
    expect(portal.address(), bereich).toBe(`${ort}?unternehmenId=${ALTMOOR.id}`)
  }
})

test('[R2.1-01] nur wer Zuwendungen lesen darf, kommt auf deren Seiten; alle anderen Routen sind offen', async ({
  portal,
}) => {
  identifizierungPasstZurSeite(portal)
  const fenster = page.getByRole('alertdialog', { name: 'Autorisierungsfehler' })
  for (const [ort, name, recht] of TABELLE) {
    await portal.open(ort, KEINE)
    if (recht === 'zuwendungen') {
      await expect.element(fenster, { message: ort }).toMatchTextContent('nicht autorisiert')
    } else {
      await steht(ort, name)
      await expect.element(fenster, { message: ort }).not.toBeInTheDocument()
    }
  }
})

test('[R2.1-03] der leere und jeder unbekannte Pfad öffnen das Dashboard und behalten das Unternehmen', async ({
  portal,
}) => {
  for (const ort of ['/', '/gibt-es-nicht', '/zuwendung/und/noch/tiefer', '/%C3%A4pfel']) {
    await portal.open(`${ort}?unternehmenId=${ALTMOOR.id}`, MAX)
    await steht('/dashboard', 'Guten Tag, Max')
    expect(frage('unternehmenId')).toBe(ALTMOOR.id)
  }
})

for (const [ort, name] of [
  ['/start', 'Willkommen'],
  ['/version', 'Version'],
] as const)
  test(`[R2.1-02] [R1-02] ${ort} ist öffentlich und heißt ${name}`, async ({ portal }) => {
    await portal.open(ort)
    await steht(ort, name)
    expect(portal.departures).toEqual([])
  })

describe('[R2.1-04] die Unternehmensauswahl ohne geladenen Nutzer', () => {
  test('führt zur Wurzel und damit auf das Dashboard', async ({ portal }) => {
    await portal.open('/unternehmen-auswahl', LENA)
    await steht('/dashboard', 'Guten Tag, Lena')
  })

  test('führt zur Wurzel, von dort zur Wahl und dann dahin, wohin man wollte', async ({ portal }) => {
    const ziel = `unternehmenId=${ALTMOOR.id}&originalRoute=%2Fzuwendung%2Fuebersicht`
    await portal.open(`/unternehmen-auswahl?${ziel}`, MAX)
    await steht('/unternehmen-auswahl', 'Unternehmensauswahl')
    expect(frage('unternehmenId')).toBeNull()
    await portal.reload()
    await steht('/unternehmen-auswahl', 'Unternehmensauswahl')
    await page.getByRole('link', { name: ALTMOOR.name }).click()
    await steht('/zuwendung/uebersicht', 'Anträge')
    expect(frage('unternehmenId')).toBe(ALTMOOR.id)
  })
})

test('[R2.1-05] wer nur für eines handelt, erfährt, wie man ein weiteres anlegen kann', async ({
  portal,
}) => {
  await portal.open('/unternehmen-anlegen', LENA)
  await expect.element(page.getByRole('main')).toMatchTextContent('Handeln Sie für mehrere Unternehmen?')
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Zu den persönlichen Daten' }).click()
  await steht('/nutzer-aendern/nutzer', 'Persönliche Daten')
})

test('[R2.1-06] vor und zurück steht jede Seite dort, wo man sie verlassen hat', async ({ portal }) => {
  await resize(1280, 400)
  const oben = () => Math.round(scrollY)
  const rollen = async (y: number) => {
    const gerollt = new Promise((fertig) => document.addEventListener('scroll', fertig, { once: true }))
    scrollTo(0, y)
    await gerollt
    expect(oben()).toBe(y)
  }
  await portal.open('/unternehmen-aendern/unternehmen', LENA)
  await expect.element(page.getByText('Bankverbindung', { exact: true })).toBeVisible()
  await rollen(420)
  // A click of the mouse would scroll to the head first.
  const uebersicht = page.getByRole('link', { name: 'Nutzer-Übersicht' })
  for (const knopf of [unternehmensmenue(), uebersicht]) {
    await expect.element(knopf).toBeInTheDocument()
    ;(await knopf.findElement()).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await expect.element(titel('Nutzer-Übersicht')).toBeVisible()
  await expect.poll(oben).toBe(0)
  await rollen(120)
  history.back()
  await expect.element(titel('Unternehmensdaten')).toBeVisible()
  await expect.poll(oben).toBe(420)
  history.forward()
  await expect.element(titel('Nutzer-Übersicht')).toBeVisible()
  await expect.poll(oben).toBe(120)
})
