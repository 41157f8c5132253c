import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
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

/** Of the member with this `sub`; ask for it in the transaction that has the company locked. */
export const beziehungVon = (beziehungen: readonly Beziehung[], sub: string): Beziehung => {
  const eine = beziehungen.find((b) => b.sub === sub)
  if (eine === undefined) throw new Error('a member is gone within the transaction')
  return eine
}

/**
 * Answers how many may sign. The company's row stays locked until the transaction ends: changes of who signs and who
 * manages come one after the other, and each is judged by what the one before has left.
 */
export const beziehungenSperren = async (tx: Tx, unternehmenGuid: string): Promise<number> => {
  const { rows } = await sql<{ maximal: number }>`
    select zeichnungsberechtigungen_maximal as maximal from unternehmen
    where guid = ${unternehmenGuid} for no key update`.execute(tx)
  return rows[0]?.maximal ?? 0
}

/** How many may sign as it is; ask after `beziehungenSperren`. */
export const zeichnendeZaehlen = async (tx: Tx, unternehmenGuid: string): Promise<number> => {
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and zeichnungsberechtigung`.execute(tx)
  return rows[0]?.anzahl ?? 0
}

/** How many admins the company has; ask after `beziehungenSperren`. */
export const verwaltendeZaehlen = async (tx: Tx, unternehmenGuid: string): Promise<number> => {
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

export type Zuordnung = { readonly unternehmenGuid: string; readonly sub: string }
export type Zuordnungsstand = {
  readonly snapshotGuid: string
  readonly istAdmin: boolean
  readonly zeichnungsberechtigung: boolean
}

/** The relation as it stands; ask for it after `beziehungenSperren`. */
export const zuordnungLaden = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
): Promise<Zuordnungsstand | undefined> => {
  const { rows } = await sql<Zuordnungsstand>`
    select snapshot_guid as "snapshotGuid", ist_admin as "istAdmin", zeichnungsberechtigung from mitgliedschaft
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
  return rows[0]
}

/** The person acts for the company no more; what he did there stays under his name. */
export const zuordnungEntfernen = async (tx: Tx, { unternehmenGuid, sub }: Zuordnung): Promise<void> => {
  await sql`delete from mitgliedschaft where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(
    tx,
  )
}

export const zuordnungSetzen = async (
  tx: Tx,
  { unternehmenGuid, sub }: Zuordnung,
  { snapshotGuid, istAdmin, zeichnungsberechtigung }: Zuordnungsstand,
): Promise<void> => {
  await sql`update mitgliedschaft set ist_admin = ${istAdmin}, zeichnungsberechtigung = ${zeichnungsberechtigung},
      snapshot_guid = ${snapshotGuid}
    where unternehmen_guid = ${unternehmenGuid} and nutzer_sub = ${sub}`.execute(tx)
}
