import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeLesen } from '@foerderportal/contract/interessenbekundung/reihung/liste'
import { zeileText } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { bekundungLoseLesen } from '@foerderportal/contract/interessenbekundung/routes'
import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { krypto } from '../reihung/krypto.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { FRANK, proberunde } from '../runde/testing/rundenWelt.ts'

const { hofLindenau, hofAltmoor, lohnbetriebNord } = DEMO_UNTERNEHMEN
const BETRIEBE = [hofLindenau, hofAltmoor, lohnbetriebNord]
const VERDECKT = { betraegeOeffentlich: false, budgetInEuro: 21_000 }

let t: TestApp
let gereiht: string
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  const runde = { abTagen: -60, betriebe: BETRIEBE, anders: VERDECKT }
  gereiht = await proberunde(t.services, { ...runde, bis: 'GEREIHT', staffeln: 1 })
})
afterAll(() => t.close())

const holen = async (pfad: string) => (await t.app.inject({ url: `/reihung/${pfad}` })).body
const DATEIEN = [
  'liste.txt',
  'vorgaben.json',
  'protokoll.json',
  'staffel-1.json',
  'pruefsummen.txt',
  'pruefen.mjs',
]

describe('[S3-03] [S3-06] a round whose amounts are not public', () => {
  test('none of its files and not its page tells one', async () => {
    for (const pfad of [gereiht, ...DATEIEN.slice(0, 5).map((name) => `${gereiht}/${name}`)])
      if (!pfad.endsWith('vorgaben.json'))
        expect([pfad, await holen(pfad)]).toEqual([pfad, expect.not.stringMatching(/10.?00[0-2](,00|00)\b/)])
    const seite = await holen(gereiht)
    expect(seite).toContain('Beträge stehen in dieser Runde nicht öffentlich')
    expect(seite).not.toMatch(/Frei war|Beträge zusammen/)
    const { zeilen = [] } = listeLesen(await holen(`${gereiht}/liste.txt`)) ?? {}
    expect(zeilen.map(({ cent }) => cent)).toEqual([null, null, null])
    expect(new Set(zeilen.map(({ einreichung }) => einreichung)).size).toBe(3)
  })

  test('the company alone opens its line: amount, submission and its salt make the hash in the list', async () => {
    const { rows } = await sql<{ guid: string; einreichung: string }>`select b.guid, e.sha256 as einreichung
      from bekundung b join einreichung e on e.dokument_guid = b.guid
      where b.ibk_meta_guid = ${gereiht} and b.unternehmen_guid = ${hofLindenau}`.execute(t.ownerDb)
    const [{ guid, einreichung } = { guid: '', einreichung: '' }] = rows
    const { body } = await t.call(bekundungLoseLesen, { als: LENA, params: { guid } })
    const [los] = body.lose
    expect(los?.salz).toMatch(/^[0-9a-f]{64}$/)
    const text = zeileText({
      runde: gereiht,
      hauptgruppe: los?.hauptgruppe ?? '',
      guid,
      cent: inCent(los?.zuwendungInEuro ?? 0),
      einreichung,
      salz: los?.salz ?? '',
    })
    expect(await holen(`${gereiht}/liste.txt`)).toContain(`${guid};B;2;-;${krypto.sha256(text)}\n`)
    expect(await holen(`${gereiht}/liste.txt`)).not.toContain(einreichung)
  })

  test('[A-18] lots and order are computed anew all the same, with plain Node', async () => {
    const ordner = await mkdtemp(join(tmpdir(), 'verdeckt-'))
    for (const name of DATEIEN) await writeFile(join(ordner, name), await holen(`${gereiht}/${name}`))
    const { status, stdout } = spawnSync(process.execPath, ['pruefen.mjs', '.'], {
      cwd: ordner,
      encoding: 'utf8',
      env: {},
    })
    await rm(ordner, { recursive: true, force: true })
    expect([status, stdout]).toEqual([0, expect.stringContaining('Alles stimmt')])
  })

  test('the bank has them: in the ranking before its release, in the batch, in what is reserved', async () => {
    const guid = await proberunde(t.services, {
      abTagen: -60,
      betriebe: BETRIEBE,
      anders: VERDECKT,
      bis: 'REIHUNG_GEOEFFNET',
    })
    const frank = { als: { ...FRANK, rollen: [...FRANK.rollen] } }
    const vorschau = await t.call(contract.reihungLesen, {
      ...frank,
      params: { guid },
      query: {},
    })
    expect(vorschau.body.zeilen.map(({ betrag }) => betrag).toSorted((a, b) => a - b)).toEqual([
      10_000, 10_001, 10_002,
    ])
    const { budget, staffeln } = (await t.call(contract.rundeLesen, { ...frank, params: { guid: gereiht } }))
      .body
    expect([staffeln[0]?.eingeladen, staffeln[0]?.summe]).toEqual([2, budget.reserviert])
    expect(budget.reserviert).toBeGreaterThan(20_000)
  })

  test('[A-17] once published it stays so', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    await expect(
      sql`update ibk_meta set betraege_oeffentlich = false where guid = ${guid}`.execute(t.ownerDb),
    ).rejects.toThrow('veroeffentlicht')
  })
})
