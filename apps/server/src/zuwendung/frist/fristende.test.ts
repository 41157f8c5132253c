import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { ANTRAG_BELEG } from '../beleg/antragBeleg.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import {
  EINLADUNG,
  HOF,
  LENA,
  PAUL,
  anlegen,
  einreichen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'

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

/** So many that each sends no more than may wait of one account. */
const LEUTE = 40

/** People of the farm, each with an account of his own. */
const leute = async (): Promise<Person[]> => {
  const subs = Array.from({ length: LEUTE }, (_, i) => `sub-hof-${i}`)
  await sql`insert into nutzer (sub, guid, typ, username, email, class_version, value, identifiziert,
      antragsrechte_seit, angelegt_am, geaendert_am)
    select neu, gen_random_uuid(), n.typ, neu, n.email, n.class_version, n.value, n.identifiziert,
      n.antragsrechte_seit, n.angelegt_am, n.geaendert_am
    from nutzer n, unnest(${subs}::text[]) neu where n.sub = ${LENA.sub}`.execute(t.ownerDb)
  await sql`insert into mitgliedschaft select (jsonb_populate_record(m, jsonb_build_object('nutzer_sub', neu))).*
    from mitgliedschaft m, unnest(${subs}::text[]) neu
    where m.nutzer_sub = ${LENA.sub} and m.unternehmen_guid = ${HOF}`.execute(t.ownerDb)
  return subs.map((sub) => ({ ...LENA, sub }))
}

const entwuerfe = async (anzahl: number): Promise<AntragFormular[]> => {
  // Saved once, its files are the farm's: anybody of it may send them.
  const { body } = await speichern(t, await vollstaendig(t, await anlegen(t)))
  const muster = body.formular
  const weitere: AntragFormular[] = []
  while (weitere.length < anzahl - 1) {
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
  const [alle, personen] = [await entwuerfe(ALLE), await leute()]
  const bis = new Date(t.clock.now().getTime() + 1000)
  await sql`update antrag_einladung set bis = ${bis} where guid = ${EINLADUNG}`.execute(t.ownerDb)
  angekommen = 0
  const senden = (f: AntragFormular) => einreichen(t, f, { wer: personen[alle.indexOf(f) % LEUTE] ?? LENA })
  const { rechtzeitige, spaete } = await t.ownerDb.transaction().execute(async (tx) => {
    // None gets through before the period has ended.
    await sql`lock table einreichung in share mode`.execute(tx)
    t.clock.set(new Date(bis.getTime() - 1))
    const frueh = alle.slice(0, RECHTZEITIG).map(senden)
    await expect.poll(() => angekommen).toBe(RECHTZEITIG)
    t.clock.set(bis)
    return { rechtzeitige: frueh, spaete: alle.slice(RECHTZEITIG).map(senden) }
  })
  const antworten = await Promise.all(rechtzeitige)
  expect(antworten.map(({ status }) => status)).toEqual(Array(RECHTZEITIG).fill(200))
  for (const { status, problem } of await Promise.all(spaete))
    expect([status, problem.detail]).toEqual([412, expect.stringContaining('beendet')])

  const zeilen = await einreichungen()
  expect(zeilen.map(({ dokument_guid }) => dokument_guid).toSorted()).toEqual(
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
  expect(await belege()).toEqual(
    zeilen.map((z) => `${ANTRAG_BELEG}:${z.eingangsnummer}:${z.dokument_version}`),
  )
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  const [erste] = alle
  const gelesen = await t.call(contract.antragLesen, { als: LENA, params: { guid: erste?.guid ?? '' } })
  expect(gelesen.body.geschaeftStatus).toBe('NEUANTRAG_ABGESENDET')
})

test('[S10-02] one account waits with a handful of submissions; the others come in, and it may send the rest later', async () => {
  await sql`update antrag_einladung set bis = ${t.clock.now()}::timestamptz + interval '1 day'
    where guid = ${EINLADUNG}`.execute(t.ownerDb)
  const [von, ...lenas] = await entwuerfe(13)
  const abgewiesen: AntragFormular[] = []
  const { laufend, pauls } = await t.ownerDb.transaction().execute(async (tx) => {
    await sql`lock table einreichung in share mode`.execute(tx)
    const begonnen = lenas.map(async (f) => {
      const { status, headers, problem } = await einreichen(t, f)
      if (status === 200) return
      expect([status, headers['retry-after'], problem.type]).toEqual([429, '5', '/probleme/zu-oft'])
      expect(problem.detail).toBe('Bitte versuchen Sie es in einigen Sekunden noch einmal.')
      abgewiesen.push(f)
    })
    // Three of the six connections work and five calls wait: the others are told at once.
    await expect.poll(() => abgewiesen.length).toBe(lenas.length - 8)
    // In an object: a promise that is answered would be waited for before the commit.
    return { laufend: begonnen, pauls: von && einreichen(t, von, { wer: PAUL }) }
  })
  expect((await pauls)?.status).toBe(200)
  await Promise.all(laufend)
  expect(abgewiesen).toHaveLength(lenas.length - 8)
  for (const f of abgewiesen) expect((await einreichen(t, f)).status).toBe(200)
})
