import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  bereiterBescheid,
  bereitstellen,
  ganzAbrufen,
  gedruckterBescheid,
  uhr,
  versenden,
  widerrufen,
} from '../testing/bescheidWelt.ts'
import { platzSchaffen, startWelt } from '../testing/testWelt.ts'
import { SABINE } from '../testing/vorratWelt.ts'

const TAG_MS = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const filter = ANSICHTEN.find(({ id }) => id === 'bescheid')?.filter ?? {}
const zeile = async (fall: string, query: object = {}) => {
  const { body } = await t.call(vertrag.vorratLesen, { als: SABINE, query: { anzahl: '100', ...query } })
  return body.zeilen.find(({ geschaeft }) => geschaeft === fall)
}

test('[S9-02] [S9-10] [S10-06] a notice that can be retrieved is found by its number, is the applicant’s turn, then nobody’s; the list shows its end', async () => {
  const b = await bereiterBescheid(t)
  expect(await zeile(b.fall, filter)).toMatchObject({
    stand: 'BEWILLIGT',
    amZug: 'ANTRAGSTELLER',
    frist: { art: 'ABRUF' },
    hinweise: ['BESCHEID_NICHT_ABGERUFEN'],
  })
  expect(await zeile(b.fall, { text: b.nummer.toLowerCase() })).toBeDefined()
  await ganzAbrufen(t, b)
  expect(await zeile(b.fall)).toMatchObject({ amZug: 'NIEMAND', frist: null, hinweise: [] })
  expect(await zeile(b.fall, filter)).toBeUndefined()
})

test('[A-25] [S9-02] when nobody retrieves it, another way is the bank’s to choose; so with a letter that nobody posted', async () => {
  const b = await bereiterBescheid(t)
  t.clock.forward(12 * TAG_MS)
  expect(await zeile(b.fall, filter)).toMatchObject({ amZug: 'BANK' })
  await uhr(t)
  expect(await zeile(b.fall, filter)).toMatchObject({
    stand: 'BEWILLIGT',
    amZug: 'BANK',
    frist: { art: 'ABRUF' },
    hinweise: ['FRIST_ABGELAUFEN', 'BESCHEID_ANDERER_WEG'],
  })
  await widerrufen(t)
  const brief = await gedruckterBescheid(t, { art: 'ABLEHNUNG' })
  await bereitstellen(t, brief)
  expect(await zeile(brief.fall)).toMatchObject({
    stand: 'ABGELEHNT',
    amZug: 'BANK',
    frist: { art: 'VERSAND' },
    hinweise: ['BESCHEID_ANDERER_WEG'],
  })
  expect(await zeile(brief.fall, { hinweis: 'FRIST_ABGELAUFEN' })).toBeUndefined()
  expect((await versenden(t, brief, tagInBerlin(t.clock.now()))).status).toBe(200)
  expect(await zeile(brief.fall)).toMatchObject({ amZug: 'NIEMAND', frist: null, hinweise: [] })
})
