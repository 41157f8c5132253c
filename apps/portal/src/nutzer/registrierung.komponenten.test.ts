import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { HANDY, clickAgain, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { pfad, titel } from '../testing/frame.ts'
import { kundendienst, type Kundendienst } from '../testing/kundendienst.ts'
import { NEU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import {
  artDerFirma,
  artNochmalFragen,
  artSteht,
  fuer,
  nutzerAusfuellen,
  personRegistrieren,
  unternehmenAusfuellen,
} from '../testing/registrieren.ts'
import { test } from '../testing/test.ts'

const knopf = (name: string) => page.getByRole('button', { name })
const weiter = () => knopf('Registrieren und weiter')
const inhalt = () => page.getByRole('main')
const steht = async (ort: string, name: string): Promise<void> => {
  await expect.element(titel(name)).toBeVisible()
  expect(pfad()).toBe(ort)
}
const gesichert = () => expect.element(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()

/** Somebody with a new account at the first step. */
const beginnen = async (portal: Portal): Promise<Kundendienst> => {
  const dienst = kundendienst(portal, NEU, { neu: true })
  await portal.open('/', NEU)
  await steht('/registrierung/nutzer', 'Registrierung')
  return dienst
}

test('[R1-03] [R1-04] ein Kreditinstitut: weder Geburtsdatum noch Anschrift, nur der Name; danach steht, was hier geht', async ({
  portal,
}) => {
  const { nutzer, firmen } = await beginnen(portal)
  await fuer('Landwirtschaftliches Unternehmen').click()
  await feld('Geburtsdatum').fill('24.03.1984')
  await fuer('Kreditinstitut').click()
  await expect.element(feld('Geburtsdatum')).not.toBeInTheDocument()
  await expect.element(feld('Straße')).not.toBeInTheDocument()
  await fuer('Landwirtschaftliches Unternehmen').click()
  await expect.element(feld('Geburtsdatum')).toHaveValue('24.03.1984')
  await personRegistrieren('Kreditinstitut')

  await expect.element(feld('Steuernummer')).not.toBeInTheDocument()
  await expect.element(inhalt()).toMatchTextContent('Wir brauchen nur den Namen.')
  await clickAgain(knopf('Kreditinstitut registrieren'))
  await expect.element(page.getByRole('alert')).toHaveFocus()
  const bank = feld('Name des Kreditinstituts')
  await expect.element(bank).toHaveAccessibleDescription(/Geben Sie den Namen des Unternehmens ein/)
  const name = 'Raiffeisenbank Prüfstein eG'
  await bank.fill(name)
  await clickAgain(knopf('Kreditinstitut registrieren'))
  await steht('/dashboard', 'Guten Tag, Wiebke')
  await expect
    .element(inhalt())
    .toMatchTextContent('kann deshalb weder Interesse bekunden noch Anträge stellen')

  await portal.open('/unternehmen-aendern/unternehmen')
  await expect.element(feld('Name des Kreditinstituts')).toHaveValue(name)
  await portal.open('/nutzer-aendern/nutzer')
  await expect.element(feld('Telefon')).toBeVisible()
  await expect.element(feld('Geburtsdatum')).not.toBeInTheDocument()
  await expect.element(inhalt()).toMatchTextContent('Verwaltung des KreditinstitutsJa')
  await feld('Telefon').fill('0461 860 200')
  await knopf('Änderungen speichern').click()
  await expect.element(page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')).toBeVisible()
  expect(nutzer.lesen()).toMatchObject({ type: 'GpNutzer', gpAdmin: true, telefon: '0461 860 200' })
  expect(firmen.alle()).toMatchObject([{ name, type: 'Kreditinstitut' }])
})

test('[R1-03] [R1-04] ein Start-up: der erste Schritt bereitet den zweiten vor, auch nach dem Neuladen', async ({
  portal,
}) => {
  const { nutzer, firmen } = await beginnen(portal)
  await personRegistrieren('Start-up')
  await portal.reload()
  await artSteht('Start-up')
  await expect.element(artDerFirma('Start-up')).not.toBeInTheDocument()
  const name = 'Moorblick UG'
  await feld('Name des Start-ups').fill(name)
  await knopf('Start-up registrieren').click()
  await steht('/dashboard', 'Guten Tag, Wiebke')
  await expect
    .element(page.getByRole('heading', { name: 'Das können Sie für Ihr Start-up tun' }))
    .toBeVisible()
  expect(nutzer.lesen().type).toBe('LandwirtNutzer')
  expect(firmen.alle()).toMatchObject([{ name, type: 'Startup' }])
})

test('[R2.2-03] beide Schritte sagen zuerst, dass man sich zu einem Unternehmen einladen lassen kann, das es schon gibt', async ({
  portal,
}) => {
  await beginnen(portal)
  const einladen = page.getByRole('heading', {
    name: /Gibt es Ihr Unternehmen schon\? Lassen Sie sich einladen/,
  })
  await expect.element(einladen).toBeVisible()
  await personRegistrieren()
  await expect.element(einladen).toBeVisible()
})

test('[R1-03] wer durch ein leeres Feld nur hindurchgeht, hat noch nichts falsch gemacht; wer eines leert, schon', async ({
  portal,
}) => {
  await beginnen(portal)
  await fuer('Landwirtschaftliches Unternehmen').click()
  const fehler = page.getByCss('.p-feld .kern-error')
  for (const name of ['Geburtsdatum', 'Telefon', 'Ort']) await feld(name).click()
  await feld('Vorname').click()
  await expect.element(fehler).not.toBeInTheDocument()
  await feld('Telefon').fill('0461')
  await feld('Telefon').fill('')
  await feld('Vorname').click()
  await expect.element(fehler).toHaveLength(1)
  await expect.element(feld('Telefon')).toHaveAccessibleDescription(/Geben Sie/)
})

test('[R1-03] was fehlt oder nicht stimmt, steht am Feld; auch was nur der Server weiß', async ({
  portal,
}) => {
  await beginnen(portal)
  await weiter().click()
  const uebersicht = page.getByRole('alert')
  await expect.element(uebersicht).toHaveFocus()
  await uebersicht.getByRole('link', { name: /für wen Sie sich registrieren/ }).click()
  await expect.element(fuer('Landwirtschaftliches Unternehmen')).toHaveFocus()
  await feld('Geburtsdatum').fill('31.02.1984')
  await feld('Telefon').fill('12')
  await feld('Vorname').click()
  await expect.element(feld('Geburtsdatum')).toHaveAccessibleDescription(/Geben Sie|Prüfen Sie/)
  await expect.element(feld('Telefon')).toHaveAccessibleDescription(/Telefonnummer/)

  const errors = [{ pfad: 'telefon', text: 'Diese Nummer kennt der Server nicht.' }]
  const nimmtAn = portal.server.refuse(nutzerAnlegen, 400, { ...ALLGEMEIN.ungueltig, errors })
  await nutzerAusfuellen()
  await clickAgain(weiter())
  await expect.element(feld('Telefon')).toHaveAccessibleDescription(/Diese Nummer kennt der Server nicht/)
  nimmtAn()
  await clickAgain(weiter())
  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
})

test('[R1-03] zurück verliert nichts: der erste Schritt zeigt, was gespeichert ist, und lässt es ändern', async ({
  portal,
}) => {
  const { firmen } = await beginnen(portal)
  await portal.open('/registrierung/unternehmen')
  await page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' }).click()
  await personRegistrieren()
  await feld('Name des Unternehmens').fill('Hof Halbfertig')
  await gesichert()

  history.back()
  await steht('/registrierung/nutzer', 'Registrierung')
  await expect.element(page.getByText('Schritt 1 von 2 ist erledigt')).toBeVisible()
  await feld('Telefon').fill('0461 98765')
  await clickAgain(knopf('Änderungen speichern'))
  await expect.element(page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')).toBeVisible()
  await page.getByRole('link', { name: 'Weiter mit dem Unternehmen' }).click()
  await steht('/registrierung/unternehmen', 'Unternehmen registrieren')
  await expect.element(feld('Name des Unternehmens')).toHaveValue('Hof Halbfertig')
  await unternehmenAusfuellen()
  await knopf('Unternehmen registrieren').click()
  await steht('/dashboard', 'Guten Tag, Wiebke')

  // Back does not lead into the form again, and its address says that there is nothing left to do.
  history.back()
  await steht('/registrierung/nutzer', 'Registrierung')
  await expect.element(feld('Telefon')).toHaveValue('0461 98765')
  await portal.open('/registrierung/unternehmen')
  await expect.element(page.getByText('Ihr Unternehmen ist registriert.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await steht('/dashboard', 'Guten Tag, Wiebke')
  expect(firmen.alle()).toHaveLength(1)
})

test('[R1-03] auf dem Telefon: nichts läuft über den Rand, der Knopf liegt am Daumen', async ({ portal }) => {
  const [breite, hoehe] = HANDY
  const inSicht = (name: string) =>
    expect.element(knopf(name)).toSatisfy((element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= hoehe
    })
  await resize(breite, hoehe)
  await beginnen(portal)
  await inSicht('Registrieren und weiter')
  await expectNoOverflow('Schritt 1')
  await weiter().click()
  await expect.element(page.getByRole('alert')).toBeInViewport()
  await expectNoOverflow('Schritt 1 mit Fehlern')
  await personRegistrieren()
  await expectNoOverflow('Schritt 2')
  await artNochmalFragen()
  await expect.element(artDerFirma('Landwirtschaftliches Unternehmen')).toHaveFocus()
  await artDerFirma('Kreditinstitut').click()
  await inSicht('Kreditinstitut registrieren')
  await expectNoOverflow('Kreditinstitut')
  await artDerFirma('Landwirtschaftliches Unternehmen').click()
  await unternehmenAusfuellen()
  await knopf('Unternehmen registrieren').click()
  await steht('/dashboard', 'Guten Tag, Wiebke')
  await expectNoOverflow('Start')
})
