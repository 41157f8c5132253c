import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/enums'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database/database.ts'
import type { Mitglied } from './repository.ts'

/** A member with what the company itself says. */
export type Beziehung = Mitglied & {
  readonly snapshotGuid: string
  readonly name: string
  readonly typ: UnternehmenArt
  readonly gpNr: string
  readonly maximal: number
  /** The company belongs to the demo world. */
  readonly demo: boolean
}

/** Everybody who acts for the company, by name, each with what the company itself says (one statement). */
export const beziehungenLaden = async (db: Database, unternehmenGuid: string): Promise<Beziehung[]> => {
  const { rows } = await sql<Beziehung>`
    select g.nutzer_sub as sub, g.username, g.email, g.vorname, g.nachname, g.telefon, g.identifiziert,
      g.ist_admin as "istAdmin", g.zeichnungsberechtigung, g.zugeordnet_seit as "zugeordnetSeit",
      m.snapshot_guid as "snapshotGuid", g.unternehmen_name as name, g.unternehmen_typ as typ, g.gp_nr as "gpNr",
      u.zeichnungsberechtigungen_maximal as maximal, u.demo
    from mitglied g
      join mitgliedschaft m on m.unternehmen_guid = g.unternehmen_guid and m.nutzer_sub = g.nutzer_sub
      join unternehmen u on u.guid = g.unternehmen_guid
    where g.unternehmen_guid = ${unternehmenGuid}
    order by g.nachname, g.vorname, g.nutzer_sub`.execute(db)
  return rows
}

export type Zeichnung = { readonly maximal: number; readonly vergeben: number }

/**
 * How many may sign and how many do. The company's row stays locked until the transaction ends: of two who take the
 * last place at once the second counts after the first.
 */
export const zeichnungSperren = async (tx: Tx, unternehmenGuid: string): Promise<Zeichnung> => {
  const { rows } = await sql<{ maximal: number }>`
    select zeichnungsberechtigungen_maximal as maximal from unternehmen
    where guid = ${unternehmenGuid} for no key update`.execute(tx)
  // A statement of its own: it sees what was committed while the one above waited.
  const gezaehlt = await sql<{ vergeben: number }>`
    select count(*)::int as vergeben from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and zeichnungsberechtigung`.execute(tx)
  return { maximal: rows[0]?.maximal ?? 0, vergeben: gezaehlt.rows[0]?.vergeben ?? 0 }
}

export type Zuordnung = { readonly unternehmenGuid: string; readonly sub: string }
export type Stand = { readonly snapshotGuid: string; readonly zeichnungsberechtigung: boolean }

/** The relation as it stands; ask for it after `zeichnungSperren`. */
export const zuordnungLaden = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
): Promise<Stand | undefined> => {
  const { rows } = await sql<Stand>`
    select snapshot_guid as "snapshotGuid", zeichnungsberechtigung from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
  return rows[0]
}

export const zuordnungSetzen = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
  { snapshotGuid, zeichnungsberechtigung }: Stand,
): Promise<void> => {
  await sql`update mitgliedschaft set zeichnungsberechtigung = ${zeichnungsberechtigung}, snapshot_guid = ${snapshotGuid}
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
}
