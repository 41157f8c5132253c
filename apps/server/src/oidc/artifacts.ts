import { sql } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import * as z from 'zod/mini'
import type { Database } from '../platform/database/database.ts'
import { sha256 } from './schluessel/hashing.ts'
import { ZEITEN } from './zeiten.ts'

/** Sids of ended grants and the moment until which their tokens stay refused. */
export type Sperre = { readonly sid: string; readonly bis: Date }

/**
 * The sid of a session's tokens is the hash of its grant's id. So ending the grant locks its tokens in the same
 * statement, whichever way it ended: logout, revocation, replay of a code, reuse of a refresh token.
 */
export const sidOf = (grantId: string): string => sha256(grantId)

type Fragment = ReturnType<typeof sql>

const loeschenUndSperren = async (db: Database, wo: Fragment): Promise<Sperre[]> => {
  const { rows } = await sql<Sperre>`
    with weg as (delete from oidc_artifact where ${wo} returning kind, id_hash)
    insert into sid_gesperrt (sid, bis)
    select id_hash, now() + make_interval(secs => ${ZEITEN.sperre}) from weg where kind = 'Grant'
    on conflict (sid) do update set bis = excluded.bis returning sid, bis`.execute(db)
  return rows
}

/** Ends a grant with all that was issued under it. */
export const grantBeenden = (db: Database, grantHash: string): Promise<Sperre[]> =>
  loeschenUndSperren(db, sql`grant_hash = ${grantHash} or (kind = 'Grant' and id_hash = ${grantHash})`)

/** Ends all sessions of an account with their grants. */
export const sitzungenBeenden = (db: Database, kontoId: string): Promise<Sperre[]> =>
  loeschenUndSperren(db, sql`konto_id = ${kontoId}`)

/** A session that stays, and its grant if it has one yet. */
export type EigeneSitzung = { readonly uid: string; readonly grantId: string | undefined }

/** Ends all sessions of an account but one: that one, its tokens and its open dialogues stay. */
export const andereSitzungenBeenden = (
  db: Database,
  kontoId: string,
  eigene?: EigeneSitzung,
): Promise<Sperre[]> => {
  if (eigene === undefined) return sitzungenBeenden(db, kontoId)
  const grant = hashOrNull(eigene.grantId)
  return loeschenUndSperren(
    db,
    sql`konto_id = ${kontoId} and (grant_hash = ${grant} or (kind = 'Grant' and id_hash = ${grant})
      or (kind = 'Session' and uid_hash = ${sha256(eigene.uid)})
      or (kind = 'Interaction' and payload #>> '{session,uid}' = ${eigene.uid})) is not true`,
  )
}

/** `jti` is the bearer value itself, and an interaction repeats the session's cookie: neither is stored. */
const ohneTraegerwerte = ({ jti: _jti, ...payload }: AdapterPayload): AdapterPayload => {
  if (payload.session?.cookie === undefined) return payload
  const { cookie: _cookie, ...session } = payload.session
  return { ...payload, session }
}

const hashOrNull = (wert: string | undefined) => (wert === undefined ? null : sha256(wert))

/** An open login page outlives the grant that its session had. */
const grantHash = (kind: string, payload: AdapterPayload) =>
  kind === 'Interaction' ? null : hashOrNull(payload.grantId)

/** Of a dialogue the account that has just signed in there: its session begins with the next step, unless it ends before. */
const kontoAus = ({ accountId, result }: AdapterPayload): string | null =>
  accountId ?? result?.login?.accountId ?? null

export const artifactSpeichern = async (
  db: Database,
  kind: string,
  idHash: string,
  payload: AdapterPayload,
  ttl: number,
): Promise<void> => {
  await sql`
    insert into oidc_artifact (kind, id_hash, payload, grant_hash, uid_hash, konto_id, expires_at)
    values (${kind}, ${idHash}, ${JSON.stringify(ohneTraegerwerte(payload))}, ${grantHash(kind, payload)},
      ${hashOrNull(payload.uid)}, ${kontoAus(payload)}, now() + make_interval(secs => ${ttl}))
    on conflict (kind, id_hash) do update set payload = excluded.payload, grant_hash = excluded.grant_hash,
      uid_hash = excluded.uid_hash, konto_id = excluded.konto_id, expires_at = excluded.expires_at`.execute(
    db,
  )
}

export type Artifact = {
  readonly idHash: string
  readonly payload: AdapterPayload
  readonly consumed: number | null
}

const laden = async (db: Database, wo: Fragment): Promise<Artifact | undefined> => {
  const { rows } = await sql<Artifact>`
    select id_hash as "idHash", payload, extract(epoch from consumed_at)::int as consumed
    from oidc_artifact where ${wo} and expires_at > now()`.execute(db)
  return rows[0]
}

export const artifactLaden = (db: Database, kind: string, idHash: string): Promise<Artifact | undefined> =>
  laden(db, sql`kind = ${kind} and id_hash = ${idHash}`)

export const artifactNachUid = (db: Database, kind: string, uid: string): Promise<Artifact | undefined> =>
  laden(db, sql`kind = ${kind} and uid_hash = ${sha256(uid)}`)

/** True for exactly one caller, however many come at once. */
export const artifactVerbrauchen = async (db: Database, kind: string, idHash: string): Promise<boolean> => {
  const { rows } = await sql`
    update oidc_artifact set consumed_at = now()
    where kind = ${kind} and id_hash = ${idHash} and consumed_at is null returning 1`.execute(db)
  return rows.length === 1
}

export const artifactLoeschen = async (db: Database, kind: string, idHash: string): Promise<void> => {
  await sql`delete from oidc_artifact where kind = ${kind} and id_hash = ${idHash}`.execute(db)
}

/** Under this name a dialogue that ended in a login lies as long as its answer may be on the way. */
const VORBEI = 'DialogVorbei'

/** Ends a dialogue: nothing goes on in it. What it was asked for stays for a moment, see zweiterKlick.ts. */
export const dialogBeenden = async (db: Database, idHash: string): Promise<void> => {
  const login = sql`payload #>> '{result,login,accountId}'`
  await sql`
    with weg as (delete from oidc_artifact where kind = 'Interaction' and id_hash = ${idHash} returning *)
    insert into oidc_artifact (kind, id_hash, payload, konto_id, expires_at)
    select ${VORBEI}, id_hash, jsonb_build_object('params', payload -> 'params', 'accountId', ${login}), ${login},
      now() + make_interval(secs => ${ZEITEN.code})
    from weg where ${login} is not null
    on conflict (kind, id_hash) do update set payload = excluded.payload, konto_id = excluded.konto_id,
      expires_at = excluded.expires_at`.execute(db)
}

const Vorbei = z.object({ params: z.record(z.string(), z.coerce.string()), accountId: z.string() })

/** A dialogue that ended a moment ago: what the portal asked for, and who signed in. */
export const dialogVorbei = async (
  db: Database,
  uid: string,
): Promise<z.output<typeof Vorbei> | undefined> => {
  const artifact = await artifactLaden(db, VORBEI, sha256(uid))
  return artifact && z.parse(Vorbei, artifact.payload)
}

export const artifactsDesGrants = async (db: Database, kind: string, grantId: string): Promise<void> => {
  await sql`delete from oidc_artifact where kind = ${kind} and grant_hash = ${sha256(grantId)}`.execute(db)
}

/**
 * Keeps a session awake that lives on refreshes alone: until now + idle time, at most 10 h after its login. The
 * provider itself saves a session only where its cookie comes along.
 */
export const sitzungVerlaengern = async (db: Database, uid: string): Promise<void> => {
  const ende = sql`least(extract(epoch from now())::bigint + ${ZEITEN.sitzungLeerlauf}::int,
    (payload ->> 'loginTs')::bigint + ${ZEITEN.sitzungMaximal}::int)`
  await sql`
    update oidc_artifact set expires_at = to_timestamp(${ende}), payload = jsonb_set(payload, '{exp}', to_jsonb(${ende}))
    where kind = 'Session' and uid_hash = ${sha256(uid)} and expires_at > now()`.execute(db)
}

/** Removes what has expired: artifacts, locks, counters of failed sign-ins. Answers how many rows went. */
export const oidcAufraeumen = async (db: Database): Promise<number> => {
  const weg = await Promise.all([
    sql`delete from oidc_artifact where expires_at < now()`.execute(db),
    sql`delete from sid_gesperrt where bis < now()`.execute(db),
    sql`delete from anmeldeversuch where zuletzt < now() - interval '1 day'`.execute(db),
  ])
  return weg.reduce((summe, { numAffectedRows = 0n }) => summe + Number(numAffectedRows), 0)
}
