import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eintraegeVon, kontomenue, titel, unternehmensmenue } from '../testing/frame.ts'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { LENA, MAX, statusVon } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const alsBerater = async (portal: Portal): Promise<void> => {
  await portal.open('/dashboard', MAX)
  await page.getByRole('link', { name: 'Hof Altmoor KG' }).click()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
}

test('[R2.3-06] wer für ein Unternehmen handelt, findet Daten, Nutzer und Hinzufügen', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  const menue = unternehmensmenue()
  await expect.element(menue).toHaveAttribute('aria-expanded', 'false')
  for (const [text, pfad] of [
    ['Unternehmensdaten', '/unternehmen-aendern/unternehmen'],
    ['Nutzer-Übersicht', '/unternehmen-aendern/nutzer-uebersicht'],
    ['Nutzer hinzufügen', '/unternehmen-aendern/nutzer-anlegen'],
  ] as const) {
    await menue.click()
    await expect.element(menue).toHaveAttribute('aria-expanded', 'true')
    expect(eintraegeVon(menue)).toEqual(['Unternehmensdaten', 'Nutzer-Übersicht', 'Nutzer hinzufügen'])
    await page.getByRole('link', { name: text, exact: true }).click()
    await expect.element(titel(text)).toBeVisible()
    expect(location.pathname).toBe(pfad)
    await expect.element(menue).toHaveAttribute('aria-expanded', 'false')
  }
})

test('[R2.3-06] wer für mehrere handelt, kann eines anlegen und wechseln', async ({ portal }) => {
  await alsBerater(portal)
  await unternehmensmenue().click()
  expect(eintraegeVon(unternehmensmenue())).toEqual([
    'Unternehmensdaten',
    'Nutzer-Übersicht',
    'Nutzer hinzufügen',
    'Unternehmen anlegen',
    'Unternehmen wechseln',
  ])
  await page.getByRole('link', { name: 'Unternehmen anlegen' }).click()
  await expect.element(titel('Unternehmen anlegen')).toBeVisible()
  await unternehmensmenue().click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Lohnbetrieb Nord GmbH' }).click()
  await expect.element(page.getByRole('button', { name: 'Unternehmen: Lohnbetrieb Nord GmbH' })).toBeVisible()
})

test('[R2.3-06] anlegen und wechseln hängen jedes für sich an ihrer Bedingung', async ({ portal }) => {
  const status = { ...statusVon(LENA), agiertFuerMehrereUnternehmen: true }
  portal.server.answer(nutzerStatusLesen, 200, status)
  await portal.open('/dashboard', LENA)
  await unternehmensmenue().click()
  const eintraege = eintraegeVon(unternehmensmenue())
  expect(eintraege).toContain('Unternehmen anlegen')
  expect(eintraege).not.toContain('Unternehmen wechseln')
})

test('[R2.3-07] das Nutzermenü führt zu den eigenen Daten; zum anderen Portal geht es mit Unternehmen', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  for (const [text, ueberschrift, pfad] of [
    ['Login-Daten', 'Login-Daten', '/nutzer-aendern/logindaten'],
    ['Persönliche Daten', 'Persönliche Daten', '/nutzer-aendern/nutzer'],
  ] as const) {
    await kontomenue().click()
    expect(eintraegeVon(kontomenue())).toEqual([
      'Login-Daten',
      'Persönliche Daten',
      'Portal wechseln\nZuschuss Klimabilanz',
      'Abmelden',
    ])
    await page.getByRole('link', { name: text, exact: true }).click()
    await expect.element(titel(ueberschrift)).toBeVisible()
    expect(location.pathname).toBe(pfad)
  }
  await kontomenue().click()
  const wechseln = page.getByRole('link', { name: 'Portal wechseln Zuschuss Klimabilanz', exact: true })
  await expect
    .element(wechseln)
    .toHaveAttribute('href', `/zuschussklimabilanz/?unternehmenId=${LENA.firmen[0]?.id}`)
})

test('[R2.3-07] Abmelden beendet die Sitzung und führt zum Start', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  await kontomenue().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/logout?')])
  await portal.follow()
  await expect.element(titel('Willkommen')).toBeVisible()
  expect(location.pathname).toBe('/start')
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await portal.open('/dashboard')
  expect(portal.departures).toEqual([expect.stringContaining('/auth?')])
})

test('[R2.3-06] [R2.3-07] die Menüs gehen mit der Tastatur: öffnen, wandern, schließen, wählen', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  const [firma, konto] = [unternehmensmenue(), kontomenue()]
  await tabBis(firma)
  await userEvent.keyboard('{Enter}')
  await expect.element(firma).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Unternehmensdaten' })).toHaveFocus()
  rahmenIstSichtbar()
  await userEvent.keyboard('{Escape}')
  await expect.element(firma).toHaveAttribute('aria-expanded', 'false')
  await expect.element(firma).toHaveFocus()

  await userEvent.keyboard('[Space]')
  await tabBis(konto)
  await expect.element(firma).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('[Space]')
  await tabBis(page.getByRole('link', { name: 'Persönliche Daten' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(titel('Persönliche Daten')).toHaveFocus()
  await expect.element(konto).toHaveAttribute('aria-expanded', 'false')
})

test('ein Klick daneben und der Zurück-Knopf schließen das Menü', async ({ portal }) => {
  await portal.open('/zuwendung/uebersicht', LENA)
  await kontomenue().click()
  await page.getByRole('link', { name: 'Login-Daten' }).click()
  await expect.element(titel('Login-Daten')).toBeVisible()
  await kontomenue().click()
  await titel('Login-Daten').click()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'false')
  await kontomenue().click()
  history.back()
  await expect.element(titel('Anträge')).toBeVisible()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'false')
})

/** What the browser says before it goes back, where the page may hold it. */
const zurueckGefragt = (): Event =>
  Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { sameDocument: true },
  })

test('[R2.3-08] [R2.3-13] „Zurück“ schließt das Menü und lässt die Seite; ein zweites im selben Atemzug verlässt sie', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  await kontomenue().click()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'true')
  const gehalten = [zurueckGefragt(), zurueckGefragt()].map((wechsel) => !navigation.dispatchEvent(wechsel))
  expect(gehalten).toEqual([true, false])
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'false')
})

test('[R2.3-08] der Schließwunsch des Geräts schließt das Menü, wo auch immer der Fokus steht', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  await kontomenue().click()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'true')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{Escape}')
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(kontomenue()).toHaveFocus()
})
