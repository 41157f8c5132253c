import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { versucheVergessen } from '../konto/anmeldeversuche.ts'
import type { Konto } from '../konto/konto.ts'
import type { PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { passwortSetzen } from '../passwoerter/passwortSetzen.ts'
import { adresseZusprechen, anwaerterSperren } from './bestaetigungEinloesen.ts'
import { linkEinloesen } from './einmallink.ts'

export type SetzDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly betreiber: Betreiber
  readonly hasher: PasswordHasher
}

/**
 * Uses a link up and gives its account a new password: all sessions end, and what was counted against the account is
 * forgotten. Who came by the link has the mailbox, so that its address is proven, too. False when the link counts no
 * more: of several that come at once one wins.
 */
export const passwortNeuSetzen = async (
  { db, clock, betreiber, hasher }: SetzDeps,
  konto: Konto,
  schluessel: string,
  neu: string,
): Promise<boolean> => {
  const hash = await hasher.hash(neu)
  return db.transaction().execute(async (tx) => {
    await anwaerterSperren(tx, konto.email)
    if (!(await linkEinloesen(tx, 'PASSWORT_NEU', schluessel))) return false
    await passwortSetzen(tx, betreiber, { konto, hash, am: clock.now() })
    if (!konto.emailBestaetigt) await adresseZusprechen(tx, konto.id, konto.email)
    await versucheVergessen(tx, konto.id)
    return true
  })
}
