import { wartendesLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expectNoOverflow, ownClock, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ABLEHNUNG, GUID, bankpruefungsdienst } from '../auszahlung/pruefung/testing/bankpruefungsdienst.ts'
import { bestaetigen } from '../testing/freigabefrage.ts'
import { leiste, titel } from '../testing/frame.ts'
import { FRANK, LENA, RITA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const ziel = (name: string) => leiste().getByRole('link', { name, exact: true })
const orte = () =>
  leiste()
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((eines) => eines.getBoundingClientRect().left)

test('[S9-14] die Leiste sagt, was in jeder Liste wartet, und nichts rückt dafür; null steht nicht da', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(ziel('Auszahlungen')).toBeVisible()
  await document.fonts.ready
  const ohne = orte()
  tisch.server.answer(wartendesLesen, 200, {
    vorrat: 51,
    freigaben: null,
    mitteilungen: 120,
    auszahlungen: 0,
  })
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(ziel('Arbeitsvorrat 51 bei Ihnen offen')).toBeVisible()
  await expect.element(ziel('Mitteilungen 120 unbeantwortet')).toMatchTextContent('99+')
  await expect.element(ziel('Auszahlungen')).toBeVisible()
  await expect.element(ziel('Freigaben')).toBeVisible()
  await document.fonts.ready
  expect(orte()).toEqual(ohne)
  await istZugaenglich('Leiste mit Zählern')
  await resize(390, 844)
  await expectNoOverflow()
})

test('[S9-14] eine andere Seite fragt neu, wenn die Zahlen alt sind', async ({ tisch }) => {
  const uhr = ownClock()
  const eine = { vorrat: null, freigaben: 1, mitteilungen: null, auszahlungen: null }
  tisch.server.answer(wartendesLesen, 200, eine)
  await tisch.open('/sachbearbeitung', FRANK)
  await expect.element(ziel('Freigaben 1 für Sie')).toBeVisible()
  tisch.server.answer(wartendesLesen, 200, { ...eine, freigaben: 0 })
  await ziel('Personen').click()
  await expect.element(titel('Personen')).toBeVisible()
  expect(tisch.server.calls(wartendesLesen)).toHaveLength(1)
  uhr.sleep(60_000)
  await ziel('Arbeitsvorrat').click()
  await expect.element(ziel('Freigaben')).toBeVisible()
  expect(tisch.server.calls(wartendesLesen)).toHaveLength(2)
})

test('[S9-14] wer freigibt, liest danach, was noch wartet, ohne die Seite zu verlassen', async ({
  tisch,
}) => {
  const eine = { vorrat: null, freigaben: 2, mitteilungen: null, auszahlungen: null }
  bankpruefungsdienst(tisch, ['FREIGABE'], { stand: 'VORGELEGT', inhalt: ABLEHNUNG })
  tisch.server.answer(wartendesLesen, 200, eine)
  await tisch.open(`/sachbearbeitung/auszahlungen/${GUID}`, FRANK)
  await expect.element(ziel('Freigaben 2 für Sie')).toBeVisible()
  tisch.server.answer(wartendesLesen, 200, { ...eine, freigaben: 1 })
  await page.getByRole('button', { name: /^Freigeben/ }).click()
  await bestaetigen('Auszahlung freigeben?')
  await expect.element(ziel('Freigaben 1 für Sie')).toBeVisible()
})

test('[S9-14] wer prüft, liest auch, dass nichts wartet', async ({ tisch }) => {
  tisch.server.answer(wartendesLesen, 200, {
    vorrat: null,
    freigaben: null,
    mitteilungen: 0,
    auszahlungen: 0,
  })
  await tisch.open('/sachbearbeitung', RITA)
  await expect.element(ziel('Mitteilungen 0 unbeantwortet')).toBeVisible()
  await expect.element(ziel('Arbeitsvorrat')).toBeVisible()
})

test('[S9-14] wer nicht zur Bank gehört, für den wird nicht gezählt', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', LENA)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(tisch.server.calls(wartendesLesen)).toEqual([])
})
