import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** True for exactly one caller, however many instances get the same token. Remembered until it has expired anyway. */
export const logoutTokenVerbrauchen = async (
  db: Database,
  { issuer, jti, bis }: { readonly issuer: string; readonly jti: string; readonly bis: Date },
): Promise<boolean> => {
  const schluessel = hash('sha256', JSON.stringify([issuer, jti]), 'base64url')
  const { numAffectedRows = 0n } = await sql`
    insert into logout_token (schluessel, bis) values (${schluessel}, ${bis}) on conflict do nothing`.execute(
    db,
  )
  return numAffectedRows > 0n
}

export const logoutTokensAufraeumen = async (db: Database): Promise<void> => {
  await sql`delete from logout_token where bis < now()`.execute(db)
}
