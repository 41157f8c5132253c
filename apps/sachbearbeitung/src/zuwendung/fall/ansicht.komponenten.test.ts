import { fallAnsichtLesen, fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { ANTRAG, GESCHAEFT, UNTERLAGEN, fallkopf } from '../testing/faelle.ts'

const eingang = (nr: string, tag: string) => ({
  eingangsnummer: `ANK-2026-0000${nr}`,
  eingegangenAm: `2026-11-${tag}T20:46:00.000Z`,
  sha256: nr.repeat(32),
  beleg: {
    uuid: `80000000-0000-4000-8000-0000000000${nr}`,
    dateiname: `Eingangsbestätigung ANK-2026-0000${nr}.pdf`,
    downloadUrl: `/SachbearbeitungService/api/zuwendung/${ANTRAG}/datei/80000000-0000-4000-8000-0000000000${nr}`,
    sha256: 'a'.repeat(64),
  },
})

const ansicht = (rest: Partial<FallAnsicht> = {}): FallAnsicht => ({
  geschaeftStatus: 'IN_PRUEFUNG',
  zurueckgezogenAm: null,
  nachforderung: null,
  vorhabenbeginn: { bearbeitungstage: 21, vorzeitigErlaubt: false, zustimmungAb: null },
  inBefragung: false,
  stichtag: '2099-11-10',
  beantragt: 12_500,
  eingang: { ...eingang('42', '17'), fruehere: [eingang('41', '10')] },
  bescheide: [],
  unterlagen: [...UNTERLAGEN],
  abschnitte: [
    {
      titel: 'Unternehmen',
      gruppen: [
        {
          titel: null,
          angaben: [
            {
              pfad: 'produktgruppenDaten.umsatz',
              frage: 'Umsatz im letzten Geschäftsjahr',
              antwort: '480.000,00 €',
            },
          ],
        },
      ],
    },
  ],
  ...rest,
})

const BESCHEID: FallAnsicht['bescheide'][number] = {
  guid: 'be000000-0000-4000-8000-000000000001',
  nummer: 'BE-2026-000123',
  art: 'BEWILLIGUNG',
  auszahlung: null,
  geNr: 'GE-2026-000123',
  antragGuid: ANTRAG,
  erlassenAm: '2026-11-20T12:00:00Z',
  status: 'BENACHRICHTIGT',
  weg: 'PORTAL',
  endetAm: '2026-11-30T23:00:00Z',
  abgerufenAm: null,
  abgerufenVon: null,
  bekanntAm: null,
  rechtsbehelfBis: null,
  zeichnende: ['Lena Lindenau'],
  hindernis: { pfad: 'zeichnung', text: 'Der Bescheid liegt bereit für Lena Lindenau.' },
  abrufbar: false,
  inhalt: null,
  datei: null,
}

const main = () => page.getByRole('main')
const oeffnen = async (tisch: Tisch, gesehen: FallAnsicht) => {
  tisch.server.answer(fallLesen, 200, fallkopf())
  tisch.server.answer(fallAnsichtLesen, 200, gesehen)
  await tisch.open(`/fall/${GESCHAEFT}/ansicht`, SABINE)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Ansicht des Antragstellers, GE-2026-000123' }))
    .toBeVisible()
}

test('[S9-03] what the applicant has before him: state, receipts of all that he sent, answers, papers; nothing to change', async ({
  tisch,
}) => {
  await oeffnen(tisch, ansicht())
  await expect
    .element(main())
    .toMatchTextContent('Die Bank prüft und entscheidet. In der Regel bis zum 01.12.2099.')
  await expect.element(main()).toMatchTextContent('Beantragt12.500,00 €')
  await expect.element(main()).toMatchTextContent('ANK-2026-000042')
  await expect.element(page.getByRole('heading', { name: 'Frühere Einreichungen' })).toBeVisible()
  await expect.element(page.getByText('Umsatz im letzten Geschäftsjahr')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Angebot 1.pdf herunterladen' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Ändern' }).elements()).toEqual([])
  await istZugaenglich('Ansicht des Antragstellers')
})

test('[S9-03] what the bank asked him for, in its words, until when he can answer; no way to answer here', async ({
  tisch,
}) => {
  const nachforderung = { grund: 'Der Umsatz fehlt.', frist: '2026-12-09T23:00:00Z' }
  await oeffnen(tisch, ansicht({ geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG', nachforderung }))
  await expect.element(main()).toMatchTextContent('Ihre Angaben fehlen.')
  await expect.element(page.getByRole('heading', { name: 'Die Bank schreibt Ihnen' })).toBeVisible()
  await expect.element(main()).toMatchTextContent('Der Umsatz fehlt.')
  await expect.element(main()).toMatchTextContent('Einreichen: noch ')
  expect(page.getByRole('button', { name: 'Angaben ergänzen' }).elements()).toEqual([])
})

test('[S9-03] [S9-10] a notice that nobody retrieved says what he reads of it, and not what it says', async ({
  tisch,
}) => {
  await oeffnen(tisch, ansicht({ geschaeftStatus: 'BEWILLIGT', bescheide: [BESCHEID] }))
  await expect
    .element(main())
    .toMatchTextContent('Bewilligt. Noch nicht wirksam: Der Bescheid liegt bereit für Lena Lindenau.')
  expect(page.getByRole('button', { name: 'Bescheid herunterladen' }).elements()).toEqual([])
})

test('[S9-03] [S9-10] a notice that was given says what comes next, as he reads it', async ({ tisch }) => {
  const gegeben = {
    ...BESCHEID,
    status: 'ABGERUFEN' as const,
    endetAm: null,
    abgerufenAm: '2026-11-23T08:00:00Z',
    abgerufenVon: 'Lena Lindenau',
    bekanntAm: '2026-11-24',
    rechtsbehelfBis: '2099-12-28',
    hindernis: null,
    inhalt: {
      betrag: 5_000,
      bewilligt: 5_000,
      offen: 5_000,
      kaufAb: '2026-11-24',
      kaufBis: '2099-11-20',
      auszahlungBis: '2099-12-18',
      abgelehnt: 0,
      ueberholt: false,
    },
    datei: {
      dateiname: 'Bescheid.pdf',
      bytes: 900,
      downloadUrl: `/SachbearbeitungService/api/bescheid/${BESCHEID.guid}/datei`,
    },
  }
  await oeffnen(tisch, ansicht({ geschaeftStatus: 'BEWILLIGT', bescheide: [gegeben] }))
  for (const schritt of [
    'Bestellen, kaufen und bezahlen',
    'Auszahlung beantragen',
    'Sind Sie nicht einverstanden',
  ])
    await expect.element(main()).toMatchTextContent(schritt)
  await expect.element(main()).toMatchTextContent('bis zum 20.11.2099')
})

test('[S9-03] taken back: he sees nothing of it any more, and so it says', async ({ tisch }) => {
  await oeffnen(tisch, ansicht({ zurueckgezogenAm: '2026-11-20T09:00:00Z' }))
  await expect.element(main()).toMatchTextContent('Der Antragsteller sieht ihn seitdem nicht mehr.')
  expect(page.getByText('Umsatz im letzten Geschäftsjahr').elements()).toEqual([])
})
