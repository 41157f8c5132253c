import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityUnavailable } from '../../platform/auth/identity.ts'
import { createLog } from '../../platform/ops/log.ts'
import { keycloakIdentity } from './keycloakIdentity.ts'
import { FAKE_SECRET, startFakeKeycloak, type FakeKeycloak } from './testing/fakeKeycloak.ts'
import { oidcConfig, startAdapter } from './testing/keycloakWelt.ts'

type Adapter = Awaited<ReturnType<typeof startAdapter>>

const zeilen: string[] = []
const protokoll = createLog(
  'debug',
  new Writable({ write: (zeile, _, fertig) => (zeilen.push(String(zeile)), fertig()) }),
)

let fake: FakeKeycloak
let w: Adapter
beforeAll(async () => {
  fake = await startFakeKeycloak()
  w = await startAdapter(oidcConfig(fake.url, FAKE_SECRET), { log: protokoll })
})
beforeEach(() => {
  Object.assign(fake.stand, { stoerung: undefined, rechte: true })
  fake.stand.anfragen.length = 0
})
afterAll(async () => {
  await w.close()
  await fake.close()
})

const neu = (mehr: object = {}) => {
  const name = `nutzer.${randomUUID().slice(0, 8)}`
  const person = { username: name, email: `${name}@demo.example`, firstName: 'Klara', lastName: 'Keycloak' }
  return fake.liste.anlegen({ ...person, emailVerified: true, ...mehr })
}
const tokenAnfragen = () => fake.stand.anfragen.filter((a) => a.endsWith('/token'))
const wartend = async (sub: string) =>
  (
    await sql<{
      art: string
    }>`select auftrag ->> 'art' as art from identitaet_auftrag where sub = ${sub} order by id`.execute(w.db)
  ).rows.map(({ art }) => art)
/** As if the pause after a failed run were over. */
const pauseVorbei = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(w.t.ownerDb)

describe("the service account's token", () => {
  test('is asked for once by a crowd, and used again', async () => {
    const { id } = neu()
    fake.stand.tokens.clear()
    const { identity, db, close } = await startAdapter(oidcConfig(fake.url, FAKE_SECRET))
    await Promise.all(Array.from({ length: 10 }, () => identity.getUser(db, id)))
    await identity.listTotp(db, id)
    expect(tokenAnfragen()).toHaveLength(1)
    await close()
  })

  test('that Keycloak forgot, at a restart say, is replaced once', async () => {
    const { id } = neu()
    await w.identity.getUser(w.db, id)
    fake.stand.tokens.clear()
    fake.stand.anfragen.length = 0
    expect(await w.identity.getUser(w.db, id)).toMatchObject({ id })
    expect(tokenAnfragen()).toHaveLength(1)
  })

  test('is no longer used in its last 30 seconds', async () => {
    const { id } = neu()
    const { identity, db, close } = await startAdapter(oidcConfig(fake.url, FAKE_SECRET))
    const anfang = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: anfang })
    const nach = async (sekunden: number) => {
      vi.setSystemTime(anfang + sekunden * 1000)
      await identity.getUser(db, id)
      return tokenAnfragen().length
    }
    // The stand-in's tokens hold for 60 seconds.
    expect([await nach(0), await nach(29), await nach(31)]).toEqual([1, 1, 2])
    vi.useRealTimers()
    await close()
  })
})

describe('a representation goes back whole', () => {
  test('with attributes, actions and names that we do not know', async () => {
    const b = neu({
      attributes: { terms_and_conditions: ['1790000000'], abteilung: ['Stall', 'Acker'] },
      requiredActions: ['webauthn-register'],
    })
    await w.identity.updateLogin(w.db, b.id, { username: `x${b.username}`, email: b.email ?? '' })
    await w.identity.addRequiredAction(w.db, b.id, 'UPDATE_PASSWORD')
    await w.identity.updateName(w.db, b.id, { firstName: 'Karla', lastName: 'Keycloak' })
    await w.identity.settled(b.id)
    expect(fake.liste.alle.get(b.id)).toMatchObject({
      attributes: { terms_and_conditions: ['1790000000'], abteilung: ['Stall', 'Acker'] },
      requiredActions: ['webauthn-register', 'UPDATE_PASSWORD'],
      firstName: 'Karla',
      emailVerified: true,
      enabled: true,
    })
    expect((await w.identity.getUser(w.db, b.id))?.termsAcceptedAt).toEqual(new Date(1_790_000_000_000))
  })

  test('and what two instances read at the same time they do not write over one another', async () => {
    const b = neu()
    const zweite = keycloakIdentity({
      db: w.db,
      config: oidcConfig(fake.url, FAKE_SECRET),
      log: protokoll,
    }).identity
    fake.stand.verzugMs = 40
    await Promise.all([
      w.identity.addRequiredAction(w.db, b.id, 'UPDATE_PASSWORD'),
      zweite.addRequiredAction(w.db, b.id, 'CONFIGURE_TOTP'),
      w.identity.updateLogin(w.db, b.id, { username: `y${b.username}`, email: b.email ?? '' }),
      zweite.addRequiredAction(w.db, b.id, 'TERMS_AND_CONDITIONS'),
    ])
    fake.stand.verzugMs = 0
    expect(fake.liste.alle.get(b.id)?.username).toMatch(/^y/)
    expect(fake.liste.alle.get(b.id)?.requiredActions).toHaveLength(3)
  })

  test('and nothing is written where nothing changes', async () => {
    const b = neu({ requiredActions: ['UPDATE_PASSWORD'] })
    await w.identity.addRequiredAction(w.db, b.id, 'UPDATE_PASSWORD')
    await w.identity.removeRequiredAction(w.db, b.id, 'CONFIGURE_TOTP')
    await w.identity.updateLogin(w.db, b.id, { username: b.username.toUpperCase(), email: b.email ?? '' })
    expect(fake.stand.anfragen.filter((a) => a.startsWith('PUT'))).toEqual([])
  })

  test('under the name that an old Keycloak gives the terms', async () => {
    const b = neu()
    const config = oidcConfig(fake.url, FAKE_SECRET, { TERMS_AKTION: 'terms_and_conditions' })
    const alt = await startAdapter(config)
    await alt.identity.addRequiredAction(alt.db, b.id, 'TERMS_AND_CONDITIONS')
    expect(fake.liste.alle.get(b.id)?.requiredActions).toEqual(['terms_and_conditions'])
    expect((await alt.identity.getUser(alt.db, b.id))?.requiredActions).toEqual(['TERMS_AND_CONDITIONS'])
    await alt.identity.removeRequiredAction(alt.db, b.id, 'TERMS_AND_CONDITIONS')
    expect(fake.liste.alle.get(b.id)?.requiredActions).toEqual([])
    await alt.close()
  })
})

test('a user is found behind a hundred similar ones', async () => {
  const stamm = randomUUID().slice(0, 8)
  for (let i = 0; i < 120; i += 1) neu({ username: `${stamm}.${i}`, email: `${stamm}.${i}@demo.example` })
  const { id } = neu({ username: `${stamm}.1.`, email: undefined })
  expect((await w.identity.findUser(w.db, { username: `${stamm}.1.` }))?.id).toBe(id)
  expect(await w.identity.findUser(w.db, { username: stamm })).toBeUndefined()
})

test('[R7.1-09] recovery codes go with the last device: Keycloak would ask for one of them at the next login', async () => {
  const b = neu()
  b.nachweise.push(
    { id: 'handy', type: 'otp' },
    { id: 'tablet', type: 'otp' },
    { id: 'codes', type: 'recovery-authn-codes' },
  )
  const arten = () => b.nachweise.map(({ type }) => type)
  expect(await w.identity.deleteTotp(w.db, b.id, 'handy')).toBe(true)
  expect(arten()).toEqual(['password', 'otp', 'recovery-authn-codes'])
  expect(await w.identity.deleteTotp(w.db, b.id, 'tablet')).toBe(true)
  expect(arten()).toEqual(['password'])
})

test('[R7.1-09] a password is no second factor: it is not deleted as one', async () => {
  const b = neu()
  const [passwort] = b.nachweise
  expect(await w.identity.deleteTotp(w.db, b.id, passwort?.id ?? '')).toBe(false)
  expect(b.nachweise).toHaveLength(1)
})

test('an order to write goes to the address, one to end sessions and to delete says goodbye first', async () => {
  const b = neu()
  await w.identity.sendVerifyEmail(w.db, b.id)
  expect(fake.stand.mails).not.toContain(b.email)
  await w.erledigen()
  expect(fake.stand.mails).toContain(b.email)
  await w.identity.deleteUser(w.db, b.id)
  await w.erledigen()
  // Only a logout reaches the back channel.
  expect(fake.stand.abgemeldet).toContain(b.id)
  expect(fake.liste.alle.has(b.id)).toBe(false)
})

describe('while Keycloak does not answer', () => {
  test.each([503, 502, 429, 'stumm'] as const)('(%s), what needs an answer says so', async (stoerung) => {
    const b = neu()
    const { identity, db, close } = await startAdapter(oidcConfig(fake.url, FAKE_SECRET), {
      geduldMs: stoerung === 'stumm' ? 50 : 20_000,
    })
    fake.stand.stoerung = stoerung
    const login = { username: 'neuer.name', email: 'neuer.name@demo.example' }
    for (const frage of [
      () => identity.getUser(db, b.id),
      () => identity.updateLogin(db, b.id, login),
      () => identity.deleteTotp(db, b.id, 'x'),
      () => identity.addRequiredAction(db, b.id, 'UPDATE_PASSWORD'),
    ])
      await expect(frage()).rejects.toBeInstanceOf(IdentityUnavailable)
    expect(await identity.health()).toEqual({ ok: false, message: 'Keycloak antwortet nicht.' })
    await close()
  })

  test('[S1-01] what follows a commit waits, in its order, and is done when it is back', async () => {
    const b = neu()
    fake.stand.stoerung = 503
    const { identity, db } = w
    await identity.updateName(db, b.id, { firstName: 'Erste', lastName: 'Fassung' })
    await identity.setRealmRoles(db, b.id, { add: ['ZUWENDUNGEN_LESEN'] })
    await identity.settled(b.id)
    await w.erledigen()
    await identity.updateName(db, b.id, { firstName: 'Zweite', lastName: 'Fassung' })
    await identity.setRealmRoles(db, b.id, { remove: ['ZUWENDUNGEN_LESEN'], add: ['ZUWENDUNGEN_SCHREIBEN'] })
    expect(await wartend(b.id)).toEqual(['name', 'rollen', 'name', 'rollen'])

    fake.stand.stoerung = undefined
    await pauseVorbei()
    await w.erledigen()
    expect(fake.liste.alle.get(b.id)).toMatchObject({ firstName: 'Zweite', lastName: 'Fassung' })
    expect([...b.rollen]).toEqual(['ZUWENDUNGEN_SCHREIBEN'])
    expect(await wartend(b.id)).toEqual([])
  })

  test('a line that breaks in an answer is taken up once more', async () => {
    const b = neu()
    await w.identity.getUser(w.db, b.id)
    fake.stand.abreissen = 1
    expect(await w.identity.getUser(w.db, b.id)).toMatchObject({ id: b.id })
    fake.stand.abreissen = 2
    await expect(w.identity.getUser(w.db, b.id)).rejects.toBeInstanceOf(IdentityUnavailable)
    fake.stand.abreissen = 0
  })
})

describe('an order that fails', () => {
  test('for want of rights or of a role in the realm waits until that is mended', async () => {
    const b = neu()
    fake.stand.rechte = false
    await w.identity.setRealmRoles(w.db, b.id, { add: ['ZUWENDUNGEN_LESEN'] })
    await w.erledigen()
    fake.stand.rechte = true
    fake.rollen.delete('ZUWENDUNGEN_LESEN')
    await pauseVorbei()
    await w.erledigen()
    expect(await wartend(b.id)).toEqual(['rollen'])
    fake.rollen.add('ZUWENDUNGEN_LESEN')
    await pauseVorbei()
    await w.erledigen()
    expect([...b.rollen]).toEqual(['ZUWENDUNGEN_LESEN'])
  })

  test('for ever is given up, so that the next ones of this user are done', async () => {
    const b = neu({ email: undefined })
    await w.identity.sendVerifyEmail(w.db, b.id)
    await w.identity.setRealmRoles(w.db, b.id, { add: ['ZUWENDUNGEN_LESEN'] })
    await w.erledigen()
    expect(await wartend(b.id)).toEqual([])
    expect([...b.rollen]).toEqual(['ZUWENDUNGEN_LESEN'])
  })

  test('for want of a mail server holds up nothing else, and the mail goes later', async () => {
    const b = neu()
    fake.stand.ohneMail = true
    await w.identity.sendVerifyEmail(w.db, b.id)
    await w.identity.setRealmRoles(w.db, b.id, { add: ['ZUWENDUNGEN_LESEN'] })
    await w.erledigen()
    expect([...b.rollen]).toEqual(['ZUWENDUNGEN_LESEN'])
    expect(await wartend(b.id)).toEqual(['mail'])
    fake.stand.ohneMail = false
    await pauseVorbei()
    await w.erledigen()
    expect(fake.stand.mails.filter((an) => an === b.email)).toHaveLength(1)
  })

  test('does not keep an account from being deleted, and nothing of it stays behind', async () => {
    const b = neu()
    await w.identity.setRealmRoles(w.db, b.id, { add: ['GIBT_ES_NICHT'] })
    await w.identity.updateName(w.db, b.id, { firstName: 'Bleibt', lastName: 'Nicht' })
    await w.erledigen()
    expect(await wartend(b.id)).toEqual(['rollen', 'name'])
    await w.identity.deleteUser(w.db, b.id)
    await w.erledigen()
    expect(fake.liste.alle.has(b.id)).toBe(false)
    expect(await wartend(b.id)).toEqual([])
  })

  test('is found again by the clock when its job is gone', async () => {
    const b = neu()
    await w.identity.setRealmRoles(w.db, b.id, { add: ['ZUWENDUNGEN_LESEN'] })
    await sql`delete from graphile_worker._private_jobs`.execute(w.t.ownerDb)
    await sql`update identitaet_auftrag set angelegt_am = now() - interval '2 hours'`.execute(w.t.ownerDb)
    await w.nachholen()
    await w.erledigen()
    expect([...b.rollen]).toEqual(['ZUWENDUNGEN_LESEN'])
  })

  test.each([
    ['with 404', ['GIBT_ES_NICHT'], undefined],
    ['with 403, as for one user whom it guards', ['ZUWENDUNGEN_LESEN'], 403],
  ])(
    'keeps its pause when Keycloak refused it %s, and is tried at once where that had been away',
    async (_, add, antwort) => {
      const [b, c] = [neu(), neu()]
      fake.stand.stoerung = antwort
      await w.identity.setRealmRoles(w.db, b.id, { add })
      await w.erledigen()
      fake.stand.stoerung = 503
      await w.identity.setRealmRoles(w.db, c.id, { add: ['ZUWENDUNGEN_LESEN'] })
      await w.erledigen()
      fake.stand.stoerung = undefined
      await sql`update identitaet_auftrag set angelegt_am = now() - interval '2 hours'`.execute(w.t.ownerDb)
      const wann = async () =>
        (
          await sql`select attempts, run_at from graphile_worker.jobs where key = ${`identitaet ${b.id}`}`.execute(
            w.t.ownerDb,
          )
        ).rows
      const davor = await wann()
      expect(davor).toMatchObject([{ attempts: 1 }])
      await w.nachholen()
      await w.erledigen()
      expect([await wann(), [...c.rollen]]).toEqual([davor, ['ZUWENDUNGEN_LESEN']])
    },
  )
})

test.each([
  ['a wrong secret', 'falsches-geheimnis', true, /lehnt den Client portal-backend ab \(401\)/],
  ['missing rights', FAKE_SECRET, false, /fehlen in Keycloak Rechte/],
])('health names %s', async (_, secret, rechte, satz) => {
  fake.stand.rechte = rechte
  const { identity, close } = await startAdapter(oidcConfig(fake.url, secret))
  expect(await identity.health()).toEqual({ ok: false, message: expect.stringMatching(satz) as string })
  await close()
})

test('health names a Keycloak that takes itself for another one', async () => {
  fake.stand.issuer = 'https://anderswo.example/realms/portal'
  const { identity, close } = await startAdapter(oidcConfig(fake.url, FAKE_SECRET))
  expect((await identity.health()).message).toBe(
    `Keycloak nennt sich https://anderswo.example/realms/portal, OIDC_URL und OIDC_REALM sagen ${fake.url}/realms/portal.`,
  )
  fake.stand.issuer = undefined
  await close()
})

test('no token, no secret and nothing of a user stands in the log', async () => {
  const b = neu()
  zeilen.length = 0
  fake.stand.stoerung = 500
  const login = { username: b.username, email: 'geheim.adresse@demo.example' }
  await w.identity
    .updateLogin(w.db, b.id, login)
    .catch((err: unknown) => protokoll.error({ err }, 'call failed'))
  await w.identity.updateName(w.db, b.id, { firstName: 'Geheimrat', lastName: 'Verborgen' })
  await w.identity.settled(b.id)
  fake.stand.stoerung = undefined
  await w.identity.findUser(w.db, { email: login.email })
  await w.erledigen()
  const text = zeilen.join('')
  expect(text).toContain('Keycloak answered 500')
  for (const wert of [
    ...fake.stand.tokens,
    FAKE_SECRET,
    b.id,
    b.username,
    b.email ?? '',
    login.email,
    'Geheimrat',
    'Verborgen',
  ])
    expect(text).not.toContain(wert)
})
