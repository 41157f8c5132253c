import * as contract from '@foerderportal/contract/interessenbekundung/sachbearbeitung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { rundeFinden } from '../runde/runden.ts'
import { FRANK, PETRA, ZUFALL, proberunde } from '../runde/testing/rundenWelt.ts'

const BETRIEBE = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor, DEMO_UNTERNEHMEN.lohnbetriebNord]
const PETRA_GIBT_FREI = { sub: PETRA.sub, rollen: FRANK.rollen }
const VERTAUSCHT = ZUFALL.replace('04 11', '11 04')

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

type Wer = { readonly sub: string; readonly rollen: readonly string[]; readonly authTime?: number }
const als = (wer: Wer) => ({ ...wer, rollen: [...wer.rollen] })
const lesen = async (guid: string, wer: Wer = FRANK) =>
  (await t.call(contract.rundeLesen, { als: als(wer), params: { guid } })).body
const vorbereiten = (guid: string, zufall = ZUFALL, wer: Wer = PETRA) =>
  t.call(contract.reihungVorbereiten, { als: als(wer), params: { guid }, body: { zufall } })
const freigeben = async (guid: string, zufall = ZUFALL, wer: Wer = FRANK) =>
  t.call(contract.reihungFreigeben, {
    als: als(wer),
    params: { guid },
    body: { zufall, sha256: (await lesen(guid)).reihung?.sha256 ?? '0'.repeat(64) },
  })
const zeilen = (guid: string, wer: Wer, query: { zufall?: string } = {}) =>
  t.call(contract.reihungLesen, { als: als(wer), params: { guid }, query })
const runde = (bis: 'EINGEFROREN' | 'REIHUNG_VORGELEGT' | 'GEREIHT', abTagen = -60) =>
  proberunde(t.services, {
    bis,
    abTagen,
    betriebe: BETRIEBE,
    wuensche: (i) =>
      i === 0
        ? [
            { bereich: 'B.1', euro: 9_000 },
            { bereich: 'A.1', euro: 12_000 },
          ]
        : [{ bereich: 'B.2', euro: 5_000 + i }],
  })

describe('[S3-03] a ranking', () => {
  test('[A-21] all of priority 1 first; the same draw gives the same, to the byte', async () => {
    const guid = await runde('EINGEFROREN')
    const eins = await vorbereiten(guid)
    expect(eins.status).toBe(200)
    await t.call(contract.reihungZurueckgeben, {
      als: als(FRANK),
      params: { guid },
      body: { grund: 'Noch einmal.' },
    })
    const zwei = await vorbereiten(guid)
    expect(zwei.body.reihung?.sha256).toBe(eins.body.reihung?.sha256)
    expect((await freigeben(guid)).body.stand).toBe('GEREIHT')
    const { zeilen: alle } = (await zeilen(guid, FRANK)).body
    expect(alle.map(({ rang, hauptgruppe, rangInGruppe }) => [rang, hauptgruppe, rangInGruppe])).toEqual([
      [1, 'A', 1],
      [2, 'B', 1],
      [3, 'B', 2],
      [4, 'B', 3],
    ])
    const lose = alle.slice(1).map(({ los }) => los)
    expect(lose).toEqual(lose.toSorted())
    expect(alle.at(-1)?.summe).toBe(31_003)
  })

  test('[A-19] the draw typed otherwise by the second person: nothing is published', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const r = await freigeben(guid, VERTAUSCHT)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringContaining('nicht das, was bei der Vorbereitung'),
    ])
    expect((await t.app.inject(`/reihung/${guid}/protokoll.json`)).statusCode).toBe(404)
    await expect(
      sql`update reihung set status = 'FREIGEGEBEN', zufall_zweit = ${VERTAUSCHT}, freigegeben_von = ${FRANK.sub},
        freigegeben_am = now() where ibk_meta_guid = ${guid}`.execute(t.services.db),
    ).rejects.toThrow('reihung_zufall')
  })

  test('the second person sees neither the draw nor the result before typing it', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    expect((await lesen(guid, FRANK)).reihung?.zufall).toBeNull()
    expect((await lesen(guid, PETRA)).reihung?.zufall).toBe(ZUFALL)
    expect((await zeilen(guid, FRANK)).status).toBe(412)
    expect((await zeilen(guid, FRANK, { zufall: VERTAUSCHT })).status).toBe(412)
    expect((await zeilen(guid, FRANK, { zufall: ZUFALL })).body.anzahl).toBe(4)
  })

  test('[A-02] whoever prepared it does not release it, by call or by SQL', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    expect((await freigeben(guid, ZUFALL, PETRA_GIBT_FREI)).status).toBe(403)
    await expect(
      sql`update reihung set status = 'FREIGEGEBEN', zufall_zweit = zufall, freigegeben_von = ${PETRA.sub},
        freigegeben_am = now() where ibk_meta_guid = ${guid}`.execute(t.services.db),
    ).rejects.toMatchObject({ constraint: 'reihung_vier_augen' })
  })

  test('[S9-13] nor whoever prepared an attempt that came back, by call, list or SQL', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    await t.call(contract.reihungZurueckgeben, {
      als: als(FRANK),
      params: { guid },
      body: { grund: 'Noch einmal.' },
    })
    expect((await vorbereiten(guid, ZUFALL, { sub: 'sub-zweite', rollen: PETRA.rollen })).status).toBe(200)
    const r = await freigeben(guid, ZUFALL, PETRA_GIBT_FREI)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('nur eine andere Person')])
    expect((await lesen(guid, PETRA_GIBT_FREI)).moeglich.reihungFreigeben).toContain('andere Person')
    const liste = (await t.call(contract.rundenfreigabenLesen, { als: als(PETRA_GIBT_FREI) })).body
    expect(liste.zeilen.find(({ rundeGuid }) => rundeGuid === guid)?.gesperrtWeil).toContain('andere Person')
    await expect(
      sql`update reihung set status = 'FREIGEGEBEN', zufall_zweit = zufall, freigegeben_von = ${PETRA.sub},
        freigegeben_am = now() where ibk_meta_guid = ${guid} and status = 'VORGELEGT'`.execute(t.services.db),
    ).rejects.toThrow('gibt nicht frei')
    expect((await freigeben(guid)).status).toBe(200)
  })

  test('[A-20] not before its draw, and no second one beside it', async () => {
    const guid = await runde('EINGEFROREN')
    const ziehung = (await rundeFinden(t.services.db, guid))?.ziehung_am ?? heute
    t.clock.set(new Date(ziehung.getTime() - 1))
    const frisch = { ...PETRA, authTime: Math.floor(t.clock.now().getTime() / 1000) }
    const r = await vorbereiten(guid, ZUFALL, frisch)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringMatching(/^Die Ziehung ist erst am /)])
    t.clock.set(ziehung)
    expect((await vorbereiten(guid, ZUFALL, frisch)).status).toBe(200)
    await expect(
      sql`insert into reihung select gen_random_uuid(), ibk_meta_guid, status, liste_sha256, zufall, zufall_zweit, protokoll,
          protokoll_sha256, vorbereitet_von, vorgelegt_am from reihung where ibk_meta_guid = ${guid}`.execute(
        t.services.db,
      ),
    ).rejects.toThrow('reihung_lebend')
  })

  test('a fresh sign-in is asked of both', async () => {
    const guid = await runde('EINGEFROREN')
    expect((await vorbereiten(guid, ZUFALL, { ...PETRA, authTime: 1 })).status).toBe(401)
    await vorbereiten(guid)
    expect((await freigeben(guid, ZUFALL, { ...FRANK, authTime: 1 })).status).toBe(401)
  })

  test.each([
    ['lost', false],
    ['another one', true],
  ])(
    'a seed that is %s: no ranking, and no other seed takes its place; the round can be annulled',
    async (_, neuer) => {
      const guid = await runde('EINGEFROREN')
      const name = `reihung-seed:${guid}`
      await sql`delete from geheimnis where name = ${name}`.execute(t.ownerDb)
      if (neuer) await t.services.secrets.get(name, 32)
      const r = await vorbereiten(guid)
      expect([r.status, r.problem.detail]).toEqual([
        412,
        expect.stringContaining('Annullieren Sie die Runde'),
      ])
      const annullieren = await t.call(contract.rundeAnnullieren, {
        als: als(PETRA),
        params: { guid },
        body: { grund: 'Der Startwert ist verloren.' },
      })
      expect(annullieren.status).toBe(200)
    },
  )

  test('ten releases at once: it happens once', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const antworten = await Promise.all(Array.from({ length: 10 }, () => freigeben(guid)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql`select from reihungszeile where ibk_meta_guid = ${guid}`.execute(t.ownerDb)
    expect(rows).toHaveLength(4)
  })

  test.each(['lotto 04 11 19', 'LOTTO  04 11', 'KURZ', 'LOTTO Ä 04 11'])(
    '„%s“ is no written form of a draw: refused, and nothing is presented',
    async (zufall) => {
      const guid = await runde('EINGEFROREN')
      expect((await vorbereiten(guid, zufall)).status).toBe(412)
      expect((await lesen(guid)).stand).toBe('EINGEFROREN')
    },
  )

  test('spaces around it are none of it', async () => {
    const guid = await runde('EINGEFROREN')
    expect((await vorbereiten(guid, ` ${ZUFALL} `)).body.reihung?.zufall).toBe(ZUFALL)
  })
})
