import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import * as listen from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { LENA, startWelt } from '../testing/testWelt.ts'
import {
  KERN,
  LUDWIG,
  SABINE,
  bankpersonenAnlegen,
  befangenSetzen,
  fallAnlegen,
  person,
} from '../testing/vorratWelt.ts'

const FRANK: Caller = { ...person('Frank'), rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'] }

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN, LUDWIG, FRANK, { ...LENA, rollen: SABINE.rollen ?? [] })
})
afterAll(() => t.close())

const zuweisen = (guid: string, als: Caller, an: Caller | null, ifMatch?: number) =>
  t.call(vertrag.fallZuweisen, {
    als,
    params: { guid },
    body: { an: an?.sub ?? null },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  })

const verlauf = async (guid: string) =>
  (
    await sql<{
      wer: string
      von: string
      offen: boolean
    }>`select bankperson_sub as wer, zugewiesen_von as von,
      bis is null as offen from zuweisung where geschaeft_guid = ${guid} order by nr`.execute(t.ownerDb)
  ).rows

describe('[S9-02] who has a case', () => {
  test('[S4-10] whoever begins its check has it, where nobody had it', async () => {
    const beginnen = async (als: Caller, guid: string) => {
      const { body } = await t.call(listen.vorratLesen, { als, query: {} })
      const antrag = body.zeilen.find(({ geschaeft }) => geschaeft === guid)?.antrag ?? ''
      expect((await t.call(pruefungBeginnen, { als, params: { guid: antrag } })).status).toBe(200)
    }
    const [freier, vergebener] = [
      await fallAnlegen(t, { status: 'NEUANTRAG_ABGESENDET' }),
      await fallAnlegen(t, { status: 'NEUANTRAG_ABGESENDET' }),
    ]
    await zuweisen(vergebener, KERN, KERN)
    await beginnen(SABINE, freier)
    await beginnen(SABINE, vergebener)
    expect(await verlauf(freier)).toEqual([{ wer: SABINE.sub, von: SABINE.sub, offen: true }])
    expect(await verlauf(vergebener)).toEqual([{ wer: KERN.sub, von: KERN.sub, offen: true }])
  })

  test('is a field with a history; the list shows it at once', async () => {
    const guid = await fallAnlegen(t)
    expect((await zuweisen(guid, SABINE, SABINE, 0)).body).toEqual({
      zugewiesen: { sub: SABINE.sub, name: 'Sabine' },
      nr: 1,
    })
    expect((await zuweisen(guid, SABINE, KERN, 1)).body.nr).toBe(3)
    expect((await zuweisen(guid, KERN, null, 3)).body).toEqual({ zugewiesen: null, nr: 4 })
    expect((await zuweisen(guid, LUDWIG, SABINE, 4)).body.nr).toBe(5)
    expect(await verlauf(guid)).toEqual([
      { wer: SABINE.sub, von: SABINE.sub, offen: false },
      { wer: KERN.sub, von: SABINE.sub, offen: false },
      { wer: SABINE.sub, von: LUDWIG.sub, offen: true },
    ])
    const { body } = await t.call(listen.vorratLesen, { als: KERN, query: { zugewiesen: SABINE.sub } })
    expect(body.zeilen.find(({ geschaeft }) => geschaeft === guid)).toMatchObject({ zuweisung: 5 })
    const { rows } = await sql<{ angaben: unknown }>`select angaben from audit_log
      where handlung = 'fallZuweisen' and objekt_guid = ${guid} order by nr`.execute(t.ownerDb)
    expect(rows.map(({ angaben }) => angaben)).toEqual([
      { an: SABINE.sub, vorher: null },
      { an: KERN.sub, vorher: SABINE.sub },
      { an: null, vorher: KERN.sub },
      { an: SABINE.sub, vorher: null },
    ])
  })

  test('who gets it from somebody else has a mail that names nobody; who takes it has none', async () => {
    await sql`update bankperson set email = sub || '@bank.example' where sub = ${KERN.sub}`.execute(t.ownerDb)
    const guid = await fallAnlegen(t)
    for (const [als, an] of [
      [KERN, KERN],
      [KERN, null],
      [SABINE, KERN],
      [LUDWIG, KERN],
      [LUDWIG, SABINE],
    ] as const)
      expect((await zuweisen(guid, als, an)).status).toBe(200)
    const { rows } = await sql<{ an: string; betreff: string; text: string }>`select p.an, p.betreff, p.text
      from postausgang p join antrag a on a.guid = p.bezug where a.geschaeft_guid = ${guid}`.execute(
      t.ownerDb,
    )
    // The address of Sabine is not confirmed.
    expect(rows).toMatchObject([
      { an: `${KERN.sub}@bank.example`, betreff: 'Ein Fall wurde Ihnen zugewiesen' },
    ])
    expect(rows[0]?.text).toContain(`/sachbearbeitung/fall/${guid}/pruefung`)
    expect(rows[0]?.text).not.toMatch(/Lindenau|GE-\d|Sabine/)
  })

  test('two who take it at once: one has it, the other hears who', async () => {
    const guid = await fallAnlegen(t)
    const antworten = await Promise.all([zuweisen(guid, SABINE, SABINE, 0), zuweisen(guid, KERN, KERN, 0)])
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    const zweiter = antworten.find(({ status }) => status === 409)
    expect(zweiter?.problem.detail).toMatch(/^Diesen Fall hat seit .+ Uhr (Sabine|Kern)\.$/)
    expect(await verlauf(guid)).toHaveLength(1)
  })

  test('the same once more changes nothing', async () => {
    const guid = await fallAnlegen(t)
    await zuweisen(guid, SABINE, SABINE)
    expect((await zuweisen(guid, SABINE, SABINE, 1)).body.nr).toBe(1)
    expect(await verlauf(guid)).toHaveLength(1)
  })

  test('who works on cases gives away his own, Leitung every one, who releases none', async () => {
    const guid = await fallAnlegen(t)
    expect((await zuweisen(guid, FRANK, SABINE)).status).toBe(403)
    await zuweisen(guid, SABINE, SABINE)
    const fremder = await zuweisen(guid, KERN, KERN)
    expect([fremder.status, fremder.problem.detail]).toEqual([
      403,
      'Diesen Fall hat Sabine. Weitergeben kann ihn, wer ihn hat, und die Leitung.',
    ])
    expect((await zuweisen(guid, LUDWIG, KERN)).status).toBe(200)
  })

  test('never to who does not work on cases, is of the company, or declared a conflict of interest', async () => {
    const guid = await fallAnlegen(t)
    await befangenSetzen(t, guid, KERN)
    const satz = async (an: Caller) => (await zuweisen(guid, SABINE, an)).problem.detail
    expect(await satz(FRANK)).toBe('Frank bearbeitet keine Fälle.')
    expect(await satz(LENA)).toMatch(/kann diesen Fall nicht bearbeiten\.$/)
    expect(await satz(KERN)).toBe('Kern kann diesen Fall nicht bearbeiten.')
    const unbekannt = await zuweisen(guid, SABINE, person('niemand'))
    expect([unbekannt.status, unbekannt.problem.errors?.[0]?.pfad]).toEqual([400, 'an'])
    expect(await verlauf(guid)).toEqual([])
  })

  test('nothing of a withdrawn case, of an unknown one, or of a draft', async () => {
    expect(
      (await zuweisen(await fallAnlegen(t, { zurueckgezogenAm: '2026-11-01' }), SABINE, SABINE)).status,
    ).toBe(412)
    expect((await zuweisen(randomUUID(), SABINE, SABINE)).status).toBe(404)
    expect((await zuweisen(await fallAnlegen(t, { einreichungen: 0 }), SABINE, SABINE)).status).toBe(404)
  })
})

test('[A-09] [S9-01] a member of the company assigns nothing, but sees the case as his own', async () => {
  const guid = await fallAnlegen(t)
  const lena = { ...LENA, rollen: [...(SABINE.rollen ?? []), 'SACHBEARBEITUNG_LEITUNG'] }
  const r = await zuweisen(guid, lena, SABINE)
  expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('für das Sie selbst handeln')])
  const { body } = await t.call(listen.vorratLesen, { als: lena, query: { anzahl: '100' } })
  expect(body.zeilen.find(({ geschaeft }) => geschaeft === guid)?.eigenes).toBe(true)
  const naechster = await t.call(listen.naechstenFallLesen, { als: lena, query: {} })
  expect(naechster.body.fall).toBeNull()
})

describe('[S9-02] to whom cases can be given', () => {
  const bearbeitende = async (als: Caller, ...faelle: string[]) =>
    t.call(vertrag.bearbeitendeLesen, { als, query: { faelle: faelle.join(',') } })
  const namen = async (...faelle: string[]) =>
    (await bearbeitende(LUDWIG, ...faelle)).body.map(({ name }) => name)

  test('only who works on cases, is not of the company and not partial; of several cases who can have all', async () => {
    const [eine, andere] = [await fallAnlegen(t), await fallAnlegen(t)]
    const vorher = await namen(eine, andere)
    expect(vorher).toContain('Sabine')
    expect(vorher).toContain('Kern')
    // Frank releases, Ludwig leads, Lena is of the farm.
    for (const wer of ['Frank', 'Ludwig', 'Lena'])
      expect(vorher.filter((name) => name.includes(wer))).toEqual([])
    await befangenSetzen(t, andere, KERN)
    expect(await namen(eine)).toContain('Kern')
    expect(await namen(andere)).not.toContain('Kern')
    expect(await namen(eine, andere)).toEqual(vorher.filter((name) => name !== 'Kern'))
    // Whoever is offered, the server takes.
    for (const { sub } of (await bearbeitende(LUDWIG, andere)).body)
      expect((await zuweisen(andere, LUDWIG, { ...SABINE, sub })).status).toBe(200)
  })

  test('[S9-01] who is partial at a linked company is offered as the server takes him', async () => {
    const guid = await fallAnlegen(t)
    const vorher = (await bearbeitende(LUDWIG, guid)).body
    const { hofLindenau, hofAltmoor } = DEMO_UNTERNEHMEN
    await sql`insert into unternehmensverbindung (eines, anderes, grundlage, erfasst_von, erfasst_am)
      values (least(${hofLindenau}::uuid, ${hofAltmoor}::uuid), greatest(${hofLindenau}::uuid, ${hofAltmoor}::uuid),
        'Mehrheit der Stimmen', 'sub-sabine', now())`.execute(t.ownerDb)
    await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${hofAltmoor}, ${KERN.sub}, 'Schwager.', now())`.execute(t.ownerDb)
    // Of the company itself he is free: what he can do there is neither present nor release (deMinimis.test.ts).
    expect((await bearbeitende(LUDWIG, guid)).body).toEqual(vorher)
    expect((await zuweisen(guid, LUDWIG, KERN)).status).toBe(200)
    const nebenan = await fallAnlegen(t, { unternehmenGuid: hofAltmoor })
    expect(await namen(nebenan)).not.toContain('Kern')
    expect(await namen(guid, nebenan)).not.toContain('Kern')
    expect((await zuweisen(nebenan, LUDWIG, KERN)).status).toBe(412)
    await sql`delete from befangenheit`.execute(t.ownerDb)
  })

  test('who may not assign asks in vain; a case of which one may know nothing tells nothing', async () => {
    const guid = await fallAnlegen(t)
    expect((await bearbeitende(FRANK, guid)).status).toBe(403)
    await befangenSetzen(t, guid, SABINE)
    const fuerSabine = (await bearbeitende(SABINE, guid)).body.map(({ name }) => name)
    expect(fuerSabine).toContain('Sabine')
    expect((await bearbeitende(LUDWIG, 'x')).status).toBe(400)
  })
})
