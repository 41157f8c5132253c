import { randomUUID } from 'node:crypto'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { einladungZurueckziehen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { einladungBeantworten, einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import { startFirmaWelt, type FirmaWelt, type Person } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

const MINUTE = 60_000
type Firma = Awaited<ReturnType<FirmaWelt['firma']>>

const zurueckziehen = ({ companyId, chefin }: Firma, einladungId: string, als: Person = chefin) =>
  w.t.call(einladungZurueckziehen, { als, params: { companyId, einladungId } })
/** Somebody with an account whom a company has invited. */
const eingeladen = async (firma: Firma) => {
  const gast = await w.person('Gast')
  const { body } = await firma.einladen(gast.email)
  const guid = body.find(({ email }) => email === gast.email)?.guid ?? ''
  return {
    gast,
    guid,
    lesen: () => w.t.call(einladungLesen, { als: gast, params: { einladungId: guid } }),
    antworten: (bestaetigen: 'true' | 'false') =>
      w.t.call(einladungBeantworten, {
        als: { ...gast, authTime: Math.floor(w.t.clock.now().getTime() / 1000) },
        params: { einladungId: guid },
        query: { bestaetigen },
      }),
    offene: async () => (await w.t.call(nutzerStatusLesen, { als: gast })).body.einladungen,
  }
}

test('[S1-04] a withdrawn invitation is open nowhere, can be neither read nor answered, and nobody is written to', async () => {
  const firma = await w.firma()
  const e = await eingeladen(firma)
  const andere = await eingeladen(firma)
  const { status, body } = await zurueckziehen(firma, e.guid)
  expect(status).toBe(200)
  expect(body.map(({ guid }) => guid)).toEqual([andere.guid])
  expect((await firma.offene()).body).toEqual(body)
  expect((await e.lesen()).status).toBe(404)
  expect((await e.antworten('true')).status).toBe(404)
  expect(await e.offene()).toEqual([])
  expect(await andere.offene()).toHaveLength(1)
  expect(await w.briefe(e.gast.email)).toHaveLength(1)
  expect((await firma.protokoll()).map(({ handlung, objekt, sub }) => [handlung, objekt, sub])).toEqual([
    ['nutzerEinladen', e.guid, firma.chefin.sub],
    ['nutzerEinladen', andere.guid, firma.chefin.sub],
    ['einladungZurueckziehen', e.guid, firma.chefin.sub],
  ])
})

test('[S1-04] who is invited again gets it back; the address is not written to within ten minutes', async () => {
  const firma = await w.firma()
  const e = await eingeladen(firma)
  await zurueckziehen(firma, e.guid)
  w.t.clock.forward(10 * MINUTE - 1)
  expect((await firma.einladen(e.gast.email)).status).toBe(412)
  expect(await e.offene()).toEqual([])
  w.t.clock.forward(1)
  expect((await firma.einladen(e.gast.email)).body.map(({ guid }) => guid)).toEqual([e.guid])
  expect(await e.offene()).toHaveLength(1)
  expect((await e.antworten('false')).status).toBe(200)
})

test('[S1-03] [S1-02] only admins of the company; what is another one’s, answered, expired or nothing: 404', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const [e, fremde, beantwortet] = [
    await eingeladen(firma),
    await eingeladen(andere),
    await eingeladen(firma),
  ]
  const ben = await firma.mitglied('Ben', { zeichnungsberechtigung: true })
  await beantwortet.antworten('false')
  const vorher = await abdruck(w.t)
  for (const wer of [ben, andere.chefin]) expect((await zurueckziehen(firma, e.guid, wer)).status).toBe(403)
  for (const guid of [fremde.guid, beantwortet.guid, randomUUID()])
    expect((await zurueckziehen(firma, guid)).status).toBe(404)
  expect(await abdruck(w.t)).toEqual(vorher)
  expect((await zurueckziehen(firma, e.guid)).status).toBe(200)
  expect((await zurueckziehen(firma, e.guid)).status).toBe(404)
  const alte = await eingeladen(firma)
  w.t.clock.forward(30 * 24 * 60 * MINUTE)
  expect((await zurueckziehen(firma, alte.guid)).status).toBe(404)
})

test('[S1-04] of a withdrawal and an answer at once exactly one succeeds', async () => {
  const firma = await w.firma()
  for (let i = 0; i < 5; i++) {
    const e = await eingeladen(firma)
    const [zurueck, antwort] = await Promise.all([zurueckziehen(firma, e.guid), e.antworten('true')])
    expect([zurueck.status, antwort.status].toSorted((x, y) => x - y)).toEqual([200, 404])
    expect((await firma.info(e.gast)) !== undefined).toBe(antwort.status === 200)
  }
})
