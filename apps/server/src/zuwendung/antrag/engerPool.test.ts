import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { antragAnlegen } from './antragAnlegen.ts'
import { antragEinreichen } from '../einreichen/antragEinreichen.ts'
import { antragLesen } from './antragLesen.ts'
import { antragLoeschen } from './antragLoeschen.ts'
import { antragSpeichern } from './antragSpeichern.ts'
import { antragBelegErstellen } from '../beleg/antragBelegErstellen.ts'
import { unterkategorienLesen } from './unterkategorienLesen.ts'
import { EINLADUNG, HOF, LENA, anlegen, platzSchaffen, startWelt, vollstaendig } from '../testing/testWelt.ts'

let t: TestApp
let pool: ReturnType<typeof openPool>
let eng: Services
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(async () => {
  await pool.end()
  await t.close()
})

const mitVerbindungen = async (anzahl: number) => {
  await pool?.end()
  pool = openPool(t.services.config.databaseUrl ?? '', anzahl)
  eng = { ...t.services, db: openDatabase(pool) }
}
const senden = async (formular: Awaited<ReturnType<typeof anlegen>>) => {
  const e = { sub: LENA.sub, formular: { ...formular, fertig: true }, ifMatch: undefined }
  return Promise.all(Array.from({ length: 5 }, () => antragEinreichen(eng, { ...e, eingang: t.clock.now() })))
}

test('[S4-08] five submissions of one draft share two connections, with and without programmes in memory', async () => {
  await mitVerbindungen(2)
  for (const _ of ['not read yet', 'to be read again']) {
    const formular = await vollstaendig(t, await anlegen(t))
    const antworten = await senden(formular)
    expect(new Set(antworten.map(({ body }) => body.eingang?.eingangsnummer)).size).toBe(1)
    t.clock.forward(61_000)
  }
})

test('every use case gets by with one connection', async () => {
  await mitVerbindungen(1)
  const eingang = t.clock.now()
  const abgelaufen = <T>(lauf: Promise<T>) => (t.clock.forward(61_000), lauf)
  const principal = { ...LENA, email: 'lena@demo.example', rollen: [] }
  const { body } = await antragAnlegen(eng, {
    principal,
    metaGuid: EINLADUNG,
    unternehmenGuid: HOF,
    eingang,
  })
  const formular = await vollstaendig(t, body.formular)
  const { guid } = formular
  const s = { sub: LENA.sub, formular, ifMatch: undefined, eingang }
  await abgelaufen(antragSpeichern(eng, s))
  const gesendet = await abgelaufen(antragEinreichen(eng, { ...s, formular: { ...formular, fertig: true } }))
  const { eingangsnummer = '' } = gesendet.body.eingang ?? {}
  await abgelaufen(antragBelegErstellen.run({ eingangsnummer, mail: true }, eng))
  const gelesen = await abgelaufen(antragLesen(eng, { sub: LENA.sub, rollen: [] }, guid))
  expect(gelesen.body.eingang?.beleg?.dateiname).toContain(eingangsnummer)
  const heute = tagInBerlin(t.clock.now())
  expect(await unterkategorienLesen(eng, 'ZUKLB', { stichtag: heute })).toHaveLength(1)
  await abgelaufen(antragLoeschen(eng, { sub: LENA.sub, guid, ifMatch: undefined }))
  expect((await t.call(contract.antragLesen, { als: LENA, params: { guid } })).status).toBe(404)
})
