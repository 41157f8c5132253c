import { bekanntgabeWort } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { BELEGE_JE_VERMERK } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/grenzen'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import {
  clickAgain,
  expectNoOverflow,
  goOffline,
  resize,
  typeAndPress,
} from '@foerderportal/shell/testing/browser'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, titel, ueberschrift } from '../../testing/frame.ts'
import { pdf } from '../../testing/pdf.ts'
import { freigabenseite, freigabezeile } from '../../testing/freigaben.ts'
import { FRANK, RITA, SABINE } from '../../testing/people.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { bestaetigen, frage } from '../../testing/freigabefrage.ts'
import { test } from '../../testing/test.ts'
import {
  ABLEHNUNG,
  GUID,
  RECHNUNG,
  SHA256,
  ZAHLUNG,
  bankpruefung,
  bankpruefungsdienst,
  listenzeile,
  mitPapieren,
  mitRechnung,
  rechnung,
} from './testing/bankpruefungsdienst.ts'

const XML = { uuid: 'd0000000-0000-4000-8000-000000000c01', dateiname: 'a.xml', mimeType: 'application/xml' }
const LISTE = '/sachbearbeitung/auszahlungen'
const ADRESSE = `${LISTE}/${GUID}`
const AM_ENDE = `${ADRESSE}#Ergebnis`
const TITEL = 'Auszahlung 1 zu GE-2026-000042'
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const genau = (name: string) => page.getByRole('button', { name, exact: true })
const feld = (name: string | RegExp) => page.getByRole('textbox', { name })
const punkttitel = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const ergebnis = (wort: string) =>
  page.getByRole('group', { name: 'Ergebnis' }).getByRole('button', { name: wort, exact: true })
const vermerk = () => page.getByRole('textbox', { name: 'Vermerk' })
const gespeichert = () => page.getByText(/^Gespeichert um/)
const begruendung = () => feld(/^Begründung/)

test('[S9-06] the list shows what waits, what stands out and what is left; its filter is its address', async ({
  tisch,
}) => {
  tisch.server.answer(contract.auszahlungenLesen, 200, {
    zeilen: [listenzeile(1, { hinweise: ['Rechnung auch anderswo', 'Bankdaten neu'] }), listenzeile(2)],
    anzahl: 2,
    nach: null,
  })
  await tisch.open(LISTE, SABINE)
  await expect.element(titel('Auszahlungen')).toBeVisible()
  const zeile = page.getByRole('row', { name: /GE-2026-000001/ })
  await expect.element(zeile).toMatchTextContent('Rechnung auch anderswo; Bankdaten neu')
  await expect.element(zeile).toMatchTextContent('12.000,00')
  await expect
    .element(page.getByRole('link', { name: 'Nächste öffnen' }))
    .toHaveAttribute('href', `${LISTE}/${listenzeile(1).guid}`)
  await istZugaenglich('Auszahlungen')
  await page.getByRole('combobox', { name: 'Zeige' }).selectOptions('Entschieden')
  await page.getByRole('combobox', { name: 'Programm' }).selectOptions('ZUKLB')
  await expect.element(page.getByRole('combobox', { name: 'Programm' })).toHaveValue('ZUKLB')
  await expect
    .poll(() => tisch.server.calls(contract.auszahlungenLesen).at(-1)?.query)
    .toEqual({ zeige: 'entschieden', programm: 'ZUKLB' })
  tisch.server.answer(contract.auszahlungenLesen, 200, {
    zeilen: [listenzeile(3, { status: 'BEWILLIGT', stand: null })],
    anzahl: 1,
    nach: null,
  })
  await tisch.reload()
  await expect.element(page.getByRole('row', { name: /000003/ })).toMatchTextContent('Bewilligt')
})

test('[S9-06] an empty list says what will come here; a choice that nothing fits says that', async ({
  tisch,
}) => {
  tisch.server.answer(contract.auszahlungenLesen, 200, { zeilen: [], anzahl: 0, nach: null })
  await tisch.open(LISTE, SABINE)
  await expect.element(page.getByText('Keine Auszahlung wartet. Eingereichte erscheinen hier.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Zeige' }).selectOptions('Vorgelegt')
  await expect.element(page.getByText('Keine Auszahlung passt zu dieser Auswahl.')).toBeVisible()
})

test('[S9-06] by keyboard alone: g a to the list, j and Enter into the request, u back to it', async ({
  tisch,
}) => {
  tisch.server.answer(contract.auszahlungenLesen, 200, {
    zeilen: [listenzeile(1, { guid: GUID })],
    anzahl: 1,
    nach: null,
  })
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  await tisch.open('/sachbearbeitung/freigaben', SABINE)
  await expect.element(titel('Freigaben')).toBeVisible()
  await userEvent.keyboard('ga')
  await expect.element(page.getByRole('row', { name: /GE-2026-000001/ })).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await expect.element(titel(TITEL)).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(titel('Auszahlungen')).toBeVisible()
})

test('[S6-06] [S9-06] [S9-07] an amount is cut with a reason, points are answered one after the other, it saves itself and is presented', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(titel(TITEL)).toBeVisible()
  await expect.element(page.getByText(/^ANK NaBo, Nr\. 1 von höchstens/)).toBeVisible()
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  await expect.element(page.getByText('Noch 2 Angaben, siehe Ergebnis')).toBeVisible()
  await istZugaenglich('Auszahlung prüfen')
  await feld('Ausgezahlt wird').fill('7.200,50')
  await feld('Grund der Kürzung').fill('Skonto nicht abgezogen.')
  await expect.element(page.getByCss('.d-seite__stand')).toMatchTextContent('auszuzahlen 7.200,50')
  await ergebnis('1 Erfüllt').click()
  await knopf(/nächster Punkt/).click()
  await expect.element(punkttitel('Z2 Empfänger')).toHaveFocus()
  await expect.element(page.getByText('1 von 2 beantwortet')).toBeVisible()
  await ergebnis('2 Nicht erfüllt').click()
  await clickAgain(knopf(/nächster Punkt/))
  await expect
    .element(page.getByText('Zu „Nicht erfüllt“ gehört ein Vermerk: Schreiben Sie, warum.'))
    .toBeVisible()
  await expect.element(vermerk()).toHaveFocus()
  await userEvent.keyboard('Andere Firma.{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('Ergebnis')).toHaveFocus()
  await expect.element(page.getByText(/^Zuletzt gespeichert .* von Sabine/)).toBeVisible()
  await istZugaenglich('Ergebnis einer Auszahlung')
  await knopf('Zur Freigabe vorlegen').click()
  await expect.element(page.getByText('Kürzung 799,50 €')).toBeVisible()
  await expect.element(ueberschrift()).toHaveFocus()
  await expect.element(page.getByText('Z2 Empfänger: nicht erfüllt')).toBeVisible()
  await expect.element(page.getByText('Andere Firma.')).toBeVisible()
  const gesendet = tisch.server.calls(contract.auszahlungPruefen)
  expect(gesendet.map(({ headers }) => headers.get('if-match'))).toEqual(gesendet.map((_, i) => `"${i}"`))
  expect(gesendet.at(-1)?.body).toMatchObject({
    positionen: [{ betrag: 7_200.5, grund: 'Skonto nicht abgezogen.' }],
    punkte: [{ ergebnis: 'ERFUELLT' }, { ergebnis: 'NICHT_ERFUELLT', text: 'Andere Firma.' }],
  })
  expect(tisch.server.calls(contract.auszahlungVorlegen)[0]?.headers.get('if-match')).toBe(
    `"${gesendet.length}"`,
  )
})

test('[S9-03] [S9-07] by keyboard alone: answers, notes, points, the paper beside as evidence, presented', async ({
  tisch,
}) => {
  tisch.server.also(
    (anfrage) => anfrage.url.includes('/datei/'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], mitPapieren())
  await tisch.open(ADRESSE, SABINE)
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  await expect.element(page.getByRole('region', { name: /Seite/ })).toMatchTextContent('Terravia MP 300')
  await userEvent.keyboard('1')
  await expect.element(ergebnis('1 Erfüllt')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('b')
  await expect.element(genau('RE 4711/26, S. 1')).toBeVisible()
  await userEvent.keyboard('0')
  await expect.element(ergebnis('0 Offen')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('1{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('Z2 Empfänger')).toHaveFocus()
  // This point reads the proof of payment.
  await expect.element(genau('Zahlungsnachweis')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('3bn')
  await expect.element(vermerk()).toHaveFocus()
  await userEvent.keyboard('Gilt hier nicht.{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('Ergebnis')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(punkttitel('Z2 Empfänger')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(punkttitel('Ergebnis')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
  expect(tisch.server.calls(contract.auszahlungPruefen).at(-1)?.body.punkte).toEqual([
    {
      code: 'Z1',
      ergebnis: 'ERFUELLT',
      text: null,
      belege: [{ dateiGuid: RECHNUNG.uuid, seite: 1, zitat: null, stelle: null }],
    },
    {
      code: 'Z2',
      ergebnis: 'NICHT_ANWENDBAR',
      text: 'Gilt hier nicht.',
      belege: [{ dateiGuid: ZAHLUNG.uuid, seite: 1, zitat: null, stelle: null }],
    },
  ])
})

test('[S6-06] [S9-07] whoever releases reads answer, note and evidence, and the evidence opens its paper', async ({
  tisch,
}) => {
  tisch.server.also(
    (anfrage) => anfrage.url.includes('/datei/'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  const belege = [{ dateiGuid: ZAHLUNG.uuid, seite: 2, zitat: null, stelle: null }]
  bankpruefungsdienst(tisch, ['FREIGABE'], {
    ...mitPapieren(),
    stand: 'VORGELEGT',
    inhalt: {
      ...ABLEHNUNG,
      punkte: ABLEHNUNG.punkte.map((punkt) => (punkt.code === 'Z2' ? { ...punkt, belege } : punkt)),
    },
  })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('Die Rechnung nennt eine andere Firma.')).toBeVisible()
  await genau('Zahlungsnachweis, S. 2').click()
  await expect.element(page.getByRole('region', { name: /Seite/ })).toMatchTextContent('Lieferzeit 12 Wochen')
  await istZugaenglich('Auszahlung mit Belegen lesen')
})

test('[S9-07] of a point that nobody answered it is said what it lacks, and one stays with it, as in a case', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const satz = page.getByText('Wählen Sie ein Ergebnis, oder schreiben Sie einen Vermerk.')
  await expect.element(satz).toBeVisible()
  await expect.element(ergebnis('1 Erfüllt')).toHaveFocus()
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  expect(tisch.server.calls(contract.auszahlungPruefen)).toHaveLength(0)
  await userEvent.keyboard('1')
  await expect.element(satz).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('Z2 Empfänger')).toHaveFocus()
})

test('[S9-07] a proposal that somebody confirms becomes his answer, and the focus goes on', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], {
    vorschlaege: [{ code: 'Z1', ergebnis: 'ERFUELLT', text: 'Alles steht da.' }],
  })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt. Alles steht da.')).toBeVisible()
  await expect.element(page.getByText('0 von 2 beantwortet')).toBeVisible()
  await knopf(/^Vorschlag bestätigen/).click()
  await expect.element(punkttitel('Z2 Empfänger')).toHaveFocus()
  expect(tisch.server.calls(contract.auszahlungPruefen).at(-1)?.body.punkte[0]).toMatchObject({
    ergebnis: 'ERFUELLT',
    text: 'Alles steht da.',
  })
})

test('[S6-06] more than was claimed, or a cut without a reason, says so at its field; all else is saved', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  await tisch.open(AM_ENDE, SABINE)
  await feld('Ausgezahlt wird').fill('8.000,01')
  await begruendung().fill('Ein Satz.')
  await expect.element(feld('Ausgezahlt wird')).toHaveAccessibleDescription(/Höchstens 8\.000,00/)
  await expect.element(gespeichert()).toBeVisible()
  expect(tisch.server.calls(contract.auszahlungPruefen).at(-1)?.body).toMatchObject({
    positionen: [{ betrag: 8_000 }],
    begruendung: 'Ein Satz.',
  })
  await feld('Ausgezahlt wird').fill('7.999,99')
  await expect.element(page.getByText('Begründen Sie die Kürzung.')).toBeVisible()
  // what is missing leads to its field
  await knopf('Begründen Sie die Kürzung.').click()
  await expect.element(feld('Grund der Kürzung')).toHaveFocus()
})

test.for(['the button', 'the key'])(
  '[S6-06] [S9-03] presented by %s without the reason of a cut: its field says so and has the focus, until it changes',
  async (womit, { tisch }) => {
    bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], {
      stand: 'ENTWURF',
      inhalt: { ...ABLEHNUNG, ergebnis: 'BEWILLIGT' },
    })
    await tisch.open(AM_ENDE, SABINE)
    await feld('Ausgezahlt wird').fill('7.200,50')
    const grund = feld('Grund der Kürzung')
    await expect.element(grund).not.toHaveAccessibleDescription(/Begründen Sie/)
    await expect.element(fuss()).toMatchTextContent('vorlegen')
    if (womit === 'the button') await knopf('Zur Freigabe vorlegen').click()
    else await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(grund).toHaveFocus()
    await expect.element(grund).toHaveAccessibleDescription(/Begründen Sie die Kürzung\./)
    await istZugaenglich('Ohne Grund der Kürzung vorgelegt')
    await userEvent.tab()
    await expect.element(grund).toHaveAccessibleDescription(/Begründen Sie die Kürzung\./)
    await userEvent.type(grund, 'S')
    await expect.element(grund).not.toHaveAccessibleDescription(/Begründen Sie/)
    expect(tisch.server.calls(contract.auszahlungVorlegen)).toHaveLength(0)
    await clickAgain(knopf('Zur Freigabe vorlegen'))
    await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
  },
)

test('[S6-06] [S9-07] presented with points that nobody answered, or without a reason: one is led there and reads what it lacks', async ({
  tisch,
}) => {
  const [, zweiter] = ABLEHNUNG.punkte
  const punkte = zweiter ? [zweiter] : []
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], {
    stand: 'ENTWURF',
    inhalt: { ...ABLEHNUNG, begruendung: null, punkte },
  })
  await tisch.open(`${ADRESSE}#Z2`, SABINE)
  await expect.element(punkttitel('Z2 Empfänger')).toBeVisible()
  await knopf('Zur Freigabe vorlegen').click()
  await expect.element(begruendung()).toHaveFocus()
  await expect.element(begruendung()).toHaveAccessibleDescription(/Begründen Sie die Ablehnung\./)
  await userEvent.keyboard('Falsche Firma.')
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  await expect.element(ergebnis('1 Erfüllt')).toHaveFocus()
  const satz = 'Z1 Rechnungsangaben: Beantworten Sie diesen Punkt.'
  await expect.element(vermerk()).toHaveAccessibleDescription(satz)
  await userEvent.keyboard('1')
  await expect.element(vermerk()).not.toHaveAccessibleDescription(satz)
})

test('[S9-06] [S11-05] who was overtaken keeps what he typed: both hold, and a contradiction is asked', async ({
  tisch,
}) => {
  const dienst = bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF' })
  await tisch.open(AM_ENDE, SABINE)
  await expect.element(begruendung()).toBeVisible()
  dienst.andererSpeichert({
    begruendung: 'Ihr Satz.',
    punkte: [
      { code: 'Z1', ergebnis: null, text: null, belege: [] },
      { code: 'Z2', ergebnis: 'ERFUELLT', text: null, belege: [] },
    ],
  })
  await begruendung().fill('Mein Satz.')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Mein Satz.')
  await expect.element(dialog).toMatchTextContent('Ihr Satz.')
  expect(tisch.server.calls(contract.auszahlungPruefen)).toHaveLength(1)
})

test('[S9-06] [S11-05] two people at different points: both answers hold, and whoever came second reads what is new', async ({
  tisch,
}) => {
  const dienst = bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF' })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  dienst.andererSpeichert({
    punkte: [
      { code: 'Z1', ergebnis: null, text: null, belege: [] },
      { code: 'Z2', ergebnis: 'ERFUELLT', text: 'Passt.', belege: [] },
    ],
  })
  await userEvent.keyboard('1')
  await expect
    .element(page.getByText('Die Prüfung wurde inzwischen auch an anderer Stelle geändert'))
    .toBeVisible()
  await expect.element(page.getByText('2 von 2 beantwortet')).toBeVisible()
  await expect
    .poll(() => tisch.server.calls(contract.auszahlungPruefen).at(-1)?.body.punkte)
    .toMatchObject([{ ergebnis: 'ERFUELLT' }, { ergebnis: 'ERFUELLT', text: 'Passt.' }])
})

test('[S9-06] [S10-03] no connection and a window that crashes: what was typed is there again', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(vermerk()).toBeVisible()
  const wiederDa = goOffline(tisch)
  await vermerk().fill('Noch nicht gespeichert.')
  await feld('Ausgezahlt wird').fill('9.999,00')
  await liegtAufDemGeraet()
  await expect
    .element(page.getByText('Noch nicht gespeichert: Die Verbindung fehlt. Ihr Text liegt auf diesem Gerät.'))
    .toBeVisible()
  tisch.crash()
  wiederDa()
  await tisch.open(ADRESSE)
  await expect.element(vermerk()).toHaveValue('Noch nicht gespeichert.')
  // No check can hold it: it comes back until it is mended.
  await expect.element(feld('Ausgezahlt wird')).toHaveValue('9.999,00')
  await expect.element(gespeichert()).toBeVisible()
})

test('[S6-03] [S9-06] the same invoice elsewhere and unseen bank data warn, and refuse nothing', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], {
    positionen: rechnung({
      dubletten: [
        {
          was: 'RECHNUNG',
          faelle: [
            {
              geschaeftGuid: 'd0000000-0000-4000-8000-000000000b19',
              geNr: 'GE-2026-000099',
              unternehmenName: 'Hof Altmoor KG',
            },
          ],
        },
      ],
    }),
    bankdaten: {
      iban: 'DE89 3704 0044 0532 0130 00',
      hindernis: 'Das Konto liegt nicht im SEPA-Raum.',
      inhaber: 'X',
      geaendertAm: null,
      ungesichtet: 1,
    },
  })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByText(/Diese Rechnung steht auch/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'GE-2026-000099' })).toBeVisible()
  await expect.element(page.getByText('Geänderte Bankdaten sind noch nicht gesichtet')).toBeVisible()
  await expect.element(page.getByText('Das Konto liegt nicht im SEPA-Raum.')).toBeVisible()
  await expect.element(knopf(/nächster Punkt/)).toBeEnabled()
})

test('[S6-06] the second person reads it, and releases exactly the hash that he read', async ({ tisch }) => {
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'VORGELEGT', inhalt: ABLEHNUNG })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('Z2 Empfänger: nicht erfüllt')).toBeVisible()
  await expect.element(page.getByText('Bitte lassen Sie die Rechnung berichtigen.')).toBeVisible()
  await istZugaenglich('Auszahlung freigeben')
  await knopf('Freigeben (1a2b 3c4d)').click()
  await expect.element(frage('Auszahlung freigeben?')).toMatchTextContent('Ablehnung')
  await istZugaenglich('Frage vor der Freigabe')
  await bestaetigen('Auszahlung freigeben?')
  await expect.element(page.getByText(/Uhr von Frank Freigabe/)).toBeVisible()
  await expect.element(page.getByText('Abgelehnt', { exact: true })).toBeVisible()
  expect(tisch.server.calls(contract.auszahlungFreigeben)[0]?.body).toEqual({ inhaltSha256: SHA256 })
  await expect.element(knopf(/Freigeben/)).not.toBeInTheDocument()
})

test('[S6-06] [S9-04] the question before a release names the company and what it is paid', async ({
  tisch,
}) => {
  const inhalt = {
    ...ABLEHNUNG,
    ergebnis: 'BEWILLIGT' as const,
    positionen: ABLEHNUNG.positionen.map((position) => ({ ...position, betrag: 6_500, grund: 'Skonto' })),
  }
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'VORGELEGT', inhalt })
  await tisch.open(ADRESSE, FRANK)
  await knopf('Freigeben (1a2b 3c4d)').click()
  for (const wort of ['Hof Lindenau GbR', '1 zu GE-2026-000042', 'Bewilligung', '6.500,00', '8.000,00'])
    await expect.element(frage('Auszahlung freigeben?')).toMatchTextContent(wort)
  expect(tisch.server.calls(contract.auszahlungFreigeben)).toEqual([])
})

test('[S6-06] [S9-04] a notice that is being made is read again by itself, until it is there', async ({
  tisch,
}) => {
  const mit = (liegtVor: boolean) =>
    bankpruefung(['FREIGABE'], {
      stand: 'FREIGEGEBEN',
      status: 'ABGELEHNT',
      inhalt: ABLEHNUNG,
      bescheid: {
        guid: 'd0000000-0000-4000-8000-000000000b19',
        nummer: 'BE-2026-000009',
        status: liegtVor ? 'BEREITGESTELLT' : null,
        liegtVor,
      },
    })
  tisch.server.answer(contract.bankpruefungLesen, 200, mit(false))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText(/BE-2026-000009: /)).toBeVisible()
  tisch.server.answer(contract.bankpruefungLesen, 200, mit(true))
  await expect.element(page.getByText(`BE-2026-000009: ${bekanntgabeWort('BEREITGESTELLT')}`)).toBeVisible()
})

test('[S6-06] it goes back with a reason only', async ({ tisch }) => {
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'VORGELEGT', inhalt: ABLEHNUNG })
  await tisch.open(ADRESSE, FRANK)
  await knopf('Zurückgeben').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zurückgeben' }).click()
  await expect.element(dialog.getByText('Geben Sie einen Grund an.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Bitte Z1 noch einmal ansehen.')
  await clickAgain(dialog.getByRole('button', { name: 'Zurückgeben' }))
  await expect.element(page.getByText('Bitte Z1 noch einmal ansehen.')).toBeVisible()
})

test('[S6-06] who worked on it reads why somebody else has to release it; who only reads has no button', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['BETEILIGT'], { stand: 'VORGELEGT', inhalt: ABLEHNUNG })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText(/Sie haben diese Prüfung selbst bearbeitet\./)).toBeVisible()
  bankpruefungsdienst(tisch, ['LESER'])
  await tisch.open(ADRESSE, RITA)
  await expect.element(page.getByText('Noch hat niemand begonnen, diesen Antrag zu prüfen.')).toBeVisible()
  await expect.element(page.getByText('Sie lesen mit')).toBeVisible()
  await expect.element(page.getByText(/^Sie können Auszahlungen lesen\./)).toBeVisible()
  await expect.element(knopf(/nächster Punkt/)).not.toBeInTheDocument()
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'ENTWURF', inhalt: ABLEHNUNG })
  await tisch.open(ADRESSE, FRANK)
  await expect
    .element(page.getByText(/^Den Entwurf bearbeitet Sabine Sachbearbeitung, zuletzt/))
    .toBeVisible()
})

test('[S6-06] what was decided before there were checks says so, and shows no point as open', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['LESER'], { status: 'ABGELEHNT' })
  await tisch.open(ADRESSE, RITA)
  await expect.element(page.getByText('Eine Prüfung und einen Bescheid gibt es dazu nicht.')).toBeVisible()
  // what follows is said to the bank, not to the company
  await expect.element(page.getByText('Das Unternehmen kann einen neuen Antrag stellen.')).toBeVisible()
  await expect.element(page.getByText(/^Die Gründe/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Noch hat niemand begonnen')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Prüfpunkte' })).not.toBeInTheDocument()
})

test('[S9-04] [S6-06] what waits of payouts stands among the releases, and leads to its request', async ({
  tisch,
}) => {
  const pruefung = freigabezeile(1, {
    art: 'auszahlung',
    wort: 'Auszahlung, Prüfung',
    wozu: 'GE-2026-000042',
    ort: 'AUSZAHLUNG',
    ortGuid: GUID,
    betrag: 7_200.5,
    abweichungen: ['Kürzung 799,50 €'],
  })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([pruefung]))
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(page.getByText('1 vorgelegt, 1 für Sie')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /GE-2026-000042/ }))
    .toMatchTextContent('Kürzung 799,50 €')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', ADRESSE)
})

test('[S9-06] nothing is wider than the window, and the bar shows all destinations or scrolls', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'])
  for (const adresse of [ADRESSE, AM_ENDE]) {
    await tisch.open(adresse, SABINE)
    await expect.element(titel(TITEL)).toBeVisible()
    for (const breite of [1280, 390]) {
      await resize(breite, 800)
      await expectNoOverflow(`${adresse}, ${breite} px`)
    }
  }
})

test('[S9-06] [S7-01] from here one asks the company, and reads whether it has answered', async ({
  tisch,
}) => {
  const gefragt = { am: '2026-11-20T09:00:00.000Z', beantwortetAm: null }
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { rueckfrage: gefragt })
  await tisch.open(ADRESSE, SABINE)
  await expect
    .element(page.getByRole('link', { name: 'Beim Unternehmen nachfragen' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`/mitteilungen\\?auszahlung=${GUID}$`)))
  await expect.element(page.getByText(/^Rückfrage ohne Antwort, gestellt .*\sUhr$/)).toBeVisible()
  await istZugaenglich('Rückfrage ohne Antwort')
})

test('[S9-06] whoever only reads is not led to asking; an answered question says so', async ({ tisch }) => {
  const rueckfrage = { am: '2026-11-20T09:00:00.000Z', beantwortetAm: '2026-11-21T09:00:00.000Z' }
  bankpruefungsdienst(tisch, ['LESER'], { rueckfrage })
  await tisch.open(ADRESSE, RITA)
  await expect.element(page.getByText(/^Rückfrage beantwortet, .*\sUhr$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Beim Unternehmen nachfragen' }))
    .not.toBeInTheDocument()
})

/** Sabine has typed something that lies on her device only when a colleague presents the check. */
const vorgelegtBeimTippen = async (tisch: Tisch) => {
  const dienst = bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF', inhalt: ABLEHNUNG })
  await tisch.open(AM_ENDE, SABINE)
  await expect.element(begruendung()).toBeVisible()
  const wiederDa = goOffline(tisch)
  await begruendung().fill('Noch ein Satz.')
  await liegtAufDemGeraet()
  dienst.andererLegtVor()
  return { dienst, wiederDa }
}

test('[S6-06] [S9-06] presented by a colleague while one types: the page goes over to reading, and nothing typed is lost', async ({
  tisch,
}) => {
  const { dienst, wiederDa } = await vorgelegtBeimTippen(tisch)
  wiederDa()
  await expect.element(page.getByText('Während Sie schrieben, wurde die Prüfung vorgelegt')).toBeVisible()
  await expect.element(page.getByText('Bitte lassen Sie die Rechnung berichtigen.')).toBeVisible()
  await expect.element(knopf('Zur Freigabe vorlegen')).not.toBeInTheDocument()
  dienst.andererSpeichert({})
  await tisch.reload()
  await expect.element(begruendung()).toHaveValue('Noch ein Satz.')
})

test('[S6-06] [S10-03] presented while what was typed lay on this device only: whoever comes back reads it, and may give it up', async ({
  tisch,
}) => {
  const { dienst, wiederDa } = await vorgelegtBeimTippen(tisch)
  tisch.crash()
  wiederDa()
  await tisch.open(ADRESSE)
  const ungespeichert = page.getByRole('region', { name: 'Nicht gespeichert' })
  await expect.element(page.getByText('Inzwischen wurde die Prüfung vorgelegt')).toBeVisible()
  await expect.element(ungespeichert).toMatchTextContent(/^Nicht gespeichert\s*Begründung\s*Noch ein Satz\./)
  await istZugaenglich('Vorgelegt, Getipptes liegt auf dem Gerät')
  expect(await eintragungen()).toBe(1)
  dienst.andererGibtFrei()
  await tisch.reload()
  await expect.element(page.getByText('Inzwischen wurde die Prüfung freigegeben')).toBeVisible()
  await ungespeichert.getByRole('button', { name: 'Verwerfen' }).click()
  await clickAgain(page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }))
  await expect.element(ungespeichert).not.toBeInTheDocument()
  await expect.poll(eintragungen).toBe(0)
})

test('[S6-06] [S9-06] presented and released while one types: the page says that it was released', async ({
  tisch,
}) => {
  const { dienst, wiederDa } = await vorgelegtBeimTippen(tisch)
  dienst.andererGibtFrei()
  wiederDa()
  await expect.element(page.getByText('Während Sie schrieben, wurde die Prüfung freigegeben')).toBeVisible()
  await expect.element(page.getByText(/Wird die Prüfung bis dahin zurückgegeben/)).not.toBeInTheDocument()
})

test('[S9-06] [S11-05] saved by a colleague before one presents: it is refused, the page shows what is new, and the next time it goes', async ({
  tisch,
}) => {
  const dienst = bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF', inhalt: ABLEHNUNG })
  await tisch.open(AM_ENDE, SABINE)
  await expect.element(begruendung()).toBeVisible()
  dienst.andererSpeichert({ begruendung: 'Ihr Satz.' })
  await knopf('Zur Freigabe vorlegen').click()
  await expect.element(page.getByText('Die Prüfung wurde von Berta Bank geändert.')).toBeVisible()
  await expect.element(begruendung()).toHaveValue('Ihr Satz.')
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
})

test('[S9-06] [S11-05] saved by a colleague while one types and presents at once: what is new is read before it is presented', async ({
  tisch,
}) => {
  const dienst = bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF', inhalt: ABLEHNUNG })
  await tisch.open(AM_ENDE, SABINE)
  await expect.element(begruendung()).toBeVisible()
  dienst.andererSpeichert({
    punkte: ABLEHNUNG.punkte.map((punkt) => ({ ...punkt, ergebnis: 'ERFUELLT' as const })),
  })
  typeAndPress(begruendung(), 'Mein Satz.', knopf('Zur Freigabe vorlegen'))
  await expect
    .element(page.getByText('Die Prüfung wurde inzwischen auch an anderer Stelle geändert'))
    .toBeVisible()
  await expect.element(page.getByText(/^Neu ist: Z2 Empfänger: Ergebnis/)).toBeVisible()
  expect(tisch.server.calls(contract.auszahlungVorlegen)).toHaveLength(0)
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
})

test('[S9-03] [S9-07] while it is presented no key changes the draft, and it is presented once', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { stand: 'ENTWURF', inhalt: ABLEHNUNG })
  const { promise: antwort, resolve: antworten } = Promise.withResolvers<Response>()
  await tisch.open(ADRESSE, SABINE)
  await expect.element(punkttitel('Z1 Rechnungsangaben')).toBeVisible()
  let vorgelegt = 0
  tisch.server.also(
    (anfrage) => {
      const ist = anfrage.method === 'POST' && anfrage.url.includes('vorlegen')
      if (ist) vorgelegt += 1
      return ist
    },
    () => antwort,
  )
  await knopf('Zur Freigabe vorlegen').click()
  await expect.poll(() => vorgelegt).toBe(1)
  await userEvent.keyboard('2')
  await expect.element(ergebnis('1 Erfüllt')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('jj{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('Ergebnis')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(vorgelegt).toBe(1)
  expect(tisch.server.calls(contract.auszahlungPruefen)).toHaveLength(0)
  antworten(new Response(null, { status: 503 }))
})

test('[S9-07] an answer that has all the evidence it takes is offered no more', async ({ tisch }) => {
  tisch.server.also(
    (anfrage) => anfrage.url.includes('/datei/'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  const beleg = (i: number) => ({ dateiGuid: RECHNUNG.uuid, seite: i + 2, zitat: null, stelle: null })
  const belege = Array.from({ length: BELEGE_JE_VERMERK }, (_, i) => beleg(i))
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], {
    ...mitPapieren(),
    stand: 'ENTWURF',
    inhalt: {
      ...ABLEHNUNG,
      punkte: ABLEHNUNG.punkte.map((p) => (p.code === 'Z1' ? { ...p, belege } : p)),
    },
  })
  await tisch.open(ADRESSE, SABINE)
  const naechster = knopf(/^Seite \d+ von RE 4711/)
  await expect.element(genau('RE 4711/26, S. 21')).toBeVisible()
  await expect.element(page.getByRole('region', { name: /Seite/ })).toMatchTextContent('Lieferzeit')
  await expect.element(naechster).not.toBeInTheDocument()
  await knopf('Beleg entfernen: RE 4711/26, S. 21').click()
  await expect.element(naechster).toBeVisible()
})

test('[S6-05] what the e-invoice declares stands beside what was typed, and is there to read', async ({
  tisch,
}) => {
  tisch.server.answer(contract.bankRechnungAuslesen, 200, {
    datei: XML.uuid,
    format: 'UBL',
    felder: { rechnungsBetrag: null, rechnungsDatum: null, rechnungsNummer: null, rechnungsSteller: null },
    angaben: {
      art: '380',
      artWort: 'Rechnung',
      waehrung: 'EUR',
      nummer: 'RE 4711/26',
      datum: '2026-10-20',
      faelligAm: null,
      steller: 'Landtechnik Muster GmbH',
      stellerUstId: null,
      kaeufer: 'Hof Altmoor KG',
      netto: 10_000,
      steuer: 1_900,
      brutto: 11_900,
      zahlbar: 11_900,
      zeilen: [{ bezeichnung: 'Mulchgerät M 300', menge: '1', netto: 10_000 }],
      weitereZeilen: 0,
    },
    hinweise: [],
    gruende: [],
  })
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { positionen: mitRechnung(XML) })
  await tisch.open(ADRESSE, SABINE)
  const zeile = (was: string) => page.getByRole('row', { name: new RegExp(`^${was}`) })
  await expect.element(zeile('Rechnung an')).toMatchTextContent('Hof Altmoor KG')
  await expect.element(zeile('Rechnung an')).toMatchTextContent('weicht ab')
  await expect.element(zeile('Rechnungsbetrag brutto')).toMatchTextContent('gleich')
  await istZugaenglich('E-Rechnung')
  await knopf('E-Rechnung lesen').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Mulchgerät M 300')
  await istZugaenglich('E-Rechnung gelesen')
})

test('[S6-05] an XML file that holds none says so; a PDF without one is a paper like any other', async ({
  tisch,
}) => {
  const keine = {
    felder: { rechnungsBetrag: null, rechnungsDatum: null, rechnungsNummer: null, rechnungsSteller: null },
    format: null,
    angaben: null,
    hinweise: [],
    gruende: [],
  }
  tisch.server.serve(contract.bankRechnungAuslesen, ({ params }) => ({
    body: { ...keine, datei: params['dateiGuid'] ?? '' },
  }))
  const PDF = {
    ...XML,
    uuid: 'd0000000-0000-4000-8000-000000000c02',
    dateiname: 'b.pdf',
    mimeType: 'application/pdf',
  }
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { positionen: mitRechnung(XML, PDF) })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByText('Aus „a.xml“ ließ sich keine E-Rechnung lesen.')).toBeVisible()
  await expect.element(page.getByText(/„b\.pdf“/)).not.toBeInTheDocument()
})

test('[S6-05] a comparison that does not come says so and is asked for again; nobody says what the file holds', async ({
  tisch,
}) => {
  tisch.server.refuse(contract.bankRechnungAuslesen, 500)
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { positionen: mitRechnung(XML) })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByText('Der Vergleich mit „a.xml“ ließ sich nicht laden.')).toBeVisible()
  await expect.element(page.getByText(/ließ sich keine E-Rechnung lesen/)).not.toBeInTheDocument()
  const vorher = tisch.server.calls(contract.bankRechnungAuslesen).length
  await knopf('Noch einmal versuchen').click()
  await expect.poll(() => tisch.server.calls(contract.bankRechnungAuslesen).length).toBeGreaterThan(vorher)
})

test('[S6-06] [S9-10] a cut or a rejection shows its notice before it is released, and afterwards how it reaches the company', async ({
  tisch,
}) => {
  tisch.server.also(
    (anfrage) => anfrage.url.includes('/vorschau'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'VORGELEGT', inhalt: ABLEHNUNG })
  await tisch.open(ADRESSE, FRANK)
  await knopf('Bescheid, Vorschau').click()
  await expect.element(page.getByText('Landtechnik Muster GmbH').first()).toBeVisible()
  await istZugaenglich('Vorschau des Bescheids')
  bankpruefungsdienst(tisch, ['LESER'], {
    stand: 'FREIGEGEBEN',
    status: 'ABGELEHNT',
    inhalt: ABLEHNUNG,
    bescheid: { guid: GUID, nummer: 'BE-2026-000009', status: 'BENACHRICHTIGT', liegtVor: true },
  })
  await tisch.open(ADRESSE, RITA)
  await expect.element(page.getByText(/BE.2026.000009: Liegt bereit/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bekanntgabe' }))
    .toHaveAttribute('href', expect.stringMatching(/\/bekanntgabe$/))
  await expect.element(knopf('Bescheid, Vorschau')).not.toBeInTheDocument()
})
