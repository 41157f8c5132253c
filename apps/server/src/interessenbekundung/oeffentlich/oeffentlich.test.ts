import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { seedFinden } from '../reihung/seed.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { proberunde, zufallVon } from '../runde/testing/rundenWelt.ts'

const BETRIEBE = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor, DEMO_UNTERNEHMEN.lohnbetriebNord]

let t: TestApp
let gereiht: string
let ordner: string
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  gereiht = await proberunde(t.services, { bis: 'GEREIHT', abTagen: -60, betriebe: BETRIEBE, staffeln: 1 })
  ordner = await mkdtemp(join(tmpdir(), 'reihung-'))
})
afterAll(async () => {
  await rm(ordner, { recursive: true, force: true })
  await t.close()
})

const holen = (pfad: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/reihung/${pfad}`, headers })
const DATEIEN = [
  'liste.txt',
  'vorgaben.json',
  'protokoll.json',
  'staffel-1.json',
  'pruefsummen.txt',
  'pruefen.mjs',
]

/** Plain Node, in a folder that knows nothing of the project. */
const pruefen = () =>
  spawnSync(process.execPath, ['pruefen.mjs', '.'], { cwd: ordner, encoding: 'utf8', env: {} })

describe('[S3-06] the public page', () => {
  test('without an account, without a script: commitment, draw, hashes, ranking, batches', async () => {
    const r = await holen(gereiht)
    expect(r.statusCode).toBe(200)
    expect(r.headers['content-type']).toMatch(/^text\/html/)
    expect(r.headers['cache-control']).toBe('public, max-age=60')
    expect(r.headers['content-security-policy']).not.toContain('script-src')
    expect(r.body).not.toMatch(/<script|style="/)
    const { rows } = await sql<{
      zusage: string
      liste: string
      protokoll: string
    }>`select r.seed_zusage as zusage,
        r.liste_sha256 as liste, x.protokoll_sha256 as protokoll from ibk_meta r join reihung x on x.ibk_meta_guid = r.guid
      where r.guid = ${gereiht}`.execute(t.ownerDb)
    const zufall = await zufallVon(t.services, gereiht)
    for (const text of [...Object.values(rows[0] ?? {}), zufall, 'staffel-1.json', 'LOTTO 6aus49 vom '])
      expect(r.body).toContain(text)
  })

  test('it names nobody: neither companies nor who of the bank did what', async () => {
    const { body } = await holen(gereiht)
    expect(body).not.toMatch(/Lindenau|Altmoor|Lohnbetrieb|Petra|Frank/)
    const liste = await holen(`${gereiht}/liste.txt`)
    expect(liste.body).not.toMatch(/Lindenau|Altmoor|Lohnbetrieb/)
    for (const guid of BETRIEBE) expect(liste.body).not.toContain(guid)
  })

  test('what can still change is asked for again, a published file never', async () => {
    for (const name of DATEIEN) {
      const r = await holen(`${gereiht}/${name}`)
      expect([name, r.statusCode]).toEqual([name, 200])
      const bleibt = !['pruefsummen.txt', 'pruefen.mjs'].includes(name)
      expect(r.headers['cache-control']).toMatch(bleibt ? /immutable/ : /^public, max-age=60$/)
      const etag = String(r.headers['etag'])
      expect((await holen(`${gereiht}/${name}`, { 'if-none-match': etag })).statusCode).toBe(304)
    }
  })

  test('how a draw goes is said without a round, in plain words; every round leads there', async () => {
    const r = await holen('so-wird-ausgelost')
    expect([r.statusCode, r.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
    expect(r.headers['content-security-policy']).not.toContain('script-src')
    expect(r.body).not.toMatch(/<script|style="/)
    expect(r.body).toContain('<title id="losbild-titel">So entsteht die Reihenfolge</title>')
    expect((await holen(gereiht)).body).toContain('href="/reihung/so-wird-ausgelost"')
    const etag = String(r.headers['etag'])
    expect((await holen('so-wird-ausgelost', { 'if-none-match': etag })).statusCode).toBe(304)
  })

  test.each(['REIHUNG_VORGELEGT', 'REIHUNG_GEOEFFNET'] as const)(
    '[S3-03] %s: it shows neither seed nor draw, and no protocol',
    async (bis) => {
      const guid = await proberunde(t.services, { bis, abTagen: -60, betriebe: BETRIEBE })
      const seed = await seedFinden(t.services, guid)
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      const r = await holen(guid)
      expect(r.body).not.toContain(seed)
      expect(r.body).not.toContain(await zufallVon(t.services, guid))
      expect(r.body).toContain('__ __ __ __ __ __ S_')
      expect((await holen(`${guid}/protokoll.json`)).statusCode).toBe(404)
      expect((await holen(`${guid}/liste.txt`)).statusCode).toBe(200)
    },
  )

  test('a planned round does not exist for the public, nor does what is no round at all', async () => {
    const geplant = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    for (const pfad of [geplant, `${geplant}/pruefsummen.txt`, 'keine-runde', `${gereiht}/staffel-9.json`])
      expect([pfad, (await holen(pfad)).statusCode]).toEqual([pfad, 404])
  })
})

describe('[A-18] [S3-03] the verifier that a round was published with', () => {
  const sha256Von = (inhalt: string | Buffer) => createHash('sha256').update(inhalt).digest('hex')
  /** A round as one that promised another verifier; only of the demo world does the database let it. */
  const zugesagt = async (sha256: string | null) => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    await sql`update ibk_meta set demo = true where guid = ${guid}`.execute(t.ownerDb)
    await sql`update ibk_meta set pruefprogramm_sha256 = ${sha256} where guid = ${guid}`.execute(t.ownerDb)
    return guid
  }

  test('stays beside it, byte for byte, whatever verifier this version has', async () => {
    const inhalt = "console.log('früher geprüft')\n"
    const sha256 = sha256Von(inhalt)
    await sql`insert into pruefprogramm (sha256, inhalt) values (${sha256}, ${inhalt})`.execute(t.ownerDb)
    const guid = await zugesagt(sha256)
    const r = await holen(`${guid}/pruefen.mjs`)
    expect([r.rawPayload, r.headers['etag']]).toEqual([Buffer.from(inhalt), `"${sha256}"`])
    expect((await holen(guid)).body).toContain(sha256)
  })

  test('also where the round was published before the verifiers were kept', async () => {
    const damals = '85f2ebc129789c9881b0dca277b69a7b519304ee5f55bb0192f4d1c40247ca33'
    expect(sha256Von((await holen(`${await zugesagt(damals)}/pruefen.mjs`)).rawPayload)).toBe(damals)
  })

  test('kept as the round is published, where it is the one of this version; nobody changes it', async () => {
    const programm = await readFile(new URL('../reihung/reihungPruefen.mjs', import.meta.url))
    expect((await holen(`${gereiht}/pruefen.mjs`)).rawPayload).toEqual(programm)
    expect((await holen(gereiht)).body).toContain(sha256Von(programm))
    for (const tat of [
      sql`update pruefprogramm set inhalt = inhalt`,
      sql`delete from pruefprogramm`,
      sql`insert into pruefprogramm (sha256, inhalt) values (repeat('0', 64), 'x')`,
    ])
      await expect(tat.execute(t.ownerDb)).rejects.toThrow(/unveraenderlich|pruefprogramm_check/)
  })

  test('a round that promised none has the one of today; one that nobody knows has none', async () => {
    const ohne = await zugesagt(null)
    const geplant = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    const status = async (guid: string) => (await holen(`${guid}/pruefen.mjs`)).statusCode
    expect([await status(ohne), await status(geplant), await status(randomUUID())]).toEqual([200, 404, 404])
  })
})

describe('[A-18] [S3-03] the published files in a folder of their own, with plain Node', () => {
  const laden = async () => {
    for (const name of DATEIEN)
      await writeFile(join(ordner, name), (await holen(`${gereiht}/${name}`)).rawPayload)
  }

  test('all of it is repeated, and all of it is right', async () => {
    await laden()
    const { status, stdout } = pruefen()
    expect([status, stdout]).toEqual([0, expect.stringContaining('Alles stimmt')])
  })

  test.each([
    ['liste.txt', /Liste/i],
    ['protokoll.json', /protokoll/i],
    ['staffel-1.json', /staffel-1/i],
  ])('one byte of %s changed: exit 1, and it is named', async (name, genannt) => {
    await laden()
    const bytes = await readFile(join(ordner, name))
    const stelle = bytes.length - 12
    bytes[stelle] = (bytes[stelle] ?? 0) ^ 1
    await writeFile(join(ordner, name), bytes)
    const { status, stdout, stderr } = pruefen()
    expect(status).toBe(1)
    expect(`${stdout}${stderr}`).toMatch(genannt)
  })
})
