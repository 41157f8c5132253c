import { sql } from 'kysely'
import type { IdentityAdmin, IdentityUser } from '../platform/auth/identity.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Betreiber } from '../platform/mail/betreiber.ts'
import { sitzungenBeenden } from './artifacts.ts'
import {
  aktionErledigt,
  aktionFordern,
  kontoLaden,
  kontoLoeschen,
  kontoNachBenutzername,
  kontoNachEmail,
  loginAendern,
  nameAendern,
  rollenAendern,
  type Konto,
} from './konto/konto.ts'
import { REALM } from './ort.ts'
import { bestaetigungSenden, postNehmen } from './post/bestaetigungSenden.ts'
import { geraetLoeschen, geraeteNennen } from './zweiterFaktor/geraete.ts'

const alsUser = (k: Konto | undefined): IdentityUser | undefined =>
  k && {
    id: k.id,
    username: k.benutzername,
    email: k.email,
    emailVerified: k.emailBestaetigt,
    firstName: k.vorname,
    lastName: k.nachname,
    enabled: k.aktiv,
    requiredActions: k.erforderlicheAktionen,
    ...(k.zugestimmtAm === null ? {} : { termsAcceptedAt: new Date(k.zugestimmtAm * 1000) }),
  }

const erreichbar = async (db: Database) => {
  try {
    await sql`select 1 from konto limit 1`.execute(db)
    return { ok: true, message: 'Der eingebaute Anmeldedienst ist bereit.' }
  } catch {
    return { ok: false, message: 'Der eingebaute Anmeldedienst erreicht seine Datenbank nicht.' }
  }
}

/** The port on the embedded provider's own tables; `db` serves health, all else runs on the executor it is given. */
export const embeddedIdentity = (
  db: Database,
  betreiber: Betreiber,
  clock: Clock = systemClock,
): IdentityAdmin => ({
  location: () => ({ realm: REALM, url: betreiber.portalUrl }),
  getUser: async (tx, id) => alsUser(await kontoLaden(tx, id)),
  findUser: async (tx, by) =>
    alsUser(await ('username' in by ? kontoNachBenutzername(tx, by.username) : kontoNachEmail(tx, by.email))),
  getRealmRoles: async (tx, id) => [...((await kontoLaden(tx, id))?.rollen ?? [])],
  setRealmRoles: (tx, id, { add = [], remove = [] }) => rollenAendern(tx, id, add, remove),
  updateLogin: async (tx, id, login) => ({
    updated: await loginAendern(tx, id, login.username, login.email),
  }),
  listTotp: geraeteNennen,
  deleteTotp: geraetLoeschen,
  addRequiredAction: aktionFordern,
  removeRequiredAction: aktionErledigt,
  sendVerifyEmail: async (tx, id) => {
    const konto = await kontoLaden(tx, id)
    if (konto === undefined || konto.emailBestaetigt) return
    // Whoever changes his address over and over writes to strangers: beyond the limit the mail waits for his next login.
    if ((await postNehmen({ db: tx, clock, betreiber }, konto)) !== undefined) return
    await bestaetigungSenden(tx, betreiber, konto)
  },
  updateName: (tx, id, name) => nameAendern(tx, id, name.firstName, name.lastName),
  // Locks reach every process, this one too, by the table's trigger when the caller's transaction commits.
  logoutEverywhere: async (tx, id) => void (await sitzungenBeenden(tx, id)),
  deleteUser: async (tx, id) => {
    await sitzungenBeenden(tx, id)
    await kontoLoeschen(tx, id)
  },
  settled: async () => undefined,
  health: () => erreichbar(db),
})
