import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import { MEHRERE_UNTERNEHMEN } from '@foerderportal/contract/nutzer/problems'
import { nutzerAendern } from '@foerderportal/contract/nutzer/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { titel } from '../testing/frame.ts'
import { liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { kundendienst, type Kundendienst } from '../testing/kundendienst.ts'
import { LENA, RING } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { wahl } from '../testing/registrieren.ts'
import { test } from '../testing/test.ts'

const PFAD = '/nutzer-aendern/nutzer'

const speichern = () => page.getByRole('button', { name: 'Änderungen speichern' })
const gespeichert = () => page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')
const dialog = () => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
const inhalt = () => page.getByRole('main')
const ansprechperson = () => feld('Ansprechperson (freiwillig)')

const beiPersoenlichenDaten = async (portal: Portal, wer = LENA): Promise<Kundendienst['nutzer']> => {
  const { nutzer } = kundendienst(portal, wer)
  await portal.open(`${PFAD}?unternehmenId=${wer.firmen[0]?.id}`, wer)
  await expect.element(feld('Nachname')).toHaveValue(wer.nachname)
  return nutzer
}

test('[R3.1-03] [R7.1-03] Anrede, Titel und Name mit ihren Bezeichnungen; der neue Name steht sofort oben', async ({
  portal,
}) => {
  const nutzer = await beiPersoenlichenDaten(portal)
  const anrede = page.getByRole('radiogroup', { name: 'Anrede' })
  await expect.element(anrede.getByRole('radio')).toHaveLength(3)
  for (const text of ['Frau', 'Herr', 'Divers']) await expect.element(wahl('Anrede', text)).toBeVisible()
  await expect.element(wahl('Anrede', 'Frau')).toBeChecked()
  const akademisch = page.getByRole('combobox', { name: 'Titel (freiwillig)' })
  expect(
    akademisch
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['kein Titel', 'Dr.', 'Prof.'])

  await wahl('Anrede', 'Divers').click()
  await akademisch.selectOptions('Prof.')
  await feld('Vorname').fill('Kaja')
  await feld('Nachname').fill('Petersen-Ârçon')
  await feld('Geburtsdatum').fill('13.05.1985')
  await speichern().click()
  await expect.element(page.getByRole('button', { name: /^Konto.*Kaja Petersen-Ârçon/ })).toBeVisible()
  expect(nutzer.lesen()).toMatchObject({
    anrede: 'DIVERS',
    titel: 'PROF',
    vorname: 'Kaja',
    nachname: 'Petersen-Ârçon',
    geburtstag: '1985-05-13',
  })
  await portal.open('/dashboard')
  await expect.element(titel('Guten Tag, Kaja')).toBeVisible()
  await portal.open(PFAD)
  await expect.element(akademisch).toHaveValue('PROF')
})

test('[R7.1-03] was fehlt, steht am Feld; ein zweites Speichern geht von der neuen Fassung aus', async ({
  portal,
}) => {
  await beiPersoenlichenDaten(portal)
  const telefon = feld('Telefon')
  await telefon.fill('12')
  await speichern().click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(telefon).toHaveAccessibleDescription(/Telefon/)
  for (const nummer of ['0461 55555', '0461 66666']) {
    await telefon.fill(nummer)
    await clickAgain(speichern())
    await expect.element(gespeichert()).toBeVisible()
  }
  await portal.open(PFAD)
  await expect.element(telefon).toHaveValue('0461 66666')
  await speichern().click()
  await expect.element(page.getByText('Es hat sich nichts geändert.')).toBeVisible()
})

test('[R7.1-03] wer anderswo ein anderes Feld geändert hat, verliert nichts', async ({ portal }) => {
  const nutzer = await beiPersoenlichenDaten(portal)
  nutzer.anderswo({ telefon: '0461 77777' })
  await feld('Straße').fill('Deichweg')
  await speichern().click()
  await expect.element(page.getByText('an anderer Stelle geändert und übernommen: Telefon.')).toBeVisible()
  await expect.element(feld('Telefon')).toHaveValue('0461 77777')
  expect(nutzer.lesen()).toMatchObject({ telefon: '0461 77777', postAnschrift: { strasse: 'Deichweg' } })
})

test('[R7.1-03] wer anderswo dasselbe Feld geändert hat, entscheidet, was gilt', async ({ portal }) => {
  const nutzer = await beiPersoenlichenDaten(portal)
  nutzer.anderswo({ telefon: '0461 77777', anrede: 'HERR' })
  await feld('Telefon').fill('0461 88888')
  await wahl('Anrede', 'Divers').click()
  await speichern().click()
  await expect.element(dialog()).toBeVisible()
  expect(nutzer.lesen().telefon).toBe('0461 77777')
  await dialog().getByRole('button', { name: 'Später entscheiden' }).click()
  await expect.element(feld('Telefon')).toHaveValue('0461 88888')
  await expect.element(page.getByText('Ihre Eingaben sind noch nicht gespeichert')).toBeVisible()
  await clickAgain(speichern())
  await dialog().getByRole('radio', { name: 'Ihre Eingabe 0461 88888' }).click()
  await dialog().getByRole('radio', { name: 'Neuere Fassung Herr' }).click()
  await dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible()
  await expect.element(wahl('Anrede', 'Herr')).toBeChecked()
  expect(nutzer.lesen()).toMatchObject({ telefon: '0461 88888', anrede: 'HERR' })
})

test('[S10-03] was getippt und nicht gespeichert ist, steht nach dem Neuladen wieder da', async ({
  portal,
}) => {
  const nutzer = await beiPersoenlichenDaten(portal)
  await ansprechperson().fill('Kim Muster')
  await expect.element(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()
  await liegtAufDemGeraet()
  await portal.reload()
  await expect.element(ansprechperson()).toHaveValue('Kim Muster')
  await expect.element(page.getByText(/wiederhergestellt/)).toBeVisible()
  await speichern().click()
  await expect.element(gespeichert()).toBeVisible()
  await portal.reload()
  await expect.element(ansprechperson()).toHaveValue('Kim Muster')
  await expect.element(page.getByText(/wiederhergestellt/)).not.toBeInTheDocument()
  expect(nutzer.lesen().ansprechpartnerName).toBe('Kim Muster')
})

test('[S1-05] wer mehrere Unternehmen hat, erfährt am Feld, warum „Nein“ nicht geht', async ({ portal }) => {
  await beiPersoenlichenDaten(portal, { ...LENA, firmen: [...LENA.firmen, RING], fuerMehrere: true })
  const text = 'Sie handeln im Portal für 2 Unternehmen. „Nein“ geht erst, wenn es nur noch eines ist.'
  portal.server.refuse(nutzerAendern, 412, {
    ...MEHRERE_UNTERNEHMEN,
    errors: [{ pfad: 'agiertFuerMehrereUnternehmen', text }],
  })
  const frage = page.getByRole('radiogroup', { name: 'Handeln Sie für mehrere Unternehmen?' })
  await expect.element(frage.getByRole('radio', { name: 'Ja' })).toBeChecked()
  await feld('Telefon').fill('0461 99999')
  await frage.getByRole('radio', { name: 'Nein' }).click()
  await speichern().click()
  await expect.element(frage).toHaveAccessibleDescription(new RegExp(text))
  await expect.element(feld('Telefon')).toHaveValue('0461 99999')
})

test('[R3.1-03] ohne Mangel für axe und ohne Überlauf in jedem Thema', async ({ portal }) => {
  const nutzer = await beiPersoenlichenDaten(portal)
  await istZugaenglich('Formular')
  nutzer.anderswo({ telefon: '0461 77777' })
  await feld('Telefon').fill('0461 88888')
  await speichern().click()
  await expect.element(dialog()).toBeVisible()
  await istZugaenglich('Vergleich')
  await dialog().getByRole('button', { name: 'Alle meine' }).click()
  await dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect.element(gespeichert()).toBeVisible()
  await istZugaenglich('Gespeichert')
})

test('[S2-01] [R7.1-03] ein neuer Name braucht eine neue Identifikation; das steht da, bevor gespeichert wird', async ({
  portal,
}) => {
  const { nachname } = LENA
  await beiPersoenlichenDaten(portal)
  const warnung = page.getByRole('heading', { name: 'Danach identifizieren Sie sich neu' })
  await expect.element(inhalt()).toMatchTextContent(/Identifiziert\s*Ja/)
  for (const [name, neu] of [
    [nachname.toUpperCase(), false],
    ['Petersen', true],
    [nachname, false],
    ['Petersen', true],
  ] as const) {
    await feld('Nachname').fill(name)
    await (neu ? expect.element(warnung).toBeVisible() : expect.element(warnung).not.toBeInTheDocument())
  }
  portal.server.answer(identifizierungLesen, 200, {
    stand: 'NICHT_BEGONNEN',
    seit: null,
    identifizierungsUrl: `${location.origin}/identifizierung/starten/probe`,
  })
  await speichern().click()
  await expect
    .element(page.getByText('Gespeichert. Ihre bisherige Identifikation gilt nicht mehr.'))
    .toBeVisible()
  await expect.element(inhalt()).toMatchTextContent(/Identifiziert\s*Noch nicht/)
  await page.getByRole('link', { name: 'Mit den neuen Angaben identifizieren' }).click()
  await expect.element(titel('Identifikation durchführen')).toBeVisible()
})
