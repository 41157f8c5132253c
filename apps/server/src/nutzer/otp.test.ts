import { randomUUID } from 'node:crypto'
import { otpListeLesen, otpLoeschen } from '@foerderportal/contract/nutzer/routes'
import { bankFaktorLoeschen } from '@foerderportal/contract/nutzer/bank/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoKonten, DEMO_SUB, type DemoBenutzer } from '../oidc/demo.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { registerNutzer } from './routes.ts'

const als = (name: DemoBenutzer, mehr: Partial<Caller> = {}): Caller => ({
  sub: DEMO_SUB[name],
  username: name,
  vorname: 'Lena',
  nachname: 'Lindenau',
  email: `${name}@demo.example`,
  ...mehr,
})
const LENA = als('lena.lindenau')

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
  await demoKonten(t.ownerDb)
})
afterAll(() => t.close())
afterEach(async () => {
  await sql`delete from zweiter_faktor`.execute(t.ownerDb)
  await sql`delete from wiederherstellungscode`.execute(t.ownerDb)
  await sql`delete from postausgang`.execute(t.ownerDb)
})

const ANGELEGT = new Date('2026-03-01T08:00:00Z')
const BENUTZT = new Date('2026-11-20T19:30:00Z')

const geraet = async (
  name: string,
  wer: DemoBenutzer = 'lena.lindenau',
  angelegt = ANGELEGT,
): Promise<string> => {
  const id = randomUUID()
  await sql`insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
    values (${id}, ${DEMO_SUB[wer]}, ${name}, 'x', 0, ${angelegt}, ${BENUTZT})`.execute(t.ownerDb)
  await sql`insert into wiederherstellungscode (konto_id, hash) values (${DEMO_SUB[wer]}, ${id})`.execute(
    t.ownerDb,
  )
  return id
}
const liste = async (wer = LENA) => (await t.call(otpListeLesen, { als: wer })).body
const loeschen = (otpId: string, wer = LENA) => t.call(otpLoeschen, { als: wer, params: { otpId } })
const zaehlen = async (tabelle: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(tabelle)}`.execute(t.ownerDb)).rows[0]?.n
const vorSekunden = (s: number) => als('lena.lindenau', { authTime: Math.floor(Date.now() / 1000) - s })

describe('the list', () => {
  test('[R7.1-08] [R3.1-07] names the second factors of the caller, the oldest first, and nobody else’s', async () => {
    const tablet = await geraet('Tablet', 'lena.lindenau', new Date('2026-05-01T08:00:00Z'))
    const telefon = await geraet('Telefon')
    await geraet('Fremdes', 'max.mehrfach')
    const zuletztBenutztAm = BENUTZT.toISOString()
    expect(await liste()).toEqual([
      { id: telefon, name: 'Telefon', angelegtAm: ANGELEGT.toISOString(), zuletztBenutztAm },
      { id: tablet, name: 'Tablet', angelegtAm: '2026-05-01T08:00:00.000Z', zuletztBenutztAm },
    ])
  })

  test('[R7.1-08] is empty for an account without one, and for a subject that is no account here', async () => {
    await geraet('Fremdes', 'max.mehrfach')
    expect(await liste()).toEqual([])
    expect(await liste({ ...LENA, sub: 'kein-konto' })).toEqual([])
  })

  test('[R7.1-08] needs no fresh login', async () => {
    expect((await t.call(otpListeLesen, { als: vorSekunden(3600) })).status).toBe(200)
  })
})

describe('deleting', () => {
  test('[R7.1-09] answers 204 with nothing, logs it and tells the owner by mail', async () => {
    const id = await geraet('Telefon')
    const { status, text } = await loeschen(id)
    expect([status, text]).toEqual([204, ''])
    expect(await liste()).toEqual([])
    const { rows } = await sql`select handlung, objekt_guid from audit_log
      where nutzer_sub = ${LENA.sub} order by nr desc limit 1`.execute(t.ownerDb)
    expect(rows).toEqual([{ handlung: 'zweitenFaktorLoeschen', objekt_guid: id }])
    const briefe = await sql<{ an: string; betreff: string; text: string }>`
      select an, betreff, text from postausgang`.execute(t.ownerDb)
    expect(briefe.rows).toHaveLength(1)
    expect(briefe.rows[0]).toMatchObject({
      an: 'lena.lindenau@demo.example',
      betreff: 'Zweiter Faktor entfernt (Förderportal)',
    })
    expect(briefe.rows[0]?.text).toContain('Guten Tag Lena Lindenau')
  })

  test('[R7.1-09] keeps the recovery codes until the last one goes', async () => {
    const [telefon, tablet] = [await geraet('Telefon'), await geraet('Tablet')]
    await loeschen(telefon)
    expect(await zaehlen('wiederherstellungscode')).toBe(2)
    await loeschen(tablet)
    expect(await zaehlen('wiederherstellungscode')).toBe(0)
  })

  test('[R7.1-09] both at once leave no codes behind: the second deletion waits for the first', async () => {
    const [telefon, tablet] = [await geraet('Telefon'), await geraet('Tablet')]
    const wartet = () =>
      expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(t.ownerDb)).rows)
        .not.toEqual([])
    let zweite: Promise<unknown> | undefined
    await t.services.db.transaction().execute(async (tx) => {
      expect(await t.services.identity.deleteTotp(tx, LENA.sub, telefon)).toBe(true)
      zweite = loeschen(tablet)
      await Promise.race([zweite, wartet()])
    })
    await zweite
    expect([await zaehlen('zweiter_faktor'), await zaehlen('wiederherstellungscode')]).toEqual([0, 0])
  })

  test('[R7.1-09] answers 404 for a foreign, an unknown and a deleted one, and changes nothing', async () => {
    const fremdes = await geraet('Fremdes', 'max.mehrfach')
    const eigenes = await geraet('Telefon')
    await loeschen(eigenes)
    for (const id of [fremdes, eigenes, randomUUID()]) {
      const { status, problem } = await loeschen(id)
      expect([status, problem.title]).toEqual([404, 'Nicht gefunden'])
    }
    expect(await liste(als('max.mehrfach'))).toHaveLength(1)
    expect(await zaehlen('postausgang')).toBe(1)
  })

  test('[R7.1-09] of two at once one answers 204, the other 404', async () => {
    const id = await geraet('Telefon')
    const antworten = await Promise.all([loeschen(id), loeschen(id)])
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  })

  test('[S1-11] two clicks at once of the bank: one answers what is left, the other 404, and one mail goes', async () => {
    const sabine = als('sabine.sachbearbeitung', { rollen: ['SACHBEARBEITUNG_LESEN'] })
    const otpId = await geraet('Telefon', 'sabine.sachbearbeitung')
    await geraet('Tablet', 'sabine.sachbearbeitung')
    const druck = () => t.call(bankFaktorLoeschen, { als: sabine, params: { otpId } })
    const antworten = await Promise.all([druck(), druck()])
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(antworten.find(({ status }) => status === 200)?.body).toMatchObject([{ name: 'Tablet' }])
    expect([await zaehlen('zweiter_faktor'), await zaehlen('postausgang')]).toEqual([1, 1])
  })

  test('[R7.1-09] [R8-01] a login older than 30 seconds answers 401 and says what would do', async () => {
    const id = await geraet('Telefon')
    const { status, problem, headers } = await loeschen(id, vorSekunden(60))
    expect([status, problem.title]).toEqual([401, 'Reauthentication required'])
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication", max_age="30"')
    expect(await liste()).toHaveLength(1)
    expect((await loeschen(id, vorSekunden(29))).status).toBe(204)
  })

  test('[R7.1-09] an id that is none answers 400', async () => {
    expect((await loeschen('telefon')).status).toBe(400)
  })
})
