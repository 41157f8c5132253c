import { loginDatenAendern, otpListeLesen, otpLoeschen } from '@foerderportal/contract/nutzer/routes'
import { ANSICHTEN, themaZeigen } from '@foerderportal/ui/testing/ansichten'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { feld } from '../../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import {
  clickAgain,
  expectNoOverflow,
  goOffline,
  nextFrame,
  resize,
} from '@foerderportal/shell/testing/browser'
import { tabBis } from '@foerderportal/shell/testing/keyboard'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const ADRESSE = '/nutzer-aendern/logindaten'

const mitFaktoren = ({ server }: Portal) =>
  server.answer(otpListeLesen, 200, [
    {
      id: 'f0000000-0000-4000-8000-000000000001',
      name: 'Telefon von Gesine',
      angelegtAm: '2026-03-01T09:00:00Z',
      zuletztBenutztAm: '2026-11-20T07:10:00Z',
    },
    { id: 'f0000000-0000-4000-8000-000000000002', name: 'Landwirtschaftsberatungsdiensttablet' },
  ])

const aendern = () => page.getByRole('button', { name: 'Login-Daten ändern' })
const speichern = () => page.getByRole('button', { name: 'Login-Daten speichern' })
const loeschen = () => page.getByRole('button', { name: 'Löschen Telefon von Gesine' })
const behalten = () => page.getByRole('button', { name: 'Behalten' })
const frage = () => page.getByRole('alertdialog', { name: 'Zweiten Faktor löschen?' })
/** What needs a fresh sign-in (R5-06) has one: the provider says so of its next tokens. */
const ebenAngemeldet = ({ provider }: Portal) => {
  provider.claims = { ...provider.claims, auth_time: Math.floor(Date.now() / 1000) }
}
const OHNE_FAKTOR = 'Sie haben noch keinen zweiten Faktor.'

test('[R6-04] axe findet in keinem Thema etwas: Login-Daten in jedem Zustand', async ({ portal }) => {
  await portal.open(ADRESSE, LENA)
  await expect.element(page.getByText(OHNE_FAKTOR)).toBeVisible()
  await istZugaenglich('ohne zweiten Faktor')
  const wiederDa = goOffline(portal)
  await expect.element(page.getByText('Dafür brauchen Sie eine Internetverbindung.').first()).toBeVisible()
  await istZugaenglich('ohne Internet')
  wiederDa()
  await aendern().click()
  await feld('Benutzername').fill('a@b')
  await speichern().click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await istZugaenglich('Formular mit Fehler')

  ebenAngemeldet(portal)
  portal.server.answer(loginDatenAendern, 200, () => {
    portal.provider.user = {
      ...portal.provider.user,
      email: 'gesine.neu@demo.example',
      email_verified: false,
    }
    return { updated: true }
  })
  await feld('Benutzername').fill(LENA.username)
  await feld('E-Mail-Adresse').fill('gesine.neu@demo.example')
  await clickAgain(speichern())
  await expect.element(page.getByText('noch nicht bestätigt', { exact: true })).toBeVisible()
  await istZugaenglich('gespeichert, Adresse nicht bestätigt')
})

test('[R6-04] axe findet in keinem Thema etwas: zweite Faktoren, Liste, Frage, nicht geladen', async ({
  portal,
}) => {
  mitFaktoren(portal)
  await portal.open(ADRESSE, LENA)
  await loeschen().click()
  await expect.element(frage()).toBeVisible()
  await istZugaenglich('Frage vor dem Löschen')
  await behalten().click()
  await istZugaenglich('Liste')
  portal.server.refuse(otpListeLesen, 404)
  await portal.reload()
  await expect.element(page.getByText('Ihre zweiten Faktoren ließen sich nicht laden')).toBeVisible()
  await istZugaenglich('Liste nicht geladen')
})

for (const { name, theme } of ANSICHTEN.filter(({ theme: t }) => t !== 'dark'))
  test(`bei 320 px läuft nichts über den Rand, ${name}`, async ({ portal }) => {
    await resize(320, 640)
    mitFaktoren(portal)
    await portal.open(ADRESSE, LENA)
    themaZeigen(theme)
    await expect.element(loeschen()).toBeVisible()
    await expectNoOverflow()
    await loeschen().click()
    await expectNoOverflow()
    await behalten().click()
    await aendern().click()
    await feld('Benutzername').fill('a@b')
    await speichern().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expectNoOverflow()
  })

test('[R6-04] mit der Tastatur allein: ändern, abbrechen, nicht löschen, Passwort ändern', async ({
  portal,
}) => {
  mitFaktoren(portal)
  await portal.open(ADRESSE, LENA)
  await tabBis(aendern())
  await userEvent.keyboard('{Enter}')
  await expect.element(feld('Benutzername')).toHaveFocus()
  await userEvent.keyboard('@{Enter}')
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await tabBis(page.getByRole('button', { name: 'Abbrechen' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(aendern()).toHaveFocus()

  await tabBis(loeschen())
  await userEvent.keyboard('{Enter}')
  await expect.element(behalten()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(loeschen()).toHaveFocus()

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Passwort ändern' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => portal.departures).toEqual([expect.stringContaining('kc_action=UPDATE_PASSWORD')])
  const gefragt = new URL(portal.departures.at(-1) ?? '').searchParams
  const zurueck = new URLSearchParams({
    state: gefragt.get('state') ?? '',
    code: 'c1',
    kc_action: 'UPDATE_PASSWORD',
    kc_action_status: 'cancelled',
  })
  portal.provider.nonce = gefragt.get('nonce') ?? ''
  await portal.open(`/auth/callback?${String(zurueck)}`)
  await expect.poll(() => document.activeElement?.textContent).toBe('Hinweis: Ihr Passwort ist unverändert.')
})

test('[R2.3-13] das Kreuz im Kopf und Escape gelten als Abbrechen, daneben klicken gilt nichts; der Fokus bleibt im Dialog', async ({
  portal,
}) => {
  mitFaktoren(portal)
  portal.server.answer(otpLoeschen, 204)
  await portal.open(ADRESSE, LENA)
  for (const abbrechen of [
    () => frage().getByRole('button', { name: 'Schließen' }).click(),
    () => behalten().click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await clickAgain(loeschen())
    await expect.element(frage()).toHaveAccessibleName(/löschen\?$/)
    await expect.element(frage()).toHaveAccessibleDescription(/zweiter Faktor|Telefon von Gesine/)
    await expect.element(behalten(), { message: 'das Harmlose zuerst' }).toHaveFocus()
    for (let schritt = 0; schritt < 6; schritt++) {
      await userEvent.keyboard('{Tab}')
      const aktiv = document.activeElement
      expect(aktiv === document.body || aktiv?.closest('dialog') !== null).toBe(true)
    }
    document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await nextFrame()
    await expect.element(frage()).toBeVisible()
    await abbrechen()
    await expect.element(frage()).not.toBeInTheDocument()
    await expect.element(loeschen(), { message: 'der Fokus kehrt zurück' }).toHaveFocus()
  }
  expect(portal.server.calls(otpLoeschen)).toEqual([])
  ebenAngemeldet(portal)
  await clickAgain(loeschen())
  await frage().getByRole('button', { name: 'Zweiten Faktor löschen' }).click()
  await expect.element(page.getByText('„Telefon von Gesine“ ist gelöscht.')).toBeVisible()
  expect(portal.server.calls(otpLoeschen)).toHaveLength(1)
})
