import {
  bekanntgabeLesen,
  bescheidErneutBereitstellen,
  bescheidVersenden,
  briefZurueckmelden,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import type { BankBekanntgabe, BankBescheid } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FRANK, SABINE } from '../../testing/people.ts'
import { test as base } from '../../testing/test.ts'
import { GESCHAEFT, fallkopf } from '../testing/faelle.ts'

/** At a case that was approved. */
const test = base.extend('fall', { auto: true }, ({ tisch }) => {
  tisch.server.answer(fallLesen, 200, fallkopf({ stand: 'BEWILLIGT', frist: null }))
})

const ADRESSE = `/fall/${GESCHAEFT}/bekanntgabe`
const main = () => page.getByRole('main')

const bekanntgabe = (rest: Partial<BankBekanntgabe> = {}): BankBekanntgabe => ({
  nr: 1,
  weg: 'PORTAL',
  status: 'NICHT_BEWIRKT',
  bereitgestelltAm: '2026-11-20T13:00:00Z',
  benachrichtigtAm: '2026-11-20T13:03:00Z',
  erinnertAm: '2026-11-25T06:00:00Z',
  endetAm: '2026-11-30T23:00:00Z',
  beendetAm: '2026-11-30T23:01:00Z',
  abgerufenAm: null,
  abgerufenVon: null,
  aufgegebenAm: null,
  bekanntAm: null,
  grund: null,
  meldungen: [
    { name: 'Lena Lindenau', zustellung: 'ANGENOMMEN', angenommenAm: '2026-11-20T13:03:00Z', fehler: null },
    { name: 'Paul Partner', zustellung: 'ABGEWIESEN', angenommenAm: null, fehler: 'SMTP 550' },
  ],
  abrufe: [
    {
      name: 'Lena Lindenau',
      begonnenAm: '2026-11-26T08:00:00Z',
      gesendetAm: null,
      bytes: 60_000,
      bestaetigtAm: null,
      sha256: null,
    },
  ],
  ...rest,
})

const bescheid = (rest: Partial<BankBescheid> = {}): BankBescheid => ({
  guid: 'be000000-0000-4000-8000-000000000001',
  nummer: 'BE-2026-000123',
  art: 'BEWILLIGUNG',
  auszahlung: null,
  erlassenAm: '2026-11-20T12:00:00Z',
  liegtVor: true,
  eingewilligt: true,
  rechtsbehelfBis: null,
  aktionen: ['bescheidErneutBereitstellen', 'bescheidVersenden'],
  bekanntgaben: [bekanntgabe()],
  ...rest,
})

test('[S9-10] a notice whose file is being made goes on by itself', async ({ tisch }) => {
  tisch.server.answer(bekanntgabeLesen, 200, [bescheid({ liegtVor: false, bekanntgaben: [] })])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(main()).toMatchTextContent('Die Datei entsteht gerade. Sie erscheint von selbst.')
  tisch.server.answer(bekanntgabeLesen, 200, [bescheid()])
  await expect.element(main()).toMatchTextContent('Nicht abgerufen. Wählen Sie einen anderen Weg.')
})

test('[S9-10] nicht abgerufen: was geschah, in seiner Reihenfolge, und die beiden anderen Wege', async ({
  tisch,
}) => {
  tisch.server.answer(bekanntgabeLesen, 200, [bescheid()])
  await tisch.open(ADRESSE, SABINE)
  await expect
    .element(page.getByRole('heading', { name: 'Bescheid BE-2026-000123 vom 20.11.2026' }))
    .toBeVisible()
  await expect.element(main()).toMatchTextContent('Nicht abgerufen. Wählen Sie einen anderen Weg.')
  const zeilen = page.getByRole('table').getByRole('row')
  const erwartet = [
    'Im Portal bereitgestellt',
    'Benachrichtigung an Paul Partner: Vom Mailserver abgewiesen (SMTP 550)',
    'Benachrichtigung an Lena Lindenau vom Mailserver angenommen',
    'An den Abruf erinnert',
    'Abruf durch Lena Lindenau begonnen, 60000 Bytes gesendet, Empfang nicht bestätigt',
    'Dem Portal entzogen',
  ]
  for (const [i, text] of erwartet.entries()) await expect.element(zeilen.nth(i + 1)).toMatchTextContent(text)
  await istZugaenglich('Bekanntgabe am Fall')

  tisch.server.answer(
    bescheidErneutBereitstellen,
    200,
    bescheid({
      aktionen: ['bescheidVersenden'],
      bekanntgaben: [bekanntgabe({ nr: 2, status: 'BENACHRICHTIGT', beendetAm: null }), bekanntgabe()],
    }),
  )
  await page.getByRole('button', { name: 'Im Portal bereitstellen' }).click()
  await expect
    .element(main())
    .toMatchTextContent('Das Unternehmen kann ihn bis 30.11.2026, 23:59 Uhr abrufen.')
})

test('[S9-10] mit der Post: der Tag der Aufgabe, an seinem Feld abgelehnt oder vermerkt; der Brief kommt zurück', async ({
  tisch,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  tisch.server.answer(bekanntgabeLesen, 200, [
    bescheid({ aktionen: ['bescheidVersenden'], bekanntgaben: [] }),
  ])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(main()).toMatchTextContent('Drucken Sie ihn, und geben Sie ihn zur Post.')
  const feld = page.getByRole('textbox', { name: 'Zur Post gegeben am' })
  for (const tag of ['19.11.2026', '24.11.2026', '31.11.2026']) {
    await feld.fill(tag)
    await clickAgain(page.getByRole('button', { name: 'Versand mit der Post vermerken' }))
    await expect
      .element(feld)
      .toHaveAccessibleDescription(
        tag === '31.11.2026'
          ? /Den 31\.11\.2026 gibt es nicht/
          : /Zur Post gegeben ist der Brief frühestens am 20\.11\.2026 und spätestens am 23\.11\.2026\./,
      )
  }
  expect(tisch.server.calls(bescheidVersenden)).toHaveLength(0)

  const post = bekanntgabe({
    weg: 'POST',
    status: 'VERSANDT',
    aufgegebenAm: '2026-11-20',
    meldungen: [],
    abrufe: [],
    bereitgestelltAm: null,
    benachrichtigtAm: null,
    erinnertAm: null,
    endetAm: null,
    beendetAm: null,
  })
  tisch.server.answer(
    bescheidVersenden,
    200,
    bescheid({ aktionen: ['briefZurueckmelden'], bekanntgaben: [post] }),
  )
  await feld.fill('20.11.2026')
  await clickAgain(page.getByRole('button', { name: 'Versand mit der Post vermerken' }))
  await expect
    .element(main())
    .toMatchTextContent('Am vierten Tag nach der Aufgabe gilt er als bekannt gegeben.')
  expect(tisch.server.calls(bescheidVersenden).at(-1)?.body).toEqual({ aufgegebenAm: '2026-11-20' })

  const grund = 'Unbekannt verzogen.'
  tisch.server.answer(
    briefZurueckmelden,
    200,
    bescheid({ aktionen: ['bescheidVersenden'], bekanntgaben: [{ ...post, status: 'ZURUECK', grund }] }),
  )
  await page.getByRole('textbox', { name: 'Was steht auf dem Brief?' }).fill(grund)
  await page.getByRole('button', { name: 'Brief kam zurück' }).click()
  await expect.element(main()).toMatchTextContent('Auf dem Brief stand: Unbekannt verzogen. Wählen Sie')
})

test('[S9-10] wer nur liest, hat keine Knöpfe; ohne Bescheid steht da, was hierher kommt', async ({
  tisch,
}) => {
  tisch.server.answer(bekanntgabeLesen, 200, [bescheid({ aktionen: [] })])
  await tisch.open(ADRESSE, FRANK)
  await expect.element(main()).toMatchTextContent('Nicht abgerufen')
  await expect.element(page.getByRole('button', { name: 'Im Portal bereitstellen' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  tisch.server.answer(bekanntgabeLesen, 200, [])
  await tisch.reload()
  await expect.element(main()).toMatchTextContent('Noch kein Bescheid.')
})
