import { aenderungenLesen } from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import type {
  Aenderung,
  AenderungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { pruefung } from '../testing/faelle.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const aenderung = (angaben: Partial<Aenderung>): Aenderung => ({
  stelle: 'produktgruppenDaten.umsatz',
  frage: 'Umsatz im letzten Geschäftsjahr',
  gruppe: 'NACHGEFORDERT',
  grund: 'Der Abschluss sagt etwas anderes.',
  vorher: '480.000,00 €',
  nachher: '470.000,00 €',
  dateien: null,
  dieselbeDatei: false,
  ...angaben,
})
const ALLE = [
  aenderung({}),
  aenderung({
    stelle: 'dokumente.gesellschaftsvertrag',
    frage: 'Gesellschaftsvertrag',
    gruppe: 'UNVERAENDERT',
    vorher: 'vertrag.pdf',
    nachher: 'vertrag-2.pdf',
    dieselbeDatei: true,
    dateien: {
      vorher: [{ uuid: 'a', dateiname: 'vertrag.pdf', sha256: '8d1240fe00' }],
      nachher: [{ uuid: 'b', dateiname: 'vertrag-2.pdf', sha256: '8d1240fe00' }],
    },
  }),
  aenderung({
    stelle: 'x.telefon',
    frage: 'Telefon',
    gruppe: 'UNTERNEHMEN',
    grund: null,
    vorher: null,
    nachher: '0123',
  }),
]
const antwort = (aenderungen: Aenderung[] = ALLE, einreichungen = 2): AenderungenAntwort => ({
  einreichungen: Array.from({ length: einreichungen }, (_, i) => ({
    nr: i + 1,
    eingangsnummer: `ANK-${i + 1}`,
    eingegangenAm: `2026-11-${10 + i}T08:31:00.000Z`,
  })),
  von: Math.max(1, einreichungen - 1),
  bis: einreichungen,
  nachgefordertAm: '2026-11-14T09:00:00.000Z',
  stellen: 146,
  aenderungen,
})
const oeffnen = async (tisch: Tisch, was = antwort(), suche = '') => {
  fallumfeld(tisch)
  tisch.server.answer(aenderungenLesen, 200, was)
  await tisch.open(`/sachbearbeitung/fall/${FALL}/aenderungen${suche}`, SABINE)
}
const zeile = (name: string) => page.getByRole('row', { name })

test('[S9-03] [A-14] what changed stands in groups, before and after; the same file says so', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(page.getByRole('heading', { name: '2 Änderungen' })).toBeVisible()
  await expect
    .element(zeile('Umsatz im letzten Geschäftsjahr'))
    .toMatchTextContent(/480\.000,00 €.*470\.000,00 €/)
  await expect.element(zeile('Gesellschaftsvertrag')).toMatchTextContent('dieselbe Datei, 8d12 40fe')
  await expect.element(zeile('Telefon')).toMatchTextContent(/fehlte.*0123/)
  await expect.element(page.getByText('2 von 146 Stellen')).toBeVisible()
  await istZugaenglich('Änderungen')
})

test('[S9-03] [A-13] what the correction changed says which points are to be checked again', async ({
  tisch,
}) => {
  fallumfeld(tisch, pruefung())
  tisch.server.answer(aenderungenLesen, 200, antwort())
  await tisch.open(`/sachbearbeitung/fall/${FALL}/aenderungen`, SABINE)
  await expect.element(zeile('Umsatz im letzten Geschäftsjahr')).toMatchTextContent('A3 Erneut prüfen')
  await expect.element(zeile('Telefon')).toMatchTextContent('ohne Prüfpunkt')
  await expect
    .element(page.getByRole('link', { name: 'Ersten Punkt erneut prüfen' }))
    .toHaveAttribute('href', expect.stringContaining('/pruefung#A3'))
  await expect
    .element(page.getByRole('link', { name: 'A3' }))
    .toHaveAttribute('href', expect.stringContaining('/pruefung#A3'))
})

test('[S9-03] by keyboard alone: j and k go from place to place, a group by itself is an address', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(zeile('Telefon')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(zeile('Umsatz im letzten Geschäftsjahr')).toHaveFocus()
  await userEvent.keyboard('jjj')
  await expect.element(zeile('Telefon')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(zeile('Gesellschaftsvertrag')).toHaveFocus()
  page.getByRole('button', { name: 'Unternehmensdaten' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toContain('gruppe=UNTERNEHMEN')
  expect(zeile('Gesellschaftsvertrag').elements()).toEqual([])
})

test('[S9-03] two other submissions are asked for by their numbers', async ({ tisch }) => {
  await oeffnen(tisch, antwort(ALLE, 3))
  await page.getByRole('combobox', { name: 'zwischen' }).selectOptions('1')
  await expect.poll(() => tisch.server.calls(aenderungenLesen).at(-1)?.query).toEqual({ von: '1' })
})

test('[S9-03] of a single submission the page says what will come here', async ({ tisch }) => {
  await oeffnen(tisch, antwort([], 1))
  await expect.element(page.getByText('Der Antrag wurde erst einmal eingereicht.')).toBeVisible()
})

test('[S9-03] readable on a phone', async ({ tisch }) => {
  await resize(...HANDY)
  await oeffnen(tisch)
  await expect.element(zeile('Telefon')).toBeVisible()
  await expectNoOverflow()
})
