import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { verzichteLesen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { SABINE } from '../../testing/people.ts'
import { bewilligt, entscheidung, entscheidungsdienst, widerruf } from '../testing/entscheidungsdienst.ts'
import { GESCHAEFT, fallkopf } from '../testing/faelle.ts'

const verzicht = (angaben: Partial<Verzicht> = {}): Verzicht => ({
  guid: 'e0000000-0000-4000-8000-000000000001',
  status: 'ERKLAERT',
  betraege: [
    {
      gegenstand: 'c0000000-0000-4000-8000-000000000001',
      name: 'Mulchpflanzmaschine',
      bewilligt: 8_000.79,
      verzicht: 4_000.4,
    },
  ],
  begruendung: 'Wir kaufen nur eine.',
  erklaertAm: '2026-11-23T09:00:00.000Z',
  erklaertVon: 'Lena Lindenau',
  mitgezeichnetVon: null,
  zurueckgenommenAm: null,
  zurueckgenommenVon: null,
  aufgenommenAm: null,
  ...angaben,
})

const oeffnen = async (tisch: Tisch, verzichte: readonly Verzicht[], anfang = bewilligt()) => {
  entscheidungsdienst(tisch, anfang)
  tisch.server.answer(verzichteLesen, 200, [...verzichte])
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, SABINE)
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
}
const teil = () => page.getByRole('region', { name: 'Verzicht des Unternehmens' })

test('[S9-04] the case says in its head that the company waives, and its decision how much, who and when', async ({
  tisch,
}) => {
  tisch.server.answer(fallLesen, 200, fallkopf({ stand: 'BEWILLIGT', hinweise: ['VERZICHT_ERKLAERT'] }))
  await oeffnen(tisch, [verzicht()])
  await expect.element(page.getByRole('link', { name: 'Verzicht erklärt' })).toBeVisible()
  await expect.element(teil()).toMatchTextContent('Erklärt am 23.11.2026, 10:00:00 Uhr von Lena Lindenau')
  const zeile = teil().getByRole('row', { name: /^Mulchpflanzmaschine/ })
  await expect.element(zeile).toMatchTextContent('Mulchpflanzmaschine8.000,794.000,404.000,39')
  await expect.element(teil()).toMatchTextContent('Wir kaufen nur eine.')
  await istZugaenglich('Verzicht am Fall')
})

test('[S9-04] what was taken back or up stays to be read; while an act is prepared too', async ({
  tisch,
}) => {
  const zurueck = { status: 'ZURUECKGENOMMEN', zurueckgenommenVon: 'Paul Partner' } as const
  await oeffnen(
    tisch,
    [
      verzicht({ status: 'AUFGENOMMEN', aufgenommenAm: '2026-11-23T11:00:00.000Z' }),
      verzicht({ guid: 'v2', ...zurueck, zurueckgenommenAm: '2026-11-23T10:00:00.000Z' }),
    ],
    widerruf(),
  )
  await expect.element(teil()).toMatchTextContent('Von der Bank aufgenommen 23.11.2026, 12:00:00 Uhr')
  await expect.element(teil()).toMatchTextContent('Zurückgenommen 23.11.2026, 11:00:00 Uhr von Paul Partner')
})

test('[S9-04] nothing where nothing was waived; before an approval nobody asks', async ({ tisch }) => {
  await oeffnen(tisch, [])
  await expect.element(page.getByRole('heading', { name: 'Nachträglich entscheiden' })).toBeVisible()
  expect(teil().elements()).toEqual([])
  expect(tisch.server.calls(verzichteLesen)).toHaveLength(1)
  await oeffnen(tisch, [verzicht()], entscheidung())
  expect(tisch.server.calls(verzichteLesen)).toHaveLength(1)
})

test('[S9-04] says why it did not come, and how to go on', async ({ tisch }) => {
  const { status, ...problem } = ZUWENDUNG.antragFehlt
  entscheidungsdienst(tisch, bewilligt())
  tisch.server.refuse(verzichteLesen, status, problem)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, SABINE)
  await expect.element(teil()).toMatchTextContent('Nicht geladen: die Verzichte')
})
