import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import type { Zuordnung } from './beziehungen.ts'

export type Verwalterstand = { readonly snapshotGuid: string; readonly istAdmin: boolean }

/** The company's row stays locked until the transaction ends: of its last two admins never both go at once. */
export const verwaltungSperren = async (tx: Tx, unternehmenGuid: string): Promise<void> => {
  await sql`select from unternehmen where guid = ${unternehmenGuid} for no key update`.execute(tx)
}

/** The relation as it stands; ask for it after `verwaltungSperren`. */
export const verwalterLaden = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
): Promise<Verwalterstand | undefined> => {
  const { rows } = await sql<Verwalterstand>`
    select snapshot_guid as "snapshotGuid", ist_admin as "istAdmin" from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
  return rows[0]
}

export const verwalterSetzen = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
  { snapshotGuid, istAdmin }: Verwalterstand,
): Promise<void> => {
  await sql`update mitgliedschaft set ist_admin = ${istAdmin}, snapshot_guid = ${snapshotGuid}
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
}

/** How many admins the company has; ask after `verwaltungSperren`. */
export const verwalterZaehlen = async (tx: Tx, unternehmenGuid: string): Promise<number> => {
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and ist_admin`.execute(tx)
  return rows[0]?.anzahl ?? 0
}

/** How many companies he manages; ask after his row is locked. */
export const verwalteteZaehlen = async (tx: Tx, sub: string): Promise<number> => {
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from mitgliedschaft
    where nutzer_sub = ${sub} and ist_admin`.execute(tx)
  return rows[0]?.anzahl ?? 0
}
