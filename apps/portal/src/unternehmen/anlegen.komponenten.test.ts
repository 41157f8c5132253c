import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN } from '@foerderportal/contract/unternehmen/problems'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { frage, kopf, texte, titel } from '../testing/frame.ts'
import { liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { kundendienst } from '../testing/kundendienst.ts'
import { ALTMOOR, MAX, NEU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { artDerFirma, unternehmenAusfuellen } from '../testing/registrieren.ts'
import { test } from '../testing/test.ts'

const knopf = (name: string) => page.getByRole('button', { name })
const uebersicht = () => page.getByRole('alert')
const NUR_LANDWIRT = 'Sie selbst sind nicht für ein Kreditinstitut registriert.'

/** Registered, without a company. */
const registrieren = async (portal: Portal) => {
  const dienst = kundendienst(portal, NEU, { ohneVorgaenge: true })
  await portal.open('/registrierung/unternehmen', NEU)
  await expect.element(artDerFirma('Landwirtschaftliches Unternehmen')).toBeVisible()
  return dienst
}
/** Acts for several companies, and adds one. */
const anlegen = async (portal: Portal) => {
  const dienst = kundendienst(portal, MAX, { ohneVorgaenge: true })
  dienst.nutzer.anderswo({ agiertFuerMehrereUnternehmen: true })
  await portal.open(`/unternehmen-anlegen?unternehmenId=${ALTMOOR.id}`, MAX)
  await expect.element(artDerFirma('Landwirtschaftliches Unternehmen')).toBeChecked()
  return dienst
}

test('[R1-05] Antragstellerarten, Rechtsformen und Register tragen ihre Bezeichnungen', async ({
  portal,
}) => {
  await registrieren(portal)
  const arten = page.getByRole('radiogroup', { name: 'Art des Unternehmens' }).getByRole('radio')
  await expect.element(arten).toHaveLength(5)
  for (const name of [
    'Landwirtschaftlicher Primärproduzent',
    'Zusammenschluss von Primärproduzenten',
    'Landwirtschaftliches Lohn- und Dienstleistungsunternehmen',
    'Gewerblicher Maschinenring',
    'Anerkannte Naturschutzvereinigung',
  ])
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeVisible()
  // Each word of the directives says whom it means.
  for (const art of arten.elements()) expect(art).toHaveAccessibleDescription(/^(Wer|Mehrere) /)
  // What is free to say until it is needed says when that is.
  const noetig = page.getByText('Nötig, sobald Sie als Primärproduzent einen Antrag stellen.')
  await expect.element(noetig).toBeVisible()
  await page.getByRole('radio', { name: 'Landwirtschaftlicher Primärproduzent', exact: true }).click()
  await expect.element(noetig).not.toBeInTheDocument()
  const form = page.getByRole('combobox', { name: 'Rechtsform' })
  expect(texte(form.getByRole('option'))).toEqual([
    'Bitte auswählen',
    'AG',
    'Anstalt des öffentlichen Rechts',
    'Ehegattengemeinschaft',
    'eG',
    'e.K.',
    'e.V.',
    'Einzelunternehmer',
    'GbR',
    'GmbH',
    'GmbH & Co. KG',
    'KG',
    'Körperschaft des öffentlichen Rechts',
    'OHG',
    'Unternehmensgemeinschaft',
  ])
  for (const [rechtsform, register] of [
    ['KG', 'Handelsregister A'],
    ['AG', 'Handelsregister B'],
    ['eG', 'Genossenschaftsregister'],
    ['e.V.', 'Vereinsregister'],
  ] as const) {
    await form.selectOptions(rechtsform)
    await expect.element(feld(`Nummer im ${register}`)).toBeVisible()
  }
})

test('[R1-04] [S10-03] wer die Art wechselt, verliert nichts, und alte Fehler bleiben nicht stehen', async ({
  portal,
}) => {
  await registrieren(portal)
  await feld('Name des Unternehmens').fill('Hof Wankelmut')
  await feld('Steuernummer').fill('abc')
  await knopf('Unternehmen registrieren').click()
  await expect.element(uebersicht()).toHaveFocus()
  await expect.element(feld('Steuernummer')).toHaveAccessibleDescription(/Steuernummer/)

  await artDerFirma('Start-up').click()
  await expect.element(uebersicht()).not.toBeInTheDocument()
  await expect.element(feld('Name des Start-ups')).toHaveValue('Hof Wankelmut')
  await feld('Name des Start-ups').fill('')
  await clickAgain(knopf('Start-up registrieren'))
  await expect.element(uebersicht()).toMatchTextContent('Bitte prüfen Sie 1 Angabe')
  await artDerFirma('Kreditinstitut').click()
  await expect.element(page.getByText(NUR_LANDWIRT)).toBeVisible()
  await liegtAufDemGeraet()

  await portal.reload()
  await expect.element(artDerFirma('Kreditinstitut')).toBeChecked()
  await artDerFirma('Landwirtschaftliches Unternehmen').click()
  await expect.element(feld('Steuernummer')).toHaveValue('abc')
  await expect.element(page.getByText(NUR_LANDWIRT)).not.toBeInTheDocument()
})

test('[R2.1-05] [R1-04] ein weiteres Unternehmen anderer Art: dieselbe Maske, danach ist es das aktuelle', async ({
  portal,
}) => {
  await anlegen(portal)
  await artDerFirma('Start-up').click()
  const name = 'Deichkante UG'
  await feld('Name des Start-ups').fill(name)
  await knopf('Start-up anlegen').click()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await expect.element(kopf()).toMatchTextContent(name)
  expect(frage('unternehmenId')).not.toBe(ALTMOOR.id)
  await portal.reload()
  await expect
    .element(page.getByRole('heading', { name: 'Das können Sie für Ihr Start-up tun' }))
    .toBeVisible()
})

test('[R2.1-05] Unternehmen anlegen nimmt die Maske der Registrierung; das neue ist danach das aktuelle', async ({
  portal,
}) => {
  await anlegen(portal)
  const name = await unternehmenAusfuellen()
  await knopf('Unternehmen anlegen').click()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(name)
  expect(frage('unternehmenId')).not.toBe(ALTMOOR.id)
  await portal.reload()
  await expect.element(page.getByRole('main')).toMatchTextContent(name)
})

test('scheitert, was auf das Anlegen folgt, legt der zweite Klick kein zweites Unternehmen an', async ({
  portal,
}) => {
  const { firmen } = await anlegen(portal)
  const bisher = firmen.alle().length
  await unternehmenAusfuellen()
  const wieder = portal.server.refuse(nutzerStatusLesen, 500)
  await knopf('Unternehmen anlegen').click()
  await expect.element(page.getByText('Serverseitiges Fehlverhalten der Applikation').first()).toBeVisible()
  wieder()
  await clickAgain(knopf('Unternehmen anlegen'))
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  expect(firmen.alle()).toHaveLength(bisher + 1)
  expect(portal.server.calls(unternehmenAnlegen)).toHaveLength(1)
})

test('[S1-07] gibt es den Betrieb schon, sagt es die Seite und behält alles', async ({ portal }) => {
  await registrieren(portal)
  const detail = 'Lassen Sie sich von dessen Verwaltung einladen.'
  portal.server.refuse(unternehmenAnlegen, 412, { ...BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN, detail })
  const name = await unternehmenAusfuellen()
  await knopf('Unternehmen registrieren').click()
  await expect.element(uebersicht()).toMatchTextContent(detail)
  await expect.element(feld('Name des Unternehmens')).toHaveValue(name)
})

test('[S11-03] was der Server beanstandet, steht am Feld der Art, die gewählt ist', async ({ portal }) => {
  await registrieren(portal)
  const errors = [{ pfad: 'name', text: 'Diesen Namen nimmt der Server nicht.' }]
  portal.server.refuse(unternehmenAnlegen, 400, { ...ALLGEMEIN.ungueltig, errors })
  await artDerFirma('Kreditinstitut').click()
  const name = feld('Name des Kreditinstituts')
  await name.fill('Bank Doppelt')
  await knopf('Kreditinstitut registrieren').click()
  await expect.element(name).toHaveAccessibleDescription(/Diesen Namen nimmt der Server nicht/)
  await expect.element(name).toHaveValue('Bank Doppelt')
})
