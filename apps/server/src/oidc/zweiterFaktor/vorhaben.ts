import type { Database } from '../../platform/database/database.ts'
import { artifactLaden, artifactLoeschen, artifactSpeichern } from '../artifacts.ts'
import { sha256 } from '../schluessel/hashing.ts'

/** Long enough to find one's telephone. */
const FRIST_S = 600

/**
 * What a dialogue has reached between two of its pages. It lies with the provider's own artifacts, found by the dialogue
 * and never sent to the browser; whatever ends the sessions of an account (a new password) ends it, too.
 */
const merkzettel = (kind: string) => ({
  merken: (db: Database, uid: string, accountId: string, angaben: Record<string, unknown> = {}) =>
    artifactSpeichern(db, kind, sha256(uid), { ...angaben, accountId }, FRIST_S),
  lesen: async (db: Database, uid: string) => (await artifactLaden(db, kind, sha256(uid)))?.payload,
  vergessen: (db: Database, uid: string) => artifactLoeschen(db, kind, sha256(uid)),
})

/** The password was right; with `bestanden` the second factor was, too, and nothing but the session is missing. */
export const PASSWORT_STIMMTE = merkzettel('PasswortStimmte')
/** The new app has shown a right code, its owner has not yet confirmed that he keeps the recovery codes. */
export const APP_BESTAETIGT = merkzettel('AppBestaetigt')
