import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityAdmin, IdentityUser } from '../../platform/auth/identity.ts'
import type { Database } from '../../platform/database/database.ts'

export type Person = {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** An identity provider with what the contract can't do over the port: make users. */
export type VertragWelt = {
  readonly identity: IdentityAdmin
  readonly db: Database
  /** A new user whose address is proven; answers his id. */
  anlegen(person: Person): Promise<string>
  /** Gives him a second factor, as if he had set it up. */
  totpAnlegen(id: string, name: string): Promise<void>
  /** Waits for what happens with the commit. */
  erledigen(): Promise<void>
  close(): Promise<void>
}

/** Names that no earlier run on the same realm has used. */
const person = (): Person => {
  const name = `vertrag.${randomUUID().slice(0, 13)}`
  return { username: name, email: `${name}@demo.example`, firstName: 'Vera', lastName: 'Vertrag' }
}

const UNBEKANNT = ['', '.', '..', 'kein-uuid', '00000000-0000-4000-8000-000000000000']

const neu = async (w: VertragWelt) => {
  const p = person()
  return { ...p, id: await w.anlegen(p) }
}

const lesen = async ({ identity, db }: VertragWelt, id: string): Promise<IdentityUser> => {
  const user = await identity.getUser(db, id)
  if (user === undefined) throw new Error('the user is gone')
  return user
}

const rollen = ({ identity, db }: VertragWelt, id: string) => identity.getRealmRoles(db, id)

/** A transaction that is refused in the end. */
const verworfen = async (w: VertragWelt, tun: (tx: Database) => Promise<unknown>) => {
  const abgelehnt = w.db.transaction().execute(async (tx) => {
    await tun(tx)
    throw new Error('abgelehnt')
  })
  await expect(abgelehnt).rejects.toThrow('abgelehnt')
  await w.erledigen()
}

type Probe = readonly [title: string, probe: (w: VertragWelt) => Promise<void>]

const PROBEN: readonly Probe[] = [
  [
    'says where it is, and that it is there',
    async (w) => {
      const { realm, url } = w.identity.location()
      expect(realm).toBe('portal')
      expect(url).toMatch(/^https?:\/\/.*[^/]$/)
      expect(await w.identity.health()).toMatchObject({ ok: true })
    },
  ],
  [
    'gives a user with all that the product shows of him',
    async (w) => {
      const { id, ...p } = await neu(w)
      expect(await lesen(w, id)).toMatchObject({
        id,
        ...p,
        emailVerified: true,
        enabled: true,
        requiredActions: [],
      })
    },
  ],
  [
    'finds exactly the user of a name or an address, in any case',
    async (w) => {
      const { id, username, email } = await neu(w)
      const finden = async (by: { username: string } | { email: string }) =>
        (await w.identity.findUser(w.db, by))?.id
      expect(await finden({ username: username.toUpperCase() })).toBe(id)
      expect(await finden({ email: email.toUpperCase() })).toBe(id)
      expect(await finden({ username: username.slice(0, -1) })).toBeUndefined()
      expect(await finden({ email: email.slice(1) })).toBeUndefined()
      expect(await finden({ username: 'a&b=c/../?#%' })).toBeUndefined()
    },
  ],
  [
    'whoever is unknown is nobody: there is nothing to read, and writing changes nothing',
    async (w) => {
      for (const id of UNBEKANNT) {
        const { identity, db } = w
        expect(await identity.getUser(db, id)).toBeUndefined()
        if (id.length <= 2) continue
        expect(await rollen(w, id)).toEqual([])
        expect(await identity.listTotp(db, id)).toEqual([])
        expect(await identity.deleteTotp(db, id, 'x')).toBe(false)
        const { username, email } = person()
        expect(await identity.updateLogin(db, id, { username, email })).toEqual({ updated: false })
        await identity.updateName(db, id, { firstName: 'A', lastName: 'B' })
        await identity.setRealmRoles(db, id, { add: ['ZUWENDUNGEN_LESEN'] })
        await identity.addRequiredAction(db, id, 'UPDATE_PASSWORD')
        await identity.removeRequiredAction(db, id, 'UPDATE_PASSWORD')
        await identity.logoutEverywhere(db, id)
        await identity.deleteUser(db, id)
        await identity.settled(id)
        await w.erledigen()
        expect(await identity.getUser(db, id)).toBeUndefined()
      }
    },
  ],
  [
    '[R7.1-07] a changed login counts at once, is told from an unchanged one, and leaves the rest as it was',
    async (w) => {
      const alt = await neu(w)
      await w.identity.addRequiredAction(w.db, alt.id, 'CONFIGURE_TOTP')
      const { username, email } = person()
      const login = { username, email }
      expect(await w.identity.updateLogin(w.db, alt.id, login)).toEqual({ updated: true })
      expect(await w.identity.updateLogin(w.db, alt.id, login)).toEqual({ updated: false })
      expect(await lesen(w, alt.id)).toMatchObject({
        ...login,
        firstName: alt.firstName,
        lastName: alt.lastName,
        enabled: true,
        // Nobody has proven the new address yet.
        emailVerified: false,
        requiredActions: ['CONFIGURE_TOTP'],
      })
      expect(await w.identity.findUser(w.db, { username: alt.username })).toBeUndefined()
    },
  ],
  [
    '[R7.1-07] what belongs to somebody else is refused by its field, in any case, and nothing changes',
    async (w) => {
      const [ich, jemand] = [await neu(w), await neu(w)]
      const versuche = [
        [{ username: jemand.username.toUpperCase(), email: ich.email }, 'username'],
        [{ username: ich.username, email: jemand.email.toUpperCase() }, 'email'],
      ] as const
      for (const [login, field] of versuche)
        await expect(w.identity.updateLogin(w.db, ich.id, login)).rejects.toMatchObject({ field })
      expect(await lesen(w, ich.id)).toMatchObject({
        username: ich.username,
        email: ich.email,
        emailVerified: true,
      })
    },
  ],
  [
    'a name changes with the commit, and nothing beside it',
    async (w) => {
      const { id, username, email } = await neu(w)
      await verworfen(w, (tx) => w.identity.updateName(tx, id, { firstName: 'Niemals', lastName: 'So' }))
      expect(await lesen(w, id)).toMatchObject({ firstName: 'Vera', lastName: 'Vertrag' })
      await w.identity.updateName(w.db, id, { firstName: 'Zoë', lastName: "d'Ârçon-Müller" })
      await w.identity.settled(id)
      expect(await lesen(w, id)).toMatchObject({
        firstName: 'Zoë',
        lastName: "d'Ârçon-Müller",
        username,
        email,
        emailVerified: true,
      })
    },
  ],
  [
    '[S1-01] roles come and go with the commit, once or twice',
    async (w) => {
      const { id } = await neu(w)
      const { identity, db } = w
      const vorher = await rollen(w, id)
      await verworfen(w, (tx) => identity.setRealmRoles(tx, id, { add: ['ZUWENDUNGEN_LESEN'] }))
      expect(await rollen(w, id)).toEqual(vorher)
      for (const _ of [1, 2]) {
        await identity.setRealmRoles(db, id, { add: ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN'] })
        await identity.settled(id)
        expect(await rollen(w, id)).toEqual(
          expect.arrayContaining([...vorher, 'ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']),
        )
      }
      for (const _ of [1, 2]) {
        await identity.setRealmRoles(db, id, { remove: ['ZUWENDUNGEN_LESEN'] })
        await w.erledigen()
        const danach = await rollen(w, id)
        expect(danach).toContain('ZUWENDUNGEN_SCHREIBEN')
        expect(danach).not.toContain('ZUWENDUNGEN_LESEN')
      }
    },
  ],
  [
    '[S1-01] roles that several instances change at once all take effect',
    async (w) => {
      const { id } = await neu(w)
      await w.identity.setRealmRoles(w.db, id, { add: ['ZUWENDUNGEN_LESEN'] })
      await w.identity.settled(id)
      await Promise.all([
        w.identity.setRealmRoles(w.db, id, { add: ['ZUWENDUNGEN_SCHREIBEN'] }),
        w.identity.setRealmRoles(w.db, id, { add: ['NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE'] }),
        w.identity.setRealmRoles(w.db, id, { remove: ['ZUWENDUNGEN_LESEN'] }),
      ])
      await Promise.all([w.identity.settled(id), w.identity.settled(id), w.erledigen()])
      const danach = await rollen(w, id)
      expect(danach).toEqual(
        expect.arrayContaining(['ZUWENDUNGEN_SCHREIBEN', 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE']),
      )
      expect(danach).not.toContain('ZUWENDUNGEN_LESEN')
    },
  ],
  [
    'a required action is asked for once, at once, beside others, until it is taken back',
    async (w) => {
      const { id, username, email } = await neu(w)
      const { identity, db } = w
      const aktionen = async () => (await lesen(w, id)).requiredActions.toSorted()
      await identity.addRequiredAction(db, id, 'TERMS_AND_CONDITIONS')
      await identity.addRequiredAction(db, id, 'TERMS_AND_CONDITIONS')
      await identity.addRequiredAction(db, id, 'UPDATE_PASSWORD')
      expect(await aktionen()).toEqual(['TERMS_AND_CONDITIONS', 'UPDATE_PASSWORD'])
      await identity.removeRequiredAction(db, id, 'TERMS_AND_CONDITIONS')
      await identity.removeRequiredAction(db, id, 'CONFIGURE_TOTP')
      expect(await aktionen()).toEqual(['UPDATE_PASSWORD'])
      expect(await lesen(w, id)).toMatchObject({ username, email, firstName: 'Vera', emailVerified: true })
    },
  ],
  [
    'what several change of one user at once all stays',
    async (w) => {
      const { id } = await neu(w)
      const { identity, db } = w
      const { username, email } = person()
      await Promise.all([
        identity.addRequiredAction(db, id, 'UPDATE_PASSWORD'),
        identity.addRequiredAction(db, id, 'CONFIGURE_TOTP'),
        identity.updateLogin(db, id, { username, email }),
        identity.updateName(db, id, { firstName: 'Zugleich', lastName: 'Geändert' }),
        identity.addRequiredAction(db, id, 'TERMS_AND_CONDITIONS'),
      ])
      await identity.settled(id)
      const { requiredActions, ...user } = await lesen(w, id)
      expect(user).toMatchObject({ username, email, firstName: 'Zugleich', lastName: 'Geändert' })
      expect(requiredActions.toSorted()).toEqual([
        'CONFIGURE_TOTP',
        'TERMS_AND_CONDITIONS',
        'UPDATE_PASSWORD',
      ])
    },
  ],
  [
    '[R7.1-08] the second factors of a user are listed by their names, and nothing else is',
    async (w) => {
      const { id } = await neu(w)
      expect(await w.identity.listTotp(w.db, id)).toEqual([])
      await w.totpAnlegen(id, 'Diensthandy')
      await w.totpAnlegen(id, 'Zweitgerät „Ü“')
      const namen = (await w.identity.listTotp(w.db, id)).map(({ name }) => name)
      expect(namen.toSorted()).toEqual(['Diensthandy', 'Zweitgerät „Ü“'])
    },
  ],
  [
    '[R7.1-09] one second factor is deleted at once and once; nobody else can',
    async (w) => {
      const [ich, jemand] = [await neu(w), await neu(w)]
      await w.totpAnlegen(ich.id, 'Diensthandy')
      await w.totpAnlegen(jemand.id, 'Fremdes Gerät')
      const [meins, seins] = [
        await w.identity.listTotp(w.db, ich.id),
        await w.identity.listTotp(w.db, jemand.id),
      ]
      const loeschen = (was = '') => w.identity.deleteTotp(w.db, ich.id, was)
      for (const was of [seins[0]?.id, randomUUID(), 'kein-uuid', '', '..'])
        expect(await loeschen(was)).toBe(false)
      expect(await loeschen(meins[0]?.id)).toBe(true)
      expect(await loeschen(meins[0]?.id)).toBe(false)
      expect(await w.identity.listTotp(w.db, ich.id)).toEqual([])
      expect(await w.identity.listTotp(w.db, jemand.id)).toEqual(seins)
    },
  ],
  [
    'a deleted user is gone with the commit, whatever was asked for him before and after',
    async (w) => {
      const { id, username } = await neu(w)
      const { identity, db } = w
      await verworfen(w, (tx) => identity.deleteUser(tx, id))
      await lesen(w, id)
      await db.transaction().execute(async (tx) => {
        await identity.updateName(tx, id, { firstName: 'Noch', lastName: 'Einmal' })
        await identity.logoutEverywhere(tx, id)
        await identity.deleteUser(tx, id)
        await identity.setRealmRoles(tx, id, { add: ['ZUWENDUNGEN_LESEN'] })
      })
      await identity.settled(id)
      await w.erledigen()
      expect(await identity.getUser(db, id)).toBeUndefined()
      expect(await identity.findUser(db, { username })).toBeUndefined()
    },
  ],
]

/** What the product relies on, whoever the provider is: the same tests for every adapter of the port. */
export const identityVertrag = (anbieter: string, starten: () => Promise<VertragWelt>): void => {
  describe(`${anbieter}: the port`, () => {
    let w: VertragWelt
    beforeAll(async () => void (w = await starten()), 60_000)
    afterAll(() => w.close())
    test.each(PROBEN)('%s', (_, probe) => probe(w))
  })
}
