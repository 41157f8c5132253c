import { protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import type { Fallprotokoll, Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RITA, SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { GESCHAEFT } from '../testing/faelle.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const ADRESSE = `/sachbearbeitung/fall/${GESCHAEFT}/protokoll`
type Zeile = Fallprotokoll['zeilen'][number]
const zeile = (nr: number, was: Pick<Zeile, 'handlung' | 'worte' | 'name' | 'dazu'>): Zeile => ({
  nr,
  zeit: '2026-11-20T09:00:00.000Z',
  ...was,
  objektGuid: GESCHAEFT,
  objekt: 'Antrag',
  sub: `sub-${was.name}`,
  angaben: { nachforderung: GESCHAEFT, frist: '2026-12-14T23:00:00Z', stellen: ['finanzamt'] },
})
const PRUEFUNG: Kettenpruefung = {
  kette: 'unternehmen:x',
  zeilen: 12,
  brueche: [],
  ausserhalb: { tag: '2026-11-19', nr: 10, bruch: null },
}
const HAELT: Fallprotokoll = {
  zeilen: [
    zeile(12, {
      handlung: 'nachfordern',
      worte: 'Angaben nachgefordert',
      name: 'Sabine Ott',
      dazu: 'Zuständiges Finanzamt, bis 14.12.2026',
    }),
    zeile(9, {
      handlung: 'antragEinreichen',
      worte: 'Antrag eingereicht',
      name: 'Lena Lindenau',
      dazu: null,
    }),
  ],
  weitere: false,
  pruefung: PRUEFUNG,
}
const oeffnen = async (tisch: Tisch, was: Fallprotokoll, wer = RITA) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  fallumfeld(tisch)
  tisch.server.answer(protokollLesen, 200, was)
  await tisch.open(ADRESSE, wer)
}
const reiter = () => page.getByRole('navigation', { name: 'Fall' }).getByRole('link', { name: 'Protokoll' })

test('[S9-06] [A-40] rita reads who did what when, and that the chain holds, also against the head outside', async ({
  tisch,
}) => {
  await oeffnen(tisch, HAELT)
  await expect
    .element(page.getByText('Die Kette hält: 12 Zeilen des Unternehmens nachgerechnet'))
    .toBeVisible()
  await expect.element(page.getByText(/am 19\.11\.2026 außerhalb der Datenbank.*bis Nr\. 10/)).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /12 .*Sabine Ott.*Angaben nachgefordert.*Antrag/ }))
    .toMatchTextContent('Zuständiges Finanzamt, bis 14.12.2026')
  // no name of a row, no key and no JSON
  expect(page.getByRole('table').element().textContent).not.toMatch(
    /[0-9a-f]{8}-[0-9a-f]{4}|[[{"]|nachfordern /,
  )
  await istZugaenglich('Protokoll')
  await page.getByRole('combobox', { name: 'Handlung' }).selectOptions('Antrag eingereicht')
  await expect.element(page.getByRole('row', { name: /Sabine Ott/ })).not.toBeInTheDocument()
  expect(location.search).toContain('handlung=antragEinreichen')
})

test('[S9-06] [A-40] a break is named at its number, one that only the head outside shows too', async ({
  tisch,
}) => {
  await oeffnen(tisch, {
    ...HAELT,
    pruefung: {
      ...PRUEFUNG,
      brueche: [{ nr: 12, grund: 'Der Inhalt passt nicht zu seinem Prüfwert.' }],
      ausserhalb: { tag: '2026-11-19', nr: 14, bruch: { nr: 13, grund: 'Zeilen fehlen am Ende.' } },
    },
  })
  const hinweis = page.getByRole('alert').filter({ hasText: 'Die Kette ist gebrochen' })
  await expect.element(hinweis).toMatchTextContent('Nr. 12: Der Inhalt passt nicht zu seinem Prüfwert.')
  await expect.element(hinweis).toMatchTextContent('Nr. 13: Zeilen fehlen am Ende.')
  await expect.element(page.getByText('12, gebrochen')).toBeVisible()
  tisch.server.answer(protokollLesen, 200, HAELT)
  await page.getByRole('button', { name: 'Kette prüfen' }).click()
  await expect.element(page.getByText(/^Die Kette hält/)).toBeVisible()
})

test('[S9-06] only Revision finds the way to it', async ({ tisch }) => {
  await oeffnen(tisch, HAELT)
  await expect.element(reiter()).toBeVisible()
  await oeffnen(tisch, HAELT, SABINE)
  await expect
    .element(page.getByRole('heading', { name: 'Diese Seite ist nicht für Ihre Aufgabe' }))
    .toBeVisible()
  await tisch.open(ADRESSE.replace('protokoll', 'pruefung'), SABINE)
  await expect.element(page.getByRole('navigation', { name: 'Fall' })).toBeVisible()
  await expect.element(reiter()).not.toBeInTheDocument()
})
