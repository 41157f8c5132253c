import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { sicherheitshinweisSenden } from '../../platform/mail/sicherheitshinweis.ts'
import { andereSitzungenBeenden, type EigeneSitzung } from '../artifacts.ts'
import type { Konto } from '../konto/konto.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/** As many former passwords are kept; with the present one that is `passwordHistory(3)` of Keycloak's realm. */
const FRUEHERE = 2

/**
 * Whether it is the account's present password or one of those before. Each look costs a hash: ask it last, and
 * bound how often.
 */
export const hatteSchon = async (
  db: Database,
  hasher: PasswordHasher,
  { id, passwortHash }: Konto,
  passwort: string,
): Promise<boolean> => {
  const { rows } = await sql<{ hash: string }>`
    select passwort_hash as hash from frueheres_passwort where konto_id = ${id} order by nr desc
    limit ${FRUEHERE}`.execute(db)
  for (const hash of [passwortHash, ...rows.map((row) => row.hash)])
    if (await hasher.verify(passwort, hash)) return true
  return false
}

const hashErsetzen = async (tx: Tx, id: string, hash: string) => {
  await sql`
    with vorher as (select id, passwort_hash from konto where id = ${id} for update),
      frueher as (insert into frueheres_passwort (konto_id, passwort_hash) select id, passwort_hash from vorher)
    update konto set passwort_hash = ${hash}, geaendert_am = now(),
      erforderliche_aktionen = array_remove(erforderliche_aktionen, 'UPDATE_PASSWORD')
    from vorher where konto.id = vorher.id`.execute(tx)
  await sql`delete from frueheres_passwort where konto_id = ${id} and nr not in (
    select nr from frueheres_passwort where konto_id = ${id} order by nr desc limit ${FRUEHERE})`.execute(tx)
}

export type NeuesPasswort = {
  readonly konto: Konto
  readonly hash: string
  readonly am: Date
  /** Where the owner is right now; without it all sessions end. */
  readonly eigene?: EigeneSitzung
}

/**
 * Gives an account a new password, whichever way its owner proved that he may: the old one is remembered, a demand for
 * a new one is met, other sessions end, and the owner hears of it.
 */
export const passwortSetzen = async (
  tx: Tx,
  betreiber: Betreiber,
  { konto, hash, am, eigene }: NeuesPasswort,
): Promise<void> => {
  await hashErsetzen(tx, konto.id, hash)
  await andereSitzungenBeenden(tx, konto.id, eigene)
  await sicherheitshinweisSenden(tx, betreiber, konto, 'passwort-geaendert', am)
  const wer = { unternehmenGuid: null, sub: konto.id }
  await protokollieren(tx, { ...wer, handlung: 'passwortAendern', objektGuid: konto.id })
}
