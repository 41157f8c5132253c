import {
  einladungenLesen,
  einladungZurueckziehen,
  mitgliedEntfernen,
  unternehmensNutzerLesen,
  zeichnungsberechtigungAendern,
} from '@foerderportal/contract/unternehmen/nutzer/routes'
import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, resize } from '@foerderportal/shell/testing/browser'
import { nutzerInfo } from '../../testing/companies.ts'
import { LENA, LINDENAU } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

const UEBERSICHT = '/unternehmen-aendern/nutzer-uebersicht'

/** Somebody whose name and address are as long as such become. */
const person = (nr: number, zeichnungsberechtigung: boolean, selbst = false): NutzerInfo =>
  nutzerInfo(LENA, LINDENAU, {
    subjectId: `person-${nr}`,
    username: `person.${nr}`,
    vorname: `Maximiliane ${nr}`,
    nachname: 'Landwirtschaftsberatungsdienst-Nordfriesland',
    email: `vorname.nachname.${nr}@landwirtschaftsberatungsdienst.example`,
    identifiziert: nr % 2 === 0,
    isAdmin: selbst,
    selbst,
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
const absage = (title: string, detail: string) => ({ type: '/probleme/test', title, detail })
const darfZeichnen = () => page.getByRole('alertdialog', { name: /^Darf Maximiliane 3/ })
const schalter = () => page.getByRole('switch')

test('axe findet in keinem Thema etwas: Tabelle, Schalter, Einladungen, Zeichnung gegeben und verweigert', async ({
  portal,
}) => {
  const { server } = portal
  server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  server.answer(einladungenLesen, 200, [
    EINLADUNG,
    { ...EINLADUNG, guid: `${EINLADUNG.guid.slice(0, -1)}8`, emailErneutVersendbar: false },
  ])
  await portal.open(UEBERSICHT, LENA)
  await expect.element(schalter()).toHaveLength(3)
  await expect.element(page.getByText(EINLADUNG.email).first()).toBeVisible()
  await istZugaenglich('Tabelle, Schalter, offene Einladungen')

  const dritte = page.getByRole('switch', { name: 'Maximiliane 3' })
  // WCAG 2.5.3: what is seen on each of them is part of its name.
  for (const einer of schalter().elements()) expect(einer.ariaLabel).toContain(einer.textContent)
  server.answer(zeichnungsberechtigungAendern, 200, [person(1, true, true), person(2, true), person(3, true)])
  await dritte.click()
  await expect.element(darfZeichnen()).toBeVisible()
  await istZugaenglich('Frage vor der Zeichnung')
  await darfZeichnen().getByRole('button', { name: 'Zeichnung erlauben' }).click()
  await expect.element(page.getByText(/^Gespeichert: Maximiliane 3/)).toBeVisible()
  await istZugaenglich('Zeichnung gegeben')

  const detail = 'Höchstens 3 Personen dürfen zeichnen.'
  server.refuse(zeichnungsberechtigungAendern, 412, absage('Nicht möglich zu diesem Zeitpunkt', detail))
  server.answer(unternehmensNutzerLesen, 200, { ...BEZIEHUNGEN, zeichnungsberechtigungenMaximal: 2 })
  await page.getByRole('switch', { name: 'Maximiliane 2' }).click()
  await expect.element(page.getByText(detail)).toBeVisible()
  await expect.element(dritte).toHaveAccessibleDescription(/^Höchstens 2/)
  await istZugaenglich('Zeichnung verweigert, Höchstzahl erreicht')
})

test('[S1-03] Zeichnung geben fragt noch einmal, nehmen nicht', async ({ portal }) => {
  const { server } = portal
  server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  server.answer(zeichnungsberechtigungAendern, 200, BEZIEHUNGEN.nutzerInfos)
  await portal.open(UEBERSICHT, LENA)
  const gesendet = () => server.calls(zeichnungsberechtigungAendern).map(({ body }) => body)
  await page.getByRole('switch', { name: 'Maximiliane 3' }).click()
  await expect.element(darfZeichnen()).toHaveAccessibleDescription(/verbindlich einreichen/)
  await expect.element(darfZeichnen().getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  await darfZeichnen().getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(darfZeichnen()).not.toBeInTheDocument()
  expect(gesendet()).toEqual([])
  await clickAgain(page.getByRole('switch', { name: 'Maximiliane 3' }))
  await darfZeichnen().getByRole('button', { name: 'Zeichnung erlauben' }).click()
  await expect.poll(gesendet).toMatchObject([{ subjectId: 'person-3', zeichnungsberechtigung: true }])
  await clickAgain(page.getByRole('switch', { name: 'Maximiliane 2' }))
  await expect.poll(gesendet).toMatchObject([{}, { subjectId: 'person-2', zeichnungsberechtigung: false }])
})

test('[S1-13] „Entfernen“ beginnt in der Tabelle, wo das Wort darüber beginnt', async ({ portal }) => {
  portal.server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  portal.server.answer(einladungenLesen, 200, [])
  await resize(1280, 844)
  await portal.open(UEBERSICHT, LENA)
  const knopf = page.getByRole('button', { name: 'Entfernen von Maximiliane 2' })
  await expect.element(knopf).toBeVisible()
  const wort = document.createRange()
  wort.selectNodeContents(knopf.element().closest('.p-stapel')?.firstChild ?? document.body)
  const zeichen = knopf.element().querySelector('.kern-icon') ?? knopf.element()
  const versatz = zeichen.getBoundingClientRect().left - wort.getBoundingClientRect().left
  // A glyph does not fill its box.
  expect(Math.abs(versatz)).toBeLessThanOrEqual(8)
})

test('[S1-13] entfernen fragt und sagt, was verloren geht; danach ist die Person fort, und es steht da', async ({
  portal,
}) => {
  const { server } = portal
  const [ich, zweite, dritte] = BEZIEHUNGEN.nutzerInfos
  if (ich === undefined || zweite === undefined || dritte === undefined) throw new Error('drei Personen')
  server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  server.answer(einladungenLesen, 200, [])
  server.answer(mitgliedEntfernen, 200, [ich, dritte])
  await portal.open(UEBERSICHT, LENA)
  // Neither oneself nor another admin: that is the bank's.
  await expect.element(page.getByRole('button', { name: /^Entfernen von/ })).toHaveLength(2)
  const knopf = page.getByRole('button', { name: 'Entfernen von Maximiliane 2' })
  const frage = page.getByRole('alertdialog', { name: /^Maximiliane 2 .* entfernen\?/ })
  await knopf.click()
  await expect
    .element(frage)
    .toHaveAccessibleDescription(/darf nicht mehr zeichnen.*Entwürfe bleiben.*E-Mail/)
  await istZugaenglich('Frage vor dem Entfernen')
  await frage.getByRole('button', { name: 'Behalten' }).click()
  await expect.element(frage).not.toBeInTheDocument()
  expect(server.calls(mitgliedEntfernen)).toEqual([])
  await clickAgain(knopf)
  await frage.getByRole('button', { name: 'Person entfernen' }).click()
  await expect.element(page.getByText(/^Maximiliane 2 .* handelt nicht mehr für/)).toBeVisible()
  await expect.element(knopf).not.toBeInTheDocument()
  expect(server.calls(mitgliedEntfernen).map(({ body }) => body)).toEqual([
    { guid: zweite.nutzerZuUnternehmenSnapshot.guid, subjectId: 'person-2' },
  ])
  await expect.poll(() => document.activeElement === document.body).toBe(false)

  server.refuse(mitgliedEntfernen, 409, absage('Konkurrente Bearbeitung', 'Jemand hat inzwischen geändert.'))
  await page.getByRole('button', { name: 'Entfernen von Maximiliane 3' }).click()
  await page.getByRole('button', { name: 'Person entfernen' }).click()
  await expect.element(page.getByText('Jemand hat inzwischen geändert.')).toBeVisible()
  // Who may do it himself is not sent to the bank for it.
  const bank = page.getByRole('region', { name: 'Verwaltung ändern', exact: true })
  await expect.element(bank).toMatchTextContent(/^Verwaltung ändernWer .* verwaltet, ändert .* für Sie\./)
})

test('[S1-04] eine Einladung lässt sich zurückziehen: nach einer Frage, und was daraus wurde, steht da', async ({
  portal,
}) => {
  const { server } = portal
  const andere = { ...EINLADUNG, guid: `${EINLADUNG.guid.slice(0, -1)}8`, email: 'andere@hof.example' }
  server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  server.answer(einladungenLesen, 200, [EINLADUNG, andere])
  server.answer(einladungZurueckziehen, 200, [EINLADUNG])
  await portal.open(UEBERSICHT, LENA)
  const knopf = (email: string) =>
    page.getByRole('button', { name: `Zurückziehen der Einladung an ${email}`, exact: true })
  const frage = page.getByRole('alertdialog', { name: 'Einladung zurückziehen?' })
  await knopf(andere.email).click()
  await istZugaenglich('Frage vor dem Zurückziehen')
  await frage.getByRole('button', { name: 'Behalten' }).click()
  await expect.element(frage).not.toBeInTheDocument()
  expect(server.calls(einladungZurueckziehen)).toEqual([])
  await clickAgain(knopf(andere.email))
  await frage.getByRole('button', { name: 'Einladung zurückziehen' }).click()
  await expect.element(page.getByText(`Die Einladung an ${andere.email} ist zurückgezogen.`)).toBeVisible()
  await expect.element(knopf(andere.email)).not.toBeInTheDocument()
  expect(server.calls(einladungZurueckziehen).map(({ params }) => params)).toEqual([
    { companyId: LINDENAU.id, einladungId: andere.guid },
  ])
  await expect.poll(() => document.activeElement === document.body).toBe(false)

  server.refuse(einladungZurueckziehen, 404, ALLGEMEIN.nichtGefunden)
  await clickAgain(knopf(EINLADUNG.email))
  await frage.getByRole('button', { name: 'Einladung zurückziehen' }).click()
  await expect.element(page.getByText(/^Diese Einladung ist nicht mehr offen/)).toBeVisible()
})

test('axe findet in keinem Thema etwas: nur lesen, keine offene Einladung, keine Berechtigung, nicht geladen', async ({
  portal,
}) => {
  const { server } = portal
  server.answer(unternehmensNutzerLesen, 200, { ...BEZIEHUNGEN, aenderbar: false })
  server.answer(einladungenLesen, 200, [EINLADUNG])
  await portal.open(UEBERSICHT, LENA)
  await expect.element(page.getByText('Maximiliane 3').first()).toBeVisible()
  await expect.element(schalter()).not.toBeInTheDocument()
  await istZugaenglich('nur lesen')

  server.answer(unternehmensNutzerLesen, 200, BEZIEHUNGEN)
  server.answer(einladungenLesen, 200, [])
  await portal.reload()
  await expect.element(page.getByText('Zurzeit wartet keine Einladung')).toBeVisible()
  await istZugaenglich('keine offene Einladung')

  server.refuse(unternehmensNutzerLesen, 403, absage('Unzureichende Berechtigung', 'Das geht nicht.'))
  await portal.reload()
  await expect.element(page.getByText(/sieht nur die Verwaltung/)).toBeVisible()
  await istZugaenglich('keine Berechtigung')

  server.refuse(unternehmensNutzerLesen, 503, absage('Der Dienst ist gerade ausgelastet', 'Bitte warten.'))
  await portal.reload()
  await expect.element(page.getByText('Die Personen ließen sich nicht laden')).toBeVisible()
  await istZugaenglich('nicht geladen')
})

test('axe findet in keinem Thema etwas: Einladen, auch mit Fehler', async ({ portal }) => {
  await portal.open('/unternehmen-aendern/nutzer-anlegen', LENA)
  await istZugaenglich('Einladen')
  await page.getByRole('button', { name: 'Einladung verschicken' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await istZugaenglich('Einladen mit Fehler')
})
