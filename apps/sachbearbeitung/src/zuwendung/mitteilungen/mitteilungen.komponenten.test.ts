import {
  bankMitteilungSenden,
  fallKonversationLesen,
  konversationErledigen,
  mitteilungDateiHochladen,
  posteingangLesen,
  terminSetzen,
} from '@foerderportal/contract/mitteilungen/bank/routes'
import type {
  BankKonversation,
  BankMitteilung,
  Posteingangszeile,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { FRANK, SABINE, type Person } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const ID = 'e0000000-0000-4000-8000-000000000001'
const jetzt = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })

const zeile = (angaben: Partial<Posteingangszeile> = {}): Posteingangszeile => ({
  konversationId: ID,
  wartetSeit: '2026-11-11T09:00:00.000Z',
  unternehmenGuid: 'a0000000-0000-4000-8000-000000000001',
  unternehmenName: 'Hof Lindenau GbR',
  geschaeftGuid: FALL,
  geNr: 'GE-2026-000001',
  betreff: 'Lieferung erst im März',
  letzteAm: '2026-11-12T09:00:00.000Z',
  mitDateien: true,
  termin: '2026-12-07T22:59:59.000Z',
  zugewiesen: 'Sabine Sachbearbeitung',
  erledigt: false,
  ...angaben,
})
const mitteilung = (angaben: Partial<BankMitteilung> = {}): BankMitteilung => ({
  guid: 'f0000000-0000-4000-8000-000000000001',
  richtungZuKunde: false,
  absender: 'Lena Lindenau',
  abgeschicktAm: '2026-11-11T09:00:00.000Z',
  betreff: 'Lieferung erst im März',
  inhalt: 'Reicht das noch?',
  bezug: null,
  anhaenge: [],
  mails: [],
  gelesen: [],
  ...angaben,
})
const VON_DER_BANK = mitteilung({
  guid: 'f0000000-0000-4000-8000-000000000002',
  richtungZuKunde: true,
  absender: 'Sabine Sachbearbeitung',
  betreff: 'Willkommen',
  mails: [
    { an: 'lena@hof.example', zustellung: 'ANGENOMMEN', am: '2026-11-10T09:01:00.000Z' },
    { an: 'paul@hof.example', zustellung: 'ABGEWIESEN', am: null },
    // Perhaps it has arrived: nobody knows.
    { an: 'eva@hof.example', zustellung: 'GESCHEITERT', am: null },
    { an: 'udo@hof.example', zustellung: 'GESCHEITERT', am: null },
  ],
  gelesen: [{ name: 'Lena Lindenau', am: '2026-11-10T10:00:00.000Z' }],
})
const konversation = (angaben: Partial<BankKonversation> = {}): BankKonversation => ({
  konversationId: ID,
  unternehmenGuid: 'a0000000-0000-4000-8000-000000000001',
  unternehmenName: 'Hof Lindenau GbR',
  geschaeftGuid: FALL,
  geNr: 'GE-2026-000001',
  stand: 'OFFEN',
  wartetSeit: '2026-11-11T09:00:00.000Z',
  termin: null,
  zugewiesen: 'Sabine Sachbearbeitung',
  gesperrtWeil: null,
  empfaenger: [{ name: 'Lena Lindenau', email: 'lena@hof.example' }],
  bausteine: [{ titel: 'Frist', text: 'Die Frist reicht aus.' }],
  bezuege: [],
  mitteilungen: [VON_DER_BANK, mitteilung()],
  schritte: [],
  ...angaben,
})
const DATEI = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  dateiname: 'Merkblatt.pdf',
  mimeType: 'application/pdf',
  size: 4,
  fileSize: 4,
  angelegtAm: '2026-11-23T10:00:00.000Z',
  downloadUrl: '/x',
  scanStatus: 'sauber',
} as const
const oeffnen = async (tisch: Tisch, was = konversation(), wer: Person = SABINE) => {
  jetzt()
  fallumfeld(tisch)
  tisch.server.answer(fallKonversationLesen, 200, was)
  await tisch.open(`/sachbearbeitung/fall/${FALL}/mitteilungen`, wer)
}
const text = () => page.getByRole('textbox', { name: 'Text' })
const senden = () => page.getByRole('button', { name: 'Senden', exact: true })

test('[S7-04] der Eingang: am längsten Wartendes zuerst, ein Filter ist eine Adresse', async ({ tisch }) => {
  jetzt()
  const antwort = {
    zeilen: [zeile(), zeile({ konversationId: 'x', geschaeftGuid: null, geNr: null })],
    nach: null,
  }
  tisch.server.answer(posteingangLesen, 200, { ...antwort, anzahl: 2 })
  await tisch.open('/sachbearbeitung/mitteilungen', SABINE)
  await expect.element(titel('Mitteilungen')).toBeVisible()
  await expect.element(page.getByText('2 unbeantwortet')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /GE-2026-000001/ }))
    .toMatchTextContent(/seit 12 Tagen.*Hof Lindenau GbR.*Lieferung erst im März.*ja.*07\.12\.2026.*Sabine/)
  await expect
    .element(page.getByRole('link', { name: 'Älteste öffnen' }))
    .toHaveAttribute('href', `/sachbearbeitung/fall/${FALL}/mitteilungen`)
  await istZugaenglich('Eingang der Mitteilungen')
  await page.getByRole('combobox', { name: 'Zugewiesen' }).selectOptions('Mir zugewiesen')
  await expect
    .poll(() => tisch.server.calls(posteingangLesen).at(-1)?.query)
    .toMatchObject({ wessen: 'meine' })
})

test('[S7-04] ein leerer Eingang sagt, dass alles beantwortet ist', async ({ tisch }) => {
  tisch.server.answer(posteingangLesen, 200, { zeilen: [], anzahl: 0, nach: null })
  await tisch.open('/sachbearbeitung/mitteilungen', FRANK)
  await expect.element(page.getByText('Alle Mitteilungen sind beantwortet.')).toBeVisible()
})

test('[S7-02] [S7-04] liest, wer was gelesen hat, und antwortet mit Baustein und Datei', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(page.getByText('Das Unternehmen wartet: seit 12 Tagen')).toBeVisible()
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/^Lieferung erst im März/)
  const wege = page.getByText(
    'Gelesen von Lena Lindenau, 1 E-Mail abgewiesen, 2 E-Mails noch nicht angenommen',
  )
  await wege.click()
  await expect
    .element(page.getByRole('article', { name: 'Willkommen' }))
    .toMatchTextContent(
      /lena@hof\.example: Vom Mailserver angenommen.*paul@hof\.example: Vom Mailserver abgewiesen/,
    )
  await istZugaenglich('Unterhaltung am Fall')
  await expect
    .element(page.getByRole('textbox', { name: 'Betreff' }))
    .toHaveValue('Antwort: Lieferung erst im März')
  await expect.element(page.getByText('Eine E-Mail ohne den Inhalt bekommen Lena Lindenau.')).toBeVisible()
  await userEvent.fill(text(), 'Guten Tag,')
  await page.getByRole('combobox', { name: 'Textbaustein anfügen' }).selectOptions('Frist')
  await expect.element(text()).toHaveValue('Guten Tag,\n\nDie Frist reicht aus.')
  tisch.server.answer(mitteilungDateiHochladen, 200, DATEI)
  const feld = page.getByRole('group', { name: 'Dateien' })
  await expect.element(feld.getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await userEvent.upload(feld.getByCss('input[multiple]'), new File(['%PDF'], DATEI.dateiname))
  await expect.element(feld.getByRole('list')).toMatchTextContent(DATEI.dateiname)
  tisch.server.answer(bankMitteilungSenden, 200, konversation())
  senden().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Gesendet um 11:00 Uhr.')).toBeVisible()
  expect(tisch.server.calls(bankMitteilungSenden)[0]?.body).toEqual({
    betreff: 'Antwort: Lieferung erst im März',
    inhalt: 'Guten Tag,\n\nDie Frist reicht aus.',
    anhaenge: [DATEI.uuid],
  })
  await expect.element(text()).toHaveValue('')
})

test('[S7-02] setzt einen Termin und erledigt', async ({ tisch }) => {
  await oeffnen(tisch)
  for (const route of [terminSetzen, konversationErledigen]) tisch.server.answer(route, 200, konversation())
  const tag = page.getByRole('textbox', { name: 'Tag' })
  await userEvent.fill(tag, '31.2.2026')
  await page.getByRole('button', { name: 'Termin setzen' }).click()
  await expect.element(tag).toHaveAccessibleDescription(/Den 31\.02\.2026 gibt es nicht/)
  await userEvent.fill(tag, '7.12.2026')
  await clickable()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => tisch.server.calls(terminSetzen).map(({ body }) => body))
    .toEqual([{ termin: '2026-12-07' }])
  await page.getByRole('button', { name: 'Erledigt', exact: true }).click()
  await expect
    .poll(() => tisch.server.calls(konversationErledigen).map(({ body }) => body))
    .toEqual([{ erledigt: true }])
})

test('[S7-01] [S9-03] was es sonst hin und her gab, steht dazwischen und führt zu seinem Reiter', async ({
  tisch,
}) => {
  const schritt = { antragGuid: 'a', am: '2026-11-12T09:00:00.000Z' } as const
  await oeffnen(
    tisch,
    konversation({
      schritte: [
        { ...schritt, guid: 's1', art: 'ANHOERUNG', stand: 'OFFEN', frist: '2026-12-14T23:00:00.000Z' },
        { ...schritt, guid: 's2', art: 'VERZICHT', stand: 'ERKLAERT', frist: null },
      ],
    }),
  )
  const spalte = page.getByRole('main')
  await expect
    .element(spalte)
    .toMatchTextContent(
      /Verzicht vom.*erklärt.*Anhörung vom 12\.11\.2026.*offen bis 14\.12\.2026.*Lieferung erst/,
    )
  const weg = (name: string) => page.getByRole('link', { name: `${name} vom` })
  await expect.element(weg('Anhörung')).toHaveAttribute('href', `/sachbearbeitung/fall/${FALL}/anhoerung`)
  await expect.element(weg('Verzicht')).toHaveAttribute('href', `/sachbearbeitung/fall/${FALL}/entscheidung`)
})

test('[S7-01] [S9-06] fragt zu einem Auszahlungsantrag: die Adresse nennt ihn, die Mitteilung sagt ihn', async ({
  tisch,
}) => {
  const bezug = { art: 'AUSZAHLUNG', guid: ID, eingangsnummer: 'AZ-2026-000012' } as const
  jetzt()
  fallumfeld(tisch)
  const stand = konversation({ bezuege: [bezug], mitteilungen: [mitteilung({ bezug })] })
  tisch.server.answer(fallKonversationLesen, 200, { ...stand, mitteilungen: [mitteilung()] })
  await tisch.open(`/sachbearbeitung/fall/${FALL}/mitteilungen?auszahlung=${ID}`, SABINE)
  const wahl = page.getByRole('radiogroup', { name: 'Worum es geht' })
  await expect
    .element(wahl.getByRole('radio', { name: 'zum Auszahlungsantrag AZ-2026-000012' }))
    .toBeChecked()
  await expect
    .element(page.getByRole('textbox', { name: 'Betreff' }))
    .toHaveValue('Rückfrage zum Auszahlungsantrag AZ-2026-000012')
  await istZugaenglich('Rückfrage zu einem Auszahlungsantrag')
  await userEvent.fill(text(), 'Bitte reichen Sie den Zahlungsnachweis nach.')
  tisch.server.answer(fallKonversationLesen, 200, stand)
  tisch.server.answer(bankMitteilungSenden, 200, stand)
  senden().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('article').getByRole('link', { name: 'zum Auszahlungsantrag' }))
    .toHaveAttribute('href', `/sachbearbeitung/auszahlungen/${ID}`)
  expect(tisch.server.calls(bankMitteilungSenden)[0]?.body).toMatchObject({ bezug: ID })
})

test('[S9-01] wer nur liest oder wem das Unternehmen gehört, schreibt nicht', async ({ tisch }) => {
  await oeffnen(tisch, konversation({ gesperrtWeil: 'Für dieses Unternehmen handeln Sie selbst.' }))
  await expect.element(page.getByText('Für dieses Unternehmen handeln Sie selbst.')).toBeVisible()
  await expect.element(senden()).not.toBeInTheDocument()
})

test('[S5-02] was wie HTML aussieht, ist Text; eine gesperrte Datei öffnet nichts und sagt warum', async ({
  tisch,
}) => {
  const inhalt = '<img src=x onerror=alert(1)> <a href="http://boese.example">hier</a>'
  const anhaenge = [{ ...DATEI, scanStatus: 'infiziert' } as const]
  await oeffnen(tisch, konversation({ mitteilungen: [mitteilung({ inhalt, anhaenge })] }))
  const artikel = page.getByRole('article')
  await expect.element(artikel).toMatchTextContent(inhalt)
  await expect.element(artikel).toMatchTextContent('Merkblatt.pdf (In ihr wurde Schadsoftware gefunden.)')
  expect(artikel.element().querySelectorAll('img, a, button')).toHaveLength(0)
})

test('ein langer Dateiname bricht um, statt die Seite zu verbreitern', async ({ tisch }) => {
  await resize(390, 844)
  const anhaenge = [{ ...DATEI, dateiname: `${'Rechnungen'.repeat(12)}.pdf` }]
  await oeffnen(tisch, konversation({ mitteilungen: [mitteilung({ anhaenge })] }))
  await expect.element(page.getByRole('button', { name: 'Rechnungen' })).toBeVisible()
  await expectNoOverflow()
})

test('[S9-01] die Freigabe liest mit', async ({ tisch }) => {
  await oeffnen(tisch, konversation(), FRANK)
  await expect.element(page.getByRole('article', { name: 'Willkommen' })).toBeVisible()
  await expect.element(senden()).not.toBeInTheDocument()
})
