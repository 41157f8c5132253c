import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registerPortal } from '../../app.ts'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'

const LENA = { sub: DEMO_SUB['lena.lindenau'] }
/** Lena with a token from before the new version. */
const ALT = { ...LENA, termsAcceptedAt: 1_000_000_000 }
const LISTE = { params: { unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau } }

let t: TestApp
/** Seconds by the clock of the server. */
const jetzt = () => Math.floor(t.clock.now().getTime() / 1000)
/** As the bank does it; holds when the server's clock has gone on by so many seconds. */
const veroeffentlichen = async (sekunden: number): Promise<number> => {
  const ab = jetzt() + sekunden
  await sql`insert into nutzungsbedingungen (gilt_ab, aenderung, sha256, veroeffentlicht_von)
    values (to_timestamp(${ab}), 'Neu ist Abschnitt 5.', repeat('0', 64), 'Test')`.execute(t.services.db)
  return ab
}
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  // Far enough ahead of the database's clock, which has gone on meanwhile.
  await veroeffentlichen(300)
  t.clock.forward(305_000)
  await vi.waitFor(
    () => expect(t.services.bedingungen.zugestimmt({ termsAcceptedAt: jetzt() - 10 })).toBe(false),
    { timeout: 30_000 },
  )
})
afterAll(() => t.close())

describe('[S1-09] while the current terms are not accepted', () => {
  test.each([
    ['an older consent', ALT],
    ['no consent at all', { ...LENA, termsAcceptedAt: 0 }],
  ])('[S1-09] [R8-01] %s: 470 on every call, 403 on the status, both name the action', async (_, als) => {
    const liste = await t.call(antragUebersichtLesen, { als, ...LISTE })
    expect(liste.status).toBe(470)
    expect(liste.problem).toMatchObject({
      type: '/probleme/zustimmung-fehlt',
      title: 'Terms & Conditions required',
      status: 470,
      detail: 'TERMS_AND_CONDITIONS',
    })
    const status = await t.call(nutzerStatusLesen, { als })
    expect(status.status).toBe(403)
    expect(status.problem).toMatchObject({
      title: 'Fehlende Bestätigung der Nutzungsbedingungen',
      detail: 'TERMS_AND_CONDITIONS',
    })
  })

  test('[S1-09] the consent comes before anti-forgery header and role', async () => {
    const als = { ...ALT, rollen: [] }
    expect((await t.call(antragUebersichtLesen, { als, ...LISTE, csrf: false })).status).toBe(470)
  })

  test('[S1-09] without a token there is nothing to agree to', async () => {
    expect((await t.call(konfigurationLesen)).status).toBe(200)
    expect((await t.call(antragUebersichtLesen, LISTE)).status).toBe(401)
  })

  test('[S1-09] whoever agreed since goes on, and no call asks the database for it', async () => {
    const als = { ...LENA, termsAcceptedAt: jetzt() }
    t.statements.length = 0
    expect((await t.call(antragUebersichtLesen, { als, ...LISTE })).status).toBe(200)
    expect(t.statements.join()).not.toContain('nutzungsbedingungen')
  })
})

const abgelegt = async (sub: string) => {
  const { rows } = await sql<{
    a: string[]
  }>`select erforderliche_aktionen as a from konto where id = ${sub}`.execute(t.ownerDb)
  return rows[0]?.a
}

describe('[S1-09] the identity provider is told before the call is refused', () => {
  test('[S1-09] once for each user, however often he calls', async () => {
    const paul = { sub: DEMO_SUB['paul.partner'], termsAcceptedAt: 1 }
    const fordern = vi.spyOn(t.services.identity, 'addRequiredAction')
    await Promise.all(Array.from({ length: 5 }, () => t.call(nutzerStatusLesen, { als: paul })))
    expect(await abgelegt(paul.sub)).toEqual(['TERMS_AND_CONDITIONS'])
    expect(fordern.mock.calls.filter(([, sub]) => sub === paul.sub)).toHaveLength(1)
    fordern.mockRestore()
  })

  test('[S1-09] not when he has agreed in another tab: the old token alone is refused', async () => {
    const nora = { sub: DEMO_SUB['nora.nurlesen'], termsAcceptedAt: 1 }
    await sql`insert into nutzungsbedingungen_zustimmung (sub, version, zugestimmt_am)
      select ${nora.sub}, max(version), max(gilt_ab) from nutzungsbedingungen`.execute(t.services.db)
    expect((await t.call(nutzerStatusLesen, { als: nora })).status).toBe(403)
    expect(await abgelegt(nora.sub)).toEqual([])
  })

  test('[S1-09] when it does not answer, the call is refused all the same and it is told with the next one', async () => {
    const udo = { sub: DEMO_SUB['udo.unidentifiziert'], termsAcceptedAt: 1 }
    const fordern = vi.spyOn(t.services.identity, 'addRequiredAction').mockRejectedValueOnce(new Error('weg'))
    expect((await t.call(nutzerStatusLesen, { als: udo })).status).toBe(403)
    expect(await abgelegt(udo.sub)).toEqual([])
    expect((await t.call(nutzerStatusLesen, { als: udo })).status).toBe(403)
    expect(await abgelegt(udo.sub)).toEqual(['TERMS_AND_CONDITIONS'])
    fordern.mockRestore()
  })
})

describe('[S1-09] a version that is published while servers run', () => {
  test('[S1-09] reaches every instance, also one whose connection was lost meanwhile', async () => {
    const zweite = await t.secondInstance()
    zweite.clock.set(t.clock.now())
    const als = { termsAcceptedAt: jetzt() }
    for (const { services } of [t, zweite]) expect(services.bedingungen.zugestimmt(als)).toBe(true)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foerderportal-meldungen' and datname = current_database()`.execute(
      t.services.db,
    )
    const ab = await veroeffentlichen(5)
    for (const { services, clock } of [t, zweite]) {
      clock.set(new Date(ab * 1000))
      await expect.poll(() => services.bedingungen.zugestimmt(als)).toBe(false)
    }
  })

  test('[S1-09] holds from its time on and not before', async () => {
    const als = { termsAcceptedAt: jetzt() }
    const ab = await veroeffentlichen(3600)
    const { services, clock } = await t.secondInstance()
    clock.set(new Date(ab * 1000 - 1))
    expect(services.bedingungen.zugestimmt(als)).toBe(true)
    clock.set(new Date(ab * 1000))
    expect(services.bedingungen.zugestimmt(als)).toBe(false)
    expect(services.bedingungen.zugestimmt({ termsAcceptedAt: ab })).toBe(true)
  })
})

describe('[S1-09] versions and consents are only ever added', () => {
  test.each(['nutzungsbedingungen', 'nutzungsbedingungen_zustimmung'])('[S1-09] %s', async (tabelle) => {
    const name = sql.table(tabelle)
    for (const db of [t.services.db, t.ownerDb]) {
      await expect(sql`update ${name} set version = version`.execute(db)).rejects.toThrow()
      await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow()
      await expect(sql`truncate ${name} cascade`.execute(db)).rejects.toThrow()
    }
  })

  test('[S1-09] no version holds before the last one, or at once', async () => {
    for (const wann of [sql`now() + interval '1 day'`, sql`now()`, sql`now() - interval '1 day'`])
      await expect(
        sql`insert into nutzungsbedingungen (gilt_ab, aenderung, sha256, veroeffentlicht_von)
          select date_trunc('second', case when ${wann} > now() then max(gilt_ab) else ${wann} end), 'x', repeat('1', 64), 'x'
          from nutzungsbedingungen`.execute(t.services.db),
      ).rejects.toThrow(/erst nach der vorigen/)
  })
})
