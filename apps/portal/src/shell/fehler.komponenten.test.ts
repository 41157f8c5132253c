import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { nutzerServiceBaseUrl } from '@foerderportal/contract/shared/idp'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { describe, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clickAgain, goOffline, ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../testing/frame.ts'
import { LENA, LINDENAU } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const meldung = (name: string) => page.getByRole('alertdialog', { name, exact: true })
const bestaetigen = (name: string) => meldung(name).getByRole('button', { name: 'OK', exact: true }).click()

const TEST = { type: '/probleme/test', title: 'Test' }

const KATALOG = [
  [401, 'Authentifizierungfehler', 'nicht angemeldet'],
  [403, 'Autorisierungsfehler', 'nicht autorisiert'],
  [400, 'Kommunikationsfehler', 'Client-Fehler, Code 400'],
  [405, 'Kommunikationsfehler', 'Client-Fehler, Code 405'],
  [408, 'Kommunikationsfehler', 'Client-Fehler, Code 408'],
  [
    409,
    'Parallele Bearbeitung',
    'Die Daten wurden parallel von einem anderen Nutzer bearbeitet. Bitte laden Sie die Seite neu und wiederholen Sie den Vorgang.',
  ],
  [500, 'Kommunikationsfehler', 'Server-Fehler, Code 500'],
  [502, 'Kommunikationsfehler', 'Server-Fehler, Code 502'],
  [503, 'Kommunikationsfehler', 'Server-Fehler, Code 503'],
  [599, 'Kommunikationsfehler', 'Server-Fehler, Code 599'],
] as const

/** Long enough for all attempts that a call makes by itself. */
const ALLE_VERSUCHE_MS = 60_000

describe('allgemeine Meldungen', () => {
  for (const [status, name, text] of KATALOG)
    test(`[R8-03] jeder Status der Tabelle hat seinen Titel und seinen Text: ${status}`, async ({
      portal,
    }) => {
      const uhr = ownClock()
      portal.server.refuse(antragUebersichtLesen, status, TEST)
      await portal.open('/zuwendung/uebersicht', LENA)
      if (status === 503) await uhr.run(ALLE_VERSUCHE_MS)
      await expect.element(meldung(name)).toMatchTextContent(text)
      await bestaetigen(name)
      await expect.element(meldung(name)).not.toBeInTheDocument()
    })

  test('[R8-03] was ein Aufruf selbst zeigt, öffnet keinen Dialog', async ({ portal }) => {
    portal.server.refuse(ungeleseneZaehlen, 500, TEST)
    await portal.open('/dashboard', LENA)
    await expect.poll(() => portal.server.calls(ungeleseneZaehlen).length).toBe(1)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('der Anmeldedienst fehlt', () => {
  const FEHLER = 'Fehler beim Laden der Seite'
  const TEXT = 'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.'

  for (const [knopf, wohin] of [
    ['Anmelden', /\/protocol\/openid-connect\/auth\?(?!.*prompt=create)/],
    ['Konto anlegen', /\/protocol\/openid-connect\/auth\?.*prompt=create/],
  ] as const)
    test(`[R8-04] '${knopf}' sagt es in einem Dialog, danach geht es weiter`, async ({ portal }) => {
      const uhr = ownClock()
      await portal.open('/start')
      const wiederDa = portal.server.refuse(nutzerServiceBaseUrl, 500)
      await page.getByRole('button', { name: knopf }).click()
      await expect.element(meldung(FEHLER)).toMatchTextContent(TEXT)
      await bestaetigen(FEHLER)
      wiederDa()
      await uhr.run(3000)
      await clickAgain(page.getByRole('button', { name: knopf }))
      await expect.poll(() => portal.departures).toEqual([expect.stringMatching(wohin)])
    })

  test('[R8-04] auch wenn er zehn Sekunden lang nicht antwortet', async ({ portal }) => {
    const uhr = ownClock()
    await portal.open('/start')
    portal.server.also(
      ({ url }) => url.endsWith('/baseUrl'),
      () => new Promise(() => undefined),
    )
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect.poll(() => portal.server.log.at(-1)).toMatch(/baseUrl$/)
    await uhr.run(5000)
    await expect.element(meldung(FEHLER)).not.toBeInTheDocument()
    await uhr.run(6000)
    await expect.element(meldung(FEHLER)).toMatchTextContent(TEXT)
  })

  test('[R8-04] eine geschützte Seite sagt es und lässt den Besucher auf der Startseite', async ({
    portal,
  }) => {
    portal.server.refuse(nutzerServiceBaseUrl, 500)
    await portal.open('/zuwendung/uebersicht')
    await expect.element(meldung(FEHLER)).toMatchTextContent(TEXT)
    await bestaetigen(FEHLER)
    await expect.element(titel('Willkommen')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  test('[R8-04] auch ein Dokument, dem nicht zu trauen ist, führt zu keiner Anmeldung', async ({
    portal,
  }) => {
    const log = vi.spyOn(console, 'warn')
    portal.provider.discovery = { token_endpoint: 'http://unsicher.example/token' }
    await portal.open('/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect.element(meldung(FEHLER)).toBeVisible()
    expect(log.mock.calls.flat().join(' ')).toContain('discovery_document_validation_error')
    expect(portal.departures).toEqual([])
  })
})

describe('Nutzungsbedingungen', () => {
  for (const [name, status, problem] of [
    ['470', 470, { ...TEST, title: 'Terms & Conditions required', detail: 'Neue Fassung vom 01.11.2026' }],
    ['403 des Nutzerstatus', 403, { ...TEST, title: 'Fehlende Bestätigung der Nutzungsbedingungen' }],
  ] as const)
    test(`[R7.4-02] ${name} führt zu den Bedingungen und zurück an dieselbe Stelle`, async ({ portal }) => {
      const ziel = `/zuwendung/uebersicht?unternehmenId=${LINDENAU.id}`
      portal.server.refuse(nutzerStatusLesen, status, problem, { times: 1 })
      await portal.open(ziel, LENA)
      expect(portal.departures).toEqual([expect.stringContaining('kc_action=terms_and_conditions')])
      await portal.follow()
      await expect.element(titel('Anträge')).toBeVisible()
      expect(portal.address()).toBe(ziel)
    })

  test('wer danach gleich wieder gefragt wird, geht nicht im Kreis', async ({ portal }) => {
    const detail = 'Bitte stimmen Sie der neuen Fassung zu.'
    portal.server.refuse(nutzerStatusLesen, 470, { ...TEST, detail })
    await portal.open('/zuwendung/uebersicht', LENA)
    expect(portal.departures).toEqual([expect.stringContaining('kc_action=')])
    await portal.follow()
    await expect.element(meldung('Nutzungsbedingungen')).toMatchTextContent(detail)
    await meldung('Nutzungsbedingungen').getByRole('button', { name: 'Abmelden' }).click()
    await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/logout?')])
    await portal.follow()
    await expect.element(titel('Willkommen')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })

  test('[R7.4-02] 470 ohne Begründung meldet ab', async ({ portal }) => {
    portal.server.refuse(nutzerStatusLesen, 470)
    await portal.open('/zuwendung/uebersicht', LENA)
    expect(portal.departures).toEqual([expect.stringContaining('/logout?')])
    await portal.follow()
    await expect.element(titel('Willkommen')).toBeVisible()
  })
})

describe('Überlast und keine Verbindung', () => {
  const zeile = () => page.getByCss('.s-stoerung')
  const ueberlastet = (sekunden: number) => ({ headers: { 'retry-after': String(sekunden) } })

  test('[S10-02] 503 mit Wartezeit: eine ruhige Zeile sagt es, und es geht von selbst weiter', async ({
    portal,
  }) => {
    const uhr = ownClock()
    const vorbei = portal.server.refuse(antragUebersichtLesen, 503, ALLGEMEIN.ueberlastet, ueberlastet(30))
    await portal.open('/zuwendung/uebersicht', LENA)
    await expect
      .element(zeile())
      .toMatchTextContent(/Das Portal ist gerade stark ausgelastet\. Wir versuchen es/)
    await expect.element(zeile()).toMatchTextContent('Ihre Eingaben sind sicher.')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    vorbei()
    await uhr.run(31_000)
    await expect.element(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
    await expect.element(zeile()).toMatchTextContent('Das Portal antwortet wieder.')
    await uhr.run(10_000)
    await expect.element(zeile()).not.toBeInTheDocument()
  })

  test('[S10-02] nach mehreren Versuchen sagt es der Dialog, und die Seite bietet einen weiteren an', async ({
    portal,
  }) => {
    const uhr = ownClock()
    portal.server.refuse(antragUebersichtLesen, 503, ALLGEMEIN.ueberlastet, ueberlastet(1))
    await portal.open('/zuwendung/uebersicht', LENA)
    await uhr.run(ALLE_VERSUCHE_MS)
    await expect.element(meldung('Kommunikationsfehler')).toBeVisible()
    expect(portal.server.calls(antragUebersichtLesen)).toHaveLength(6)
    await bestaetigen('Kommunikationsfehler')
    await expect.element(zeile()).not.toBeInTheDocument()
  })

  test('[S10-02] ohne Netz steht es in einer Zeile, und danach geht es weiter', async ({ portal }) => {
    await portal.open('/dashboard', LENA)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    const wiederDa = goOffline(portal)
    await expect.element(zeile()).toMatchTextContent('Keine Verbindung zum Internet.')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    wiederDa()
    await expect.element(zeile()).toMatchTextContent('Die Verbindung ist wieder da.')
    await portal.open('/zuwendung/uebersicht')
    await expect.element(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  })
})
