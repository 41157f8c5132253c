import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startWelt } from '../testing/testWelt.ts'
import { vorratZaehlerLesen } from './vorratZaehlerLesen.ts'
import { KERN, SABINE, bankpersonenAnlegen, fallAnlegen, person } from '../testing/vorratWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN)
})
afterAll(() => t.close())

const anlegen = (name: string, suche: object = {}, als: Caller = SABINE) =>
  t.call(vertrag.ansichtAnlegen, { als, body: { name, suche } })
const zaehler = (als: Caller = SABINE, headers: Record<string, string> = {}) =>
  t.call(vertrag.vorratZaehlerLesen, { als, headers })

test('[S9-02] a view is saved as what stands in the address, counted with the fixed ones, and its own alone', async () => {
  await fallAnlegen(t, { euro: 20_000, status: 'NEUANTRAG_ABGESENDET' })
  await fallAnlegen(t, { euro: 10_000 })
  const suche = { betragVon: '15000', sortierung: '-betrag', spalten: 'geNr,betrag' }
  const { body: eine } = await anlegen('B.1 über 15.000 €', suche)
  expect(eine).toEqual({ guid: eine.guid, name: 'B.1 über 15.000 €', suche })
  const { body } = await zaehler()
  expect(body.eigene).toEqual([{ ...eine, anzahl: 1 }])
  expect(Object.fromEntries(body.ansichten.map(({ id, anzahl }) => [id, anzahl]))).toEqual({
    ...Object.fromEntries(ANSICHTEN.map(({ id }) => [id, 0])),
    neu: 1,
    alle: 2,
    // Entered on 2 November with three weeks to decide.
    heute: body.ansichten.find(({ id }) => id === 'heute')?.anzahl,
    frist: body.ansichten.find(({ id }) => id === 'frist')?.anzahl,
  })
  expect((await zaehler(KERN)).body.eigene).toEqual([])
})

test('[S9-02] who knows the numbers already gets none, until one changes', async () => {
  const etag = String((await zaehler()).headers['etag'])
  expect((await zaehler(SABINE, { 'if-none-match': etag })).status).toBe(304)
  await fallAnlegen(t)
  expect((await zaehler(SABINE, { 'if-none-match': etag })).status).toBe(200)
})

test('[S9-02] a view that holds more than is counted says one more, however many there are', async () => {
  for (let nr = 0; nr < 3; nr++) await fallAnlegen(t)
  await anlegen('Viele', { sortierung: '-betrag' }, KERN)
  const { body } = await vorratZaehlerLesen(t.services, KERN.sub, 1)
  expect(body.ansichten.find(({ id }) => id === 'alle')?.anzahl).toBe(2)
  expect(body.eigene[0]?.anzahl).toBe(2)
})

test('[S9-02] renamed, changed and deleted by its owner, and by nobody else', async () => {
  const { body: eine } = await anlegen('Alt')
  const aendern = (als: Caller, name = 'Neu') =>
    t.call(vertrag.ansichtAendern, {
      als,
      params: { guid: eine.guid },
      body: { name, suche: { land: '01,12' } },
    })
  const loeschen = (als: Caller) => t.call(vertrag.ansichtLoeschen, { als, params: { guid: eine.guid } })
  expect([(await aendern(KERN)).status, (await loeschen(KERN)).status]).toEqual([404, 404])
  expect((await aendern(SABINE)).body).toEqual({ guid: eine.guid, name: 'Neu', suche: { land: '01,12' } })
  await anlegen('Vergeben')
  expect((await aendern(SABINE, 'Vergeben')).problem.errors?.[0]?.pfad).toBe('name')
  expect((await loeschen(SABINE)).body.name).toBe('Neu')
  expect((await loeschen(SABINE)).status).toBe(404)
})

test('[S9-02] what no list takes is no view; each name once, and fifty of them', async () => {
  const viel = person('Viel')
  expect((await anlegen('Quatsch', { stand: 'OFFEN' }, viel)).status).toBe(400)
  expect((await anlegen('  ', {}, viel)).status).toBe(400)
  for (let nr = 1; nr <= 50; nr++) expect((await anlegen(`Ansicht ${nr}`, {}, viel)).status).toBe(200)
  expect((await anlegen('Ansicht 7', {}, viel)).problem.errors).toEqual([
    { pfad: 'name', text: 'So heißt schon eine Ihrer Ansichten. Wählen Sie einen anderen Namen.' },
  ])
  expect((await anlegen('Eine mehr', {}, viel)).status).toBe(412)
})
