import { randomUUID } from 'node:crypto'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  HOF,
  LENA,
  MAX,
  NORA,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (formular = await anlegen(t)))

const loeschen = (guid: string, o: { wer?: Person; ifMatch?: number } = {}) =>
  t.call(contract.antragLoeschen, {
    als: o.wer ?? LENA,
    params: { guid },
    ...(o.ifMatch === undefined ? {} : { ifMatch: o.ifMatch }),
  })
const letzteHandlung = async () =>
  (
    await sql<{ handlung: string }>`select handlung from audit_log where objekt_guid = ${formular.guid}
      order by nr desc limit 1`.execute(t.ownerDb)
  ).rows[0]?.handlung

describe('[R7.2-30] a draft', () => {
  test('is gone, and the answer is the form as it was', async () => {
    const r = await loeschen(formular.guid, { ifMatch: 1 })
    expect(r.status).toBe(200)
    expect(r.body.formular).toEqual(formular)
    expect(r.body.aenderbar).toBe(false)
    expect((await lesen(t, formular.guid)).status).toBe(404)
    const { rows } = await sql`select 1 from antrag where guid = ${formular.guid}`.execute(t.ownerDb)
    expect(rows).toEqual([])
    expect(await letzteHandlung()).toBe('antragLoeschen')
  })

  test('can be deleted by a member without signing authority, once', async () => {
    expect((await loeschen(formular.guid, { wer: NORA })).status).toBe(200)
    expect((await loeschen(formular.guid)).status).toBe(404)
  })

  test('[S11-05] is not deleted on the ground of a stale version', async () => {
    expect((await loeschen(formular.guid, { ifMatch: 7 })).status).toBe(409)
    expect((await lesen(t, formular.guid)).status).toBe(200)
  })

  test('[S1-02] of a foreign company answers 404 like an unknown one', async () => {
    for (const [guid, wer] of [
      [formular.guid, MAX],
      [randomUUID(), LENA],
    ] as const) {
      const r = await loeschen(guid, { wer })
      expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
    }
  })
})

describe('[R4-06] a sent application', () => {
  beforeEach(async () => {
    const r = await einreichen(t, await vollstaendig(t, formular))
    expect(r.status).toBe(200)
  })

  test('is withdrawn by a signer: out of sight for the farm, kept with its time for the bank', async () => {
    const r = await loeschen(formular.guid)
    expect(r.status).toBe(200)
    expect(r.body.eingang?.eingangsnummer).toMatch(/^ANK-/)
    expect((await lesen(t, formular.guid)).status).toBe(404)
    const uebersicht = await t.call(contract.antragUebersichtLesen, {
      als: LENA,
      params: { unternehmenGuid: HOF },
    })
    expect(uebersicht.text).not.toContain(formular.guid)
    const { rows } = await sql`select g.zurueckgezogen_am, g.status from geschaeft g
      join antrag a on a.geschaeft_guid = g.guid where a.guid = ${formular.guid}`.execute(t.ownerDb)
    expect(rows).toEqual([{ zurueckgezogen_am: t.clock.now(), status: 'NEUANTRAG_ABGESENDET' }])
    expect(await letzteHandlung()).toBe('antragZurueckziehen')
  })

  test('[S4-10] that the bank gave back is still withdrawn, not deleted: only by a signer, and kept for the bank', async () => {
    await sql`update geschaeft set status = 'NEUANTRAG_IN_BEARBEITUNG' where guid =
      (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(t.ownerDb)
    const ohne = await loeschen(formular.guid, { wer: NORA })
    expect([ohne.status, ohne.problem.detail]).toEqual([
      412,
      'Nur Personen mit Zeichnungsberechtigung können den Antrag zurückziehen.',
    ])
    expect((await loeschen(formular.guid)).status).toBe(200)
    expect(await letzteHandlung()).toBe('antragZurueckziehen')
    const { rows } = await sql`select 1 from einreichung where dokument_guid = ${formular.guid}`.execute(
      t.ownerDb,
    )
    expect(rows).toHaveLength(1)
  })

  test('is not withdrawn without signing authority, nor after a decision', async () => {
    const ohne = await loeschen(formular.guid, { wer: NORA })
    expect([ohne.status, ohne.problem.detail]).toEqual([
      412,
      expect.stringContaining('Zeichnungsberechtigung'),
    ])
    await sql`update geschaeft set status = 'BEWILLIGT' where guid =
      (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(t.ownerDb)
    const danach = await loeschen(formular.guid)
    expect([danach.status, danach.problem.detail]).toEqual([412, expect.stringContaining('„Bewilligt“')])
    expect((await lesen(t, formular.guid)).body.geschaeftStatus).toBe('BEWILLIGT')
  })
})
