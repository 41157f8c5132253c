import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oidcAufraeumen } from './artifacts.ts'
import { DEMO_SUB, demoKonten } from './demo.ts'
import { embeddedIdentity } from './embeddedIdentity.ts'
import { REQUIRED_ACTIONS, type IdentityAdmin } from '../platform/auth/identity.ts'
import { browser } from './testing/browser.ts'
import { anmeldenAls, auffrischen, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { sql } from 'kysely'

let t: OidcTest
let identity: IdentityAdmin
beforeAll(async () => {
  t = await startOidc()
  identity = embeddedIdentity(t.db, t.config)
})
afterAll(() => t.close())

const LENA = DEMO_SUB['lena.lindenau']

test('finds users by name and by address, in any case', async () => {
  expect(await identity.findUser(t.db, { username: 'LENA.Lindenau' })).toMatchObject({
    id: LENA,
    firstName: 'Lena',
  })
  expect(await identity.findUser(t.db, { email: 'lena.lindenau@DEMO.example' })).toMatchObject({ id: LENA })
  expect(await identity.findUser(t.db, { username: 'lena' })).toBeUndefined()
  expect(await identity.getUser(t.db, 'kein-uuid')).toBeUndefined()
})

test('[S1-01] roles that several processes change at once all arrive', async () => {
  const id = DEMO_SUB['ohne.unternehmen']
  const dazu = Array.from({ length: 10 }, (_, i) => `ROLLE_${i}`)
  await Promise.all(dazu.map((rolle) => identity.setRealmRoles(t.db, id, { add: [rolle] })))
  expect(await identity.getRealmRoles(t.db, id)).toEqual(expect.arrayContaining(dazu))
  await Promise.all(dazu.map((rolle) => identity.setRealmRoles(t.db, id, { remove: [rolle] })))
  expect((await identity.getRealmRoles(t.db, id)).toSorted()).toEqual([
    'DATADIRECTORY_LESEN',
    'NUTZERSERVICE_BASIS',
  ])
})

test('a change of roles ends with the transaction it was made in', async () => {
  const vorher = await identity.getRealmRoles(t.db, LENA)
  await t.db
    .transaction()
    .execute(async (tx) => {
      await identity.setRealmRoles(tx, LENA, { add: ['VERWORFEN'] })
      throw new Error('abgelehnt')
    })
    .catch(() => undefined)
  expect(await identity.getRealmRoles(t.db, LENA)).toEqual(vorher)
})

test('required actions that several processes ask for at once all stand, each of them once', async () => {
  const id = DEMO_SUB['ohne.unternehmen']
  const alle = [...REQUIRED_ACTIONS, ...REQUIRED_ACTIONS]
  await Promise.all(alle.map((aktion) => identity.addRequiredAction(t.db, id, aktion)))
  const stand = async () => [...((await identity.getUser(t.db, id))?.requiredActions ?? [])].toSorted()
  expect(await stand()).toEqual(REQUIRED_ACTIONS.toSorted())
  await Promise.all(REQUIRED_ACTIONS.map((aktion) => identity.removeRequiredAction(t.db, id, aktion)))
  expect(await stand()).toEqual([])
})

test('names change in the next token', async () => {
  const tokens = await anmeldenAls(t, browser(), 'stefan.startup')
  await identity.updateName(t.db, DEMO_SUB['stefan.startup'], { firstName: 'Stephan', lastName: 'Startklar' })
  const neu = await auffrischen(t, tokens.refresh_token)
  expect(decodeJwt(neu.body.access_token)).toMatchObject({ given_name: 'Stephan', family_name: 'Startklar' })
})

test('logoutEverywhere ends all sessions with their tokens', async () => {
  const beide = [
    await anmeldenAls(t, browser(), 'lena.lindenau'),
    await anmeldenAls(t, browser(), 'lena.lindenau'),
  ]
  await identity.logoutEverywhere(t.db, LENA)
  for (const tokens of beide) {
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(400)
    const sid = String(decodeJwt(tokens.access_token)['sid'])
    await expect.poll(() => t.sessions.isRevoked(sid)).toBe(true)
  }
})

test('a deleted user is gone with his sessions', async () => {
  const tokens = await anmeldenAls(t, browser(), 'eva.eingeladen')
  await identity.deleteUser(t.db, DEMO_SUB['eva.eingeladen'])
  expect(await identity.getUser(t.db, DEMO_SUB['eva.eingeladen'])).toBeUndefined()
  expect((await auffrischen(t, tokens.refresh_token)).status).toBe(400)
  await demoKonten(t.db)
  expect(await identity.getUser(t.db, DEMO_SUB['eva.eingeladen'])).toBeDefined()
})

test('seeding again leaves changed demo accounts as they are', async () => {
  await identity.updateName(t.db, LENA, { firstName: 'Helena', lastName: 'Lindenau' })
  await demoKonten(t.db)
  expect(await identity.getUser(t.db, LENA)).toMatchObject({ firstName: 'Helena' })
})

test('no bearer value stands in the database', async () => {
  const b = browser()
  const tokens = await anmeldenAls(t, b, 'max.mehrfach')
  const { rows } = await sql<{
    kind: string
    zeile: string
  }>`select kind, a::text as zeile from oidc_artifact a where konto_id = ${DEMO_SUB['max.mehrfach']}`.execute(
    t.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Session', 'Grant', 'RefreshToken']))
  const alles = rows.map(({ zeile }) => zeile).join(' ')
  const sitzung = [...b.cookies].find(([name]) => name.startsWith('portal-sitzung '))?.[1].value ?? ''
  expect(sitzung).not.toBe('')
  for (const wert of [tokens.refresh_token, tokens.access_token, sitzung]) expect(alles).not.toContain(wert)
})

test('what expired is removed, what stands stays', async () => {
  const tokens = await anmeldenAls(t, browser(), 'max.mehrfach')
  await sql`insert into oidc_artifact (kind, id_hash, payload, expires_at) values ('Session', 'alt', '{}', now() - interval '1 hour')`.execute(
    t.db,
  )
  await oidcAufraeumen(t.db)
  const { rows } = await sql`select 1 from oidc_artifact where id_hash = 'alt'`.execute(t.db)
  expect(rows).toEqual([])
  expect((await auffrischen(t, tokens.refresh_token)).status).toBe(200)
})

test('a refresh keeps the session awake, at most for ten hours after the login', async () => {
  const ende = async () => {
    const { rows } = await sql<{ rest: number }>`
      select extract(epoch from expires_at - now())::float as rest from oidc_artifact
      where kind = 'Session' and konto_id = ${DEMO_SUB['paul.partner']}`.execute(t.db)
    return rows[0]?.rest ?? 0
  }
  const a = await anmeldenAls(t, browser(), 'paul.partner')
  await sql`update oidc_artifact set expires_at = now() + interval '1 minute' where kind = 'Session'`.execute(
    t.db,
  )
  const b = await auffrischen(t, a.refresh_token)
  expect(await ende()).toBeGreaterThan(1700)
  await sql`update oidc_artifact set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::bigint - 35900))
    where kind = 'Session'`.execute(t.db)
  await auffrischen(t, b.body.refresh_token)
  expect(await ende()).toBeLessThan(101)
})

test('health says whether accounts can be read', async () => {
  expect(await identity.health()).toMatchObject({ ok: true })
})

test('a changed login is told from an unchanged one; what belongs to somebody else names its field', async () => {
  const id = DEMO_SUB['max.mehrfach']
  const login = { username: 'max.neu', email: 'max.neu@demo.example' }
  expect(await identity.updateLogin(t.db, id, login)).toEqual({ updated: true })
  expect(await identity.updateLogin(t.db, id, login)).toEqual({ updated: false })
  expect(await identity.getUser(t.db, id)).toMatchObject({ ...login, emailVerified: false })
  const vergeben = [
    { ...login, username: 'LENA.lindenau' },
    { ...login, email: 'lena.lindenau@DEMO.example' },
  ]
  for (const [i, v] of vergeben.entries())
    await expect(identity.updateLogin(t.db, id, v)).rejects.toMatchObject({ field: ['username', 'email'][i] })
})
