import type { UnternehmenDokument } from '@foerderportal/contract/unternehmen/rules'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '../../platform/database/database.ts'
import { CLASS_VERSION, type UnternehmenStand } from './repository.ts'

export type GesperrterStand = UnternehmenStand & { readonly demo: boolean }

/** The company as it stands. Its row stays locked until the transaction ends: of two changes one comes after the other. */
export const unternehmenSperren = async (tx: Tx, guid: string): Promise<GesperrterStand | undefined> => {
  const { rows } = await sql<GesperrterStand>`
    select guid, snapshot_guid as "snapshotGuid", gp_nr as "gpNr", value, demo
    from unternehmen where guid = ${guid} for no key update`.execute(tx)
  return rows[0]
}

/** Two companies that take over each other's numbers at once would wait for each other: one comes after the other. */
export const kennzeichenSperren = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('unternehmen kennzeichen', 0))`.execute(tx)
}

export type NeuerStand = {
  readonly guid: string
  readonly vorherGuid: string
  readonly snapshotGuid: string
  readonly value: UnternehmenDokument
  readonly am: Date
  /** `sub` of who changes it. */
  readonly von: string
}

/** Fails with a `doppeltesKennzeichen` when another company has the number or the entry (S1-07). */
export const unternehmenSetzen = async (tx: Tx, u: NeuerStand): Promise<void> => {
  const value = JSON.stringify(u.value)
  await sql`with stand as (
      update unternehmen set snapshot_guid = ${u.snapshotGuid}, name = ${u.value.name}, class_version = ${CLASS_VERSION},
        value = ${value}, version = version + 1, geaendert_am = ${u.am}
      where guid = ${u.guid} returning guid)
    insert into unternehmen_snapshot (guid, unternehmen_guid, class_version, value, erstellt_am, erstellt_von)
      select ${u.snapshotGuid}, guid, ${CLASS_VERSION}, ${value}, ${u.am}, ${u.von} from stand`.execute(tx)
}

/** S1-08: kept for who pays next. */
export const bankdatenAenderungEinfuegen = async (
  tx: Tx,
  u: NeuerStand,
  ohneErneuteAnmeldung: boolean,
): Promise<void> => {
  await sql`insert into bankdaten_aenderung
      (nachher_guid, vorher_guid, unternehmen_guid, geaendert_am, geaendert_von, ohne_erneute_anmeldung)
    values (${u.snapshotGuid}, ${u.vorherGuid}, ${u.guid}, ${u.am}, ${u.von}, ${ohneErneuteAnmeldung})`.execute(
    tx,
  )
}

const UNIQUE_VIOLATION = '23505'
/** The unique indexes of S1-07 (0004), each with the field that names what is twice. */
const KENNZEICHEN = {
  unternehmen_zid: 'zidBetriebsnummer',
  unternehmen_register: 'registerNummer',
} as const
export type Kennzeichen = (typeof KENNZEICHEN)[keyof typeof KENNZEICHEN]

/** Which of the two the database refused; undefined for every other error. */
export const doppeltesKennzeichen = (error: unknown): Kennzeichen | undefined => {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined
  const { constraint } = error
  if (constraint === 'unternehmen_zid' || constraint === 'unternehmen_register')
    return KENNZEICHEN[constraint]
  return undefined
}

export type Verwalter = {
  readonly sub: string
  readonly email: string
  readonly vorname: string
  readonly nachname: string
}

export const verwalterLaden = async (db: Database, unternehmenGuid: string): Promise<Verwalter[]> => {
  const { rows } = await sql<Verwalter>`
    select nutzer_sub as sub, email, vorname, nachname from mitglied
    where unternehmen_guid = ${unternehmenGuid} and ist_admin order by nutzer_sub`.execute(db)
  return rows
}
