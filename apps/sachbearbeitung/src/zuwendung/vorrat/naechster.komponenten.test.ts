import {
  bankdatenAenderungenLesen,
  bankUnternehmenLesen,
} from '@foerderportal/contract/unternehmen/bank/routes'
import { bekanntgabeLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { naechstenFallLesen, vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leiste, titel } from '../../testing/frame.ts'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { entscheidungsdienst, vorlage } from '../testing/entscheidungsdienst.ts'
import { fallkopf, GESCHAEFT } from '../testing/faelle.ts'
import { pruefdienst } from '../testing/pruefdienst.ts'
import { zeile } from '../testing/vorrat.ts'

const FALL = 'GE-2026-000123, Hof Lindenau GbR'
const ansicht = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name })

/** The case that is next, and what a list shows of it. */
const naechsterIst = ({ server }: Tisch, angaben: Partial<VorratZeile>) => {
  const fall = zeile(1, { geschaeft: GESCHAEFT, frist: null, hinweise: [], amZug: 'BANK', ...angaben })
  server.answer(naechstenFallLesen, 200, { fall })
  server.answer(vorratLesen, 200, { zeilen: [fall], weiter: null, gesamt: { anzahl: 1, betrag: 1_800 } })
  server.answer(fallLesen, 200, fallkopf(fall))
  return titel(`${fall.geNr}, ${fall.unternehmen.name}`)
}

const ZURUECK = {
  stand: 'ZURUECKGEGEBEN',
  hinweise: ['VON_FREIGABE_ZURUECK'],
} satisfies Partial<VorratZeile>

const zurueckgegeben = (tisch: Tisch) =>
  entscheidungsdienst(
    tisch,
    vorlage({
      status: 'ENTWURF',
      zurueckgegeben: {
        name: 'Frank Freigabe',
        am: '2026-11-23T08:00:00.000Z',
        grund: 'Ein Betrag stimmt nicht.',
      },
    }),
  )

test('[S9-02] [S9-04] der nächste Fall, den die Freigabe zurückgab: der Grund steht da, ohne einen Klick mehr', async ({
  tisch,
}) => {
  zurueckgegeben(tisch)
  const fall = naechsterIst(tisch, ZURUECK)
  await tisch.open('/sachbearbeitung', SABINE)
  await page.getByRole('button', { name: /Nächsten Fall öffnen/ }).click()
  await expect.element(fall).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
  await expect.element(page.getByText('Zurückgegeben von Frank Freigabe')).toBeVisible()
  await expect.element(page.getByText('Ein Betrag stimmt nicht.')).toBeVisible()
})

test('[S9-02] die Zeile der Liste öffnet ihn dort auch; von jedem anderen Reiter führt der Kopf hin', async ({
  tisch,
}) => {
  pruefdienst(tisch)
  zurueckgegeben(tisch)
  const fall = naechsterIst(tisch, ZURUECK)
  await tisch.open('/sachbearbeitung', SABINE)
  await page.getByRole('link', { name: 'GE-2026-000001' }).click()
  await expect.element(fall).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
  await page.getByRole('link', { name: 'Prüfung', exact: true }).click()
  await page.getByRole('link', { name: 'Von Freigabe zurück' }).click()
  await expect.element(page.getByText('Ein Betrag stimmt nicht.')).toBeVisible()
})

test('[S9-02] [S10-06] der einzige Treffer der Suche öffnet ihn dort auch', async ({ tisch }) => {
  zurueckgegeben(tisch)
  const fall = naechsterIst(tisch, ZURUECK)
  await tisch.open('/sachbearbeitung', SABINE)
  await leiste().getByRole('searchbox').fill('GE-2026-000001')
  await userEvent.keyboard('{Enter}')
  await expect.element(fall).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
})

test('[S9-02] [S9-06] aus den Fällen seines Unternehmens auch', async ({ tisch }) => {
  naechsterIst(tisch, ZURUECK)
  const stand = {
    guid: crypto.randomUUID(),
    value: { type: 'Startup' as const, name: 'Moorwerk', gpNr: '1000007' },
  }
  tisch.server.answer(bankUnternehmenLesen, 200, { stand, mitglieder: [], eigenes: false, staende: [] })
  tisch.server.answer(bankdatenAenderungenLesen, 200, [])
  await tisch.open(`/sachbearbeitung/unternehmen/${stand.guid}`, SABINE)
  await expect
    .element(page.getByRole('link', { name: 'GE-2026-000001' }))
    .toHaveAttribute('href', `/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
})

test('[S9-02] [S9-10] ist der Bescheid noch bekannt zu geben, öffnet der nächste Fall die Bekanntgabe', async ({
  tisch,
}) => {
  tisch.server.answer(bekanntgabeLesen, 200, [])
  const fall = naechsterIst(tisch, { stand: 'BEWILLIGT', hinweise: ['BESCHEID_ANDERER_WEG'] })
  await tisch.open('/sachbearbeitung', SABINE)
  await page.getByRole('button', { name: /Nächsten Fall öffnen/ }).click()
  await expect.element(fall).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/bekanntgabe`)
})

test('[S9-02] nach der Wahl einer Ansicht tut die Eingabetaste, was am Knopf steht', async ({ tisch }) => {
  pruefdienst(tisch)
  tisch.server.answer(naechstenFallLesen, 200, { fall: null })
  await tisch.open('/sachbearbeitung', SABINE)
  await ansicht(/^Neu/).click()
  await expect.element(titel('Neue Fälle')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('In dieser Liste wartet kein Fall auf Sie.')).toBeVisible()
  expect(tisch.server.calls(naechstenFallLesen)[0]?.query).toEqual({
    zugewiesen: 'niemand',
    stand: 'EINGEGANGEN',
  })
  // Chosen once more, and by the keyboard.
  ansicht(/^Neu/).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titel('Neue Fälle')).toHaveFocus()
  const prueffall = zeile(1, { geschaeft: GESCHAEFT, stand: 'IN_PRUEFUNG', amZug: 'BANK', hinweise: [] })
  tisch.server.answer(naechstenFallLesen, 200, { fall: prueffall })
  await userEvent.keyboard('{Enter}')
  await expect.element(titel(FALL)).toBeVisible()
})
