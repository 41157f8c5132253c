import { expect, test, type Page } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'

const UEBERSICHT = '/unternehmen-aendern/nutzer-uebersicht'
const NUTZER = '**/unternehmen/*/nutzer'
const EINLADUNGEN = '**/unternehmen/einladung?*'
const ZEICHNUNG = '**/nutzer/zeichnungsberechtigung'

const person = (nr: number, zeichnungsberechtigung: boolean, selbst = false) => ({
  email: `vorname.nachname.${nr}@landwirtschaftsberatungsdienst.example`,
  gpNr: '1000001',
  identifiziert: nr % 2 === 0,
  identifizierungsUrl: null,
  isAdmin: selbst,
  nachname: 'Landwirtschaftsberatungsdienst-Nordfriesland',
  vorname: `Maximiliane ${nr}`,
  selbst,
  subjectId: `person-${nr}`,
  telefon: '0461 1',
  username: `person.${nr}`,
  unternehmen: [],
  nutzerZuUnternehmenSnapshot: {
    guid: `f0000000-0000-4000-8000-00000000000${nr}`,
    value: { zeichnungsberechtigung, zugeordnetSeit: '2025-03-01' },
  },
})
const BEZIEHUNGEN = {
  nutzerInfos: [person(1, true, true), person(2, true), person(3, false)],
  aenderbar: true,
  zeichnungsberechtigungenMaximal: 3,
}
const EINLADUNG = {
  guid: 'f0000000-0000-4000-8000-000000000009',
  email: 'vorname.nachname@landwirtschaftsberatungsdienst-nordfriesland.example',
  emailErneutVersendbar: true,
  versendetAm: '2026-11-20T13:03:00Z',
  gueltigBis: '2099-12-20T13:03:00Z',
}

/** What the server answers to this page, so that no account is changed for a look at a state. */
const antworten = (page: Page, muster: string, json: unknown, status = 200) =>
  page.route(muster, (route) => route.fulfill({ status, json }))
const absage = (status: number, title: string, detail: string) =>
  ({ type: '/probleme/test', status, title, detail }) as const

test('axe findet in keinem Thema etwas: Nutzer-Übersicht und Einladen in jedem Zustand', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const istZugaenglich = pruefer(page)
  await antworten(page, NUTZER, BEZIEHUNGEN)
  await antworten(page, EINLADUNGEN, [
    EINLADUNG,
    { ...EINLADUNG, guid: `${EINLADUNG.guid.slice(0, -1)}8`, emailErneutVersendbar: false },
  ])
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', UEBERSICHT)
  await expect(page.getByRole('switch')).toHaveCount(3)
  await expect(page.getByText(EINLADUNG.email).first()).toBeVisible()
  await istZugaenglich('Tabelle, Schalter, offene Einladungen')

  const dritte = page.getByRole('switch', { name: 'Maximiliane 3' })
  await antworten(page, ZEICHNUNG, [person(1, true, true), person(2, true), person(3, true)])
  await dritte.click()
  await expect(page.getByText(/^Gespeichert: Maximiliane 3/)).toBeVisible()
  await istZugaenglich('Zeichnung gegeben')

  await antworten(
    page,
    ZEICHNUNG,
    absage(412, 'Nicht möglich zu diesem Zeitpunkt', 'Höchstens 3 Personen dürfen zeichnen.'),
    412,
  )
  await antworten(page, NUTZER, { ...BEZIEHUNGEN, zeichnungsberechtigungenMaximal: 2 })
  await page.getByRole('switch', { name: 'Maximiliane 2' }).click()
  await expect(page.getByText('Höchstens 3 Personen dürfen zeichnen.')).toBeVisible()
  await expect(dritte).toHaveAccessibleDescription(/^Höchstens 2/)
  await istZugaenglich('Zeichnung verweigert, Höchstzahl erreicht')

  await antworten(page, NUTZER, { ...BEZIEHUNGEN, aenderbar: false })
  await oeffnen(page, UEBERSICHT)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await istZugaenglich('nur lesen')

  await antworten(page, NUTZER, BEZIEHUNGEN)
  await antworten(page, EINLADUNGEN, [])
  await oeffnen(page, UEBERSICHT)
  await expect(page.getByText('Zurzeit wartet keine Einladung')).toBeVisible()
  await istZugaenglich('keine offene Einladung')

  await antworten(page, NUTZER, absage(403, 'Unzureichende Berechtigung', 'Das geht nicht.'), 403)
  await oeffnen(page, UEBERSICHT)
  await expect(page.getByText(/sieht nur die Verwaltung/)).toBeVisible()
  await istZugaenglich('keine Berechtigung')

  await antworten(page, NUTZER, absage(503, 'Der Dienst ist gerade ausgelastet', 'Bitte warten.'), 503)
  await oeffnen(page, UEBERSICHT)
  await expect(page.getByText('Die Personen ließen sich nicht laden')).toBeVisible()
  await istZugaenglich('nicht geladen')

  await oeffnen(page, '/unternehmen-aendern/nutzer-anlegen')
  await istZugaenglich('Einladen')
  await page.getByRole('button', { name: 'Einladung verschicken' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await istZugaenglich('Einladen mit Fehler')
})
