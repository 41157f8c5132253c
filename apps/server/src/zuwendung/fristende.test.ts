import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import * as contract from '@foerderportal/contract/zuwendung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPruefen } from '../platform/audit/pruefen.ts'
import type { TestApp } from '../platform/testing/testApp.ts'
import { ANTRAG_BELEG } from './beleg/antragBeleg.ts'
import type { EinreichungRow } from './einreichungen.ts'
import {
  EINLADUNG,
  LENA,
  anlegen,
  einreichen,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from './testing/testWelt.ts'

const ALLE = 200
const RECHTZEITIG = 150

/** How many requests have arrived to their last byte. */
let angekommen = 0
let t: TestApp
beforeAll(async () => {
  // As few connections as a portal can have: more arrive than may wait for one (S10-02).
  t = await startWelt({ DATABASE_POOL: '6' }, (app) => {
    app.addHook('preHandler', async () => void (angekommen += 1))
  })
  await platzSchaffen(t)
})
afterAll(() => t.close())

const entwuerfe = async (): Promise<AntragFormular[]> => {
  const muster = await vollstaendig(t, await anlegen(t))
  const weitere: AntragFormular[] = []
  while (weitere.length < ALLE - 1) {
    const { guid, ansprechpartner } = await anlegen(t)
    weitere.push({ ...muster, guid, ansprechpartner })
  }
  return [muster, ...weitere]
}

const einreichungen = async () =>
  (await sql<EinreichungRow>`select * from einreichung order by eingangsnummer`.execute(t.ownerDb)).rows

/** The receipts that will be made, each by a job of its own. */
const belege = async () => {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
    where task_identifier = ${ANTRAG_BELEG} order by key`.execute(t.ownerDb)
  return rows.map(({ key }) => key)
}

test(`[S4-07] [S4-08] ${ALLE} submissions around the end of the period: all that arrived in time are in, each once, the others are told`, async () => {
  const alle = await entwuerfe()
  const bis = new Date(t.clock.now().getTime() + 1000)
  await sql`update antrag_einladung set bis = ${bis} where guid = ${EINLADUNG}`.execute(t.ownerDb)
  angekommen = 0
  const senden = (f: AntragFormular) => einreichen(t, f)
  const { rechtzeitige, spaete } = await t.ownerDb.transaction().execute(async (tx) => {
    // None gets through before the period has ended.
    await sql`lock table einreichung in share mode`.execute(tx)
    t.clock.set(new Date(bis.getTime() - 1))
    const frueh = alle.slice(0, RECHTZEITIG).map(senden)
    await expect.poll(() => angekommen, { timeout: 20_000 }).toBe(RECHTZEITIG)
    t.clock.set(bis)
    return { rechtzeitige: frueh, spaete: alle.slice(RECHTZEITIG).map(senden) }
  })
  const antworten = await Promise.all(rechtzeitige)
  expect(antworten.map(({ status }) => status)).toEqual(Array(RECHTZEITIG).fill(200))
  for (const { status, problem } of await Promise.all(spaete))
    expect([status, problem.detail]).toEqual([412, expect.stringContaining('beendet')])

  const zeilen = await einreichungen()
  expect(zeilen.map(({ antrag_guid }) => antrag_guid).toSorted()).toEqual(
    alle
      .slice(0, RECHTZEITIG)
      .map(({ guid }) => guid)
      .toSorted(),
  )
  expect(zeilen.map(({ eingangsnummer }) => eingangsnummer)).toEqual(
    antworten.map(({ body }) => body.eingang?.eingangsnummer ?? '').toSorted(),
  )
  expect(new Set(zeilen.map(({ eingegangen_am }) => eingegangen_am.getTime()))).toEqual(
    new Set([bis.getTime() - 1]),
  )
  expect(await belege()).toEqual(zeilen.map(({ eingangsnummer }) => `${ANTRAG_BELEG}:${eingangsnummer}`))
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  const [erste] = alle
  const gelesen = await t.call(contract.antragLesen, { als: LENA, params: { guid: erste?.guid ?? '' } })
  expect(gelesen.body.geschaeftStatus).toBe('NEUANTRAG_ABGESENDET')
}, 60_000)
