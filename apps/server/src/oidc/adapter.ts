import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { Database } from '../platform/database/database.ts'
import {
  artifactLaden,
  artifactLoeschen,
  artifactNachUid,
  artifactSpeichern,
  artifactVerbrauchen,
  artifactsDesGrants,
  dialogBeenden,
  grantBeenden,
  type Artifact,
  type Sperre,
} from './artifacts.ts'
import { sha256 } from './schluessel/hashing.ts'

/** A session found by its uid carries its hash as identifier: nobody but the browser keeps the cookie's value. */
const GRIFF = '#'
/** Only for writing: a value that a client sends is always hashed, else a stolen table would hold usable values. */
const hashOf = (id: string) => (id.startsWith(GRIFF) ? id.slice(GRIFF.length) : sha256(id))

const alsPayload = (artifact: Artifact | undefined, jti: string): AdapterPayload | undefined =>
  artifact && {
    ...artifact.payload,
    jti,
    ...(artifact.consumed === null ? {} : { consumed: artifact.consumed }),
  }

const adapterFor = (db: Database, melden: (sperren: Sperre[]) => void, kind: string): Adapter => {
  const grantWeg = async (hash: string) => melden(await grantBeenden(db, hash))
  const beenden = (hash: string) => {
    if (kind === 'Grant') return grantWeg(hash)
    return kind === 'Interaction' ? dialogBeenden(db, hash) : artifactLoeschen(db, kind, hash)
  }
  return {
    upsert: (id, payload, ttl = 0) => artifactSpeichern(db, kind, hashOf(id), payload, ttl),
    find: async (id) => alsPayload(await artifactLaden(db, kind, sha256(id)), id),
    findByUid: async (uid) => {
      const artifact = await artifactNachUid(db, kind, uid)
      return alsPayload(artifact, `${GRIFF}${artifact?.idHash}`)
    },
    // The device flow is off.
    findByUserCode: async () => undefined,
    destroy: (id) => beenden(hashOf(id)),
    revokeByGrantId: (grantId) => artifactsDesGrants(db, kind, grantId),
    consume: async (id) => {
      if (await artifactVerbrauchen(db, kind, sha256(id))) return
      // Two came with the same value at the same moment: one of them has stolen it (RFC 9700, 4.14.2).
      const grantId = (await artifactLaden(db, kind, sha256(id)))?.payload.grantId
      if (grantId !== undefined) await grantWeg(sha256(grantId))
      throw new errors.InvalidGrant('already consumed')
    },
  }
}

/** Keeps the provider's artifacts in PostgreSQL; `melden` hears of the sids that an ended grant locked. */
export const adapterFactory =
  (db: Database, melden: (sperren: Sperre[]) => void): AdapterFactory =>
  (kind) =>
    adapterFor(db, melden, kind)
