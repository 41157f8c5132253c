import {
  zahllaufFreigeben,
  zahllaufLesen,
  zahllaeufeLesen,
} from '@foerderportal/contract/auszahlung/zahllauf/routes'
import * as runden from '@foerderportal/contract/interessenbekundung/bank/routes'
import * as entscheidungen from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from '../app.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { demoVorrat, demoWelt } from './welt.ts'

const FRANK: Caller = {
  sub: DEMO_SUB['frank.freigabe'],
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
}

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
})
afterAll(() => t.close())

const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows

/** Decisions that lie before a second person, with what is kept of them. */
const vorgelegte = () =>
  zeilen<{ fall: string; abweichungen: string[] }>(
    sql`select geschaeft_guid as fall, abweichungen from entscheidung where status = 'VORGELEGT' order by guid`,
  )

describe('[S9-13] what a fresh demo world has presented is what the product would present', () => {
  test('decisions keep the deviations that the product computes', async () => {
    const alle = await vorgelegte()
    expect(alle.length).toBeGreaterThanOrEqual(5)
    for (const { fall, abweichungen } of alle) {
      const { body } = await t.call(entscheidungen.entscheidungLesen, { als: FRANK, params: { guid: fall } })
      expect(abweichungen, fall).toEqual(body.abweichungen)
      expect(body.moeglich.entscheidungFreigeben, fall).toBeNull()
    }
  })

  test('a decision on an application whose check found something says so, also once it is released', async () => {
    const befunde = await zeilen<{ guid: string }>(sql`select e.guid from entscheidung e
      where e.status in ('VORGELEGT', 'FREIGEGEBEN') and e.art in ('BEWILLIGUNG', 'ABLEHNUNG')
        and exists (select from pruefvermerk p where p.geschaeft_guid = e.geschaeft_guid and p.ergebnis = 'NICHT_ERFUELLT')
        and not exists (select from jsonb_array_elements_text(e.abweichungen) a where a like 'Nicht erfüllt: %')`)
    expect(befunde).toEqual([])
  })

  test('every decision can be released as it lies there', async () => {
    for (const { fall } of await vorgelegte()) {
      const params = { guid: fall }
      const { inhaltSha256 } = (await t.call(entscheidungen.entscheidungLesen, { als: FRANK, params })).body
      const r = await t.call(entscheidungen.entscheidungFreigeben, {
        als: FRANK,
        params,
        body: { inhaltSha256 },
      })
      expect([r.status, r.problem?.detail], fall).toEqual([200, undefined])
    }
  })

  test('no check of a payout is presented otherwise than by the product, and every payment run can be released', async () => {
    expect(
      await zeilen(sql`select from auszahlungspruefung where status = 'VORGELEGT'
      and abweichungen is distinct from '[]'`),
    ).toEqual([])
    const { zeilen: laeufe } = (await t.call(zahllaeufeLesen, { als: FRANK, query: { status: 'VORGELEGT' } }))
      .body
    expect(laeufe.length).toBeGreaterThan(0)
    for (const { guid } of laeufe) {
      const { body: lauf } = await t.call(zahllaufLesen, { als: FRANK, params: { guid } })
      const body = {
        inhaltSha256: lauf.inhaltSha256,
        bestaetigt: lauf.posten.map(({ nr }) => nr),
        kontoBestaetigt: true,
      }
      const r = await t.call(zahllaufFreigeben, { als: FRANK, params: { guid }, body })
      expect([r.status, r.problem?.detail]).toEqual([200, undefined])
    }
  })

  test('every act of a round and every batch can be released', async () => {
    const akte = await zeilen<{ guid: string; sha256: string }>(
      sql`select guid, sha256 from vorlegung where status = 'VORGELEGT'`,
    )
    const staffeln = await zeilen<{ staffelGuid: string; guid: string; sha256: string }>(
      sql`select guid as "staffelGuid", ibk_meta_guid as guid, sha256 from staffel where status = 'VORGELEGT'`,
    )
    expect([akte.length, staffeln.length]).toEqual([1, 1])
    for (const { sha256, ...params } of akte) {
      const r = await t.call(runden.rundenaktFreigeben, { als: FRANK, params, body: { sha256 } })
      expect([r.status, r.problem?.detail]).toEqual([200, undefined])
    }
    for (const { sha256, ...params } of staffeln) {
      const r = await t.call(runden.staffelFreigeben, { als: FRANK, params, body: { sha256 } })
      expect([r.status, r.problem?.detail]).toEqual([200, undefined])
    }
  })
})
