import type { Oeffnung, Virenstand } from '@foerderportal/contract/shared/pruefstand'
import { sql, type Generated } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type DateiRow = {
  guid: string
  unternehmen_guid: string | null
  hochgeladen_von: string
  dateiname: string
  angelegt_am: Date
  mime_type: string | null
  bytes: number | null
  sha256: string | null
  scan_status: Virenstand
  /** What the opening of it says (S5-04). */
  oeffnung: Generated<Oeffnung>
  /** The bank's alone: kept with the company whose case it is about, and never shown to it. */
  nur_bank: Generated<boolean>
}
type DateiTabelle = DateiRow & {
  verschlossen: Generated<boolean>
  /** Of the call that brought it (S10-05). */
  aufrufschluessel: Generated<string | null>
}
/** A file all of whose bytes are on the disk. */
export type Vollstaendig = Omit<DateiRow, 'nur_bank' | 'oeffnung'> & {
  mime_type: string
  bytes: number
  sha256: string
  oeffnung: Oeffnung
  nur_bank: boolean
}

type Tabellen = { datei: DateiTabelle; mitgliedschaft: { unternehmen_guid: string; nutzer_sub: string } }
/** Named, not *: a prepared statement breaks when a migration adds a column. */
const SPALTEN = [
  'datei.guid',
  'datei.unternehmen_guid',
  'datei.hochgeladen_von',
  'datei.dateiname',
  'datei.angelegt_am',
  'datei.mime_type',
  'datei.bytes',
  'datei.sha256',
  'datei.scan_status',
  'datei.oeffnung',
  'datei.nur_bank',
] as const

const dateien = (db: Database | Tx) => db.$extendTables<Tabellen>()

/** Written before the bytes come: whatever happens afterwards, the tidying job finds them. */
export const vormerken = async (
  db: Database | Tx,
  datei: { guid: string; sub: string; dateiname: string; jetzt: Date },
): Promise<void> => {
  await dateien(db)
    .insertInto('datei')
    .values({
      guid: datei.guid,
      unternehmen_guid: null,
      hochgeladen_von: datei.sub,
      dateiname: datei.dateiname,
      angelegt_am: datei.jetzt,
      mime_type: null,
      bytes: null,
      sha256: null,
      scan_status: 'nicht geprüft',
    })
    .execute()
}

export type Inhalt = {
  dateiname: string
  mime_type: string
  bytes: number
  sha256: string
  scan_status?: Virenstand
  oeffnung: Oeffnung
}

export const vervollstaendigen = async (
  db: Database | Tx,
  guid: string,
  inhalt: Inhalt & {
    unternehmen_guid?: string
    verschlossen?: boolean
    nur_bank?: boolean
    aufrufschluessel?: string | null
  },
): Promise<Vollstaendig> =>
  (await dateien(db)
    .updateTable('datei')
    .set(inhalt)
    .where('guid', '=', guid)
    .returning(SPALTEN)
    // The check datei_vollstaendig makes the three columns one.
    .executeTakeFirstOrThrow()) as Vollstaendig

export const loeschen = async (db: Database | Tx, guid: string): Promise<void> => {
  await dateien(db).deleteFrom('datei').where('guid', '=', guid).execute()
}

const vollstaendige = (db: Database | Tx) => dateien(db).selectFrom('datei').where('sha256', 'is not', null)

export const lesen = async (db: Database | Tx, guids: readonly string[]): Promise<Vollstaendig[]> =>
  (await vollstaendige(db)
    .select(SPALTEN)
    .where('guid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .execute()) as Vollstaendig[]

/** What this person has uploaded under this key. */
export const zuSchluessel = async (
  db: Database,
  sub: string,
  schluessel: string,
): Promise<Vollstaendig | undefined> =>
  (await vollstaendige(db)
    .select(SPALTEN)
    .where('hochgeladen_von', '=', sub)
    .where('aufrufschluessel', '=', schluessel)
    .executeTakeFirst()) as Vollstaendig | undefined

/** As `lesen`; the rows stay as they are until the transaction ends. Ordered, so that two callers can't block each other. */
export const sperren = async (tx: Tx, guids: readonly string[]): Promise<Vollstaendig[]> =>
  (await vollstaendige(tx)
    .select(SPALTEN)
    .where('guid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .orderBy('guid')
    .forUpdate()
    .execute()) as Vollstaendig[]

export const binden = async (tx: Tx, guids: readonly string[], unternehmenGuid: string): Promise<void> => {
  await dateien(tx)
    .updateTable('datei')
    .set({ unternehmen_guid: unternehmenGuid })
    .where('guid', '=', sql<string>`any(${[...guids]}::uuid[])`)
    .execute()
}

/**
 * The file, if this user may open it: his own unbound one, or one of a company that he is a member of (S5-03); not one
 * that only a call of its own gives, nor one of the bank's.
 */
export const lesbar = async (db: Database, guid: string, sub: string): Promise<Vollstaendig | undefined> =>
  (await vollstaendige(db)
    .select(SPALTEN)
    .where('guid', '=', guid)
    .where('verschlossen', '=', false)
    .where('nur_bank', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('datei.unternehmen_guid', 'is', null), eb('datei.hochgeladen_von', '=', sub)]),
        eb.exists(
          eb
            .selectFrom('mitgliedschaft')
            .select('mitgliedschaft.nutzer_sub')
            .whereRef('mitgliedschaft.unternehmen_guid', '=', 'datei.unternehmen_guid')
            .where('mitgliedschaft.nutzer_sub', '=', sub),
        ),
      ]),
    )
    .executeTakeFirst()) as Vollstaendig | undefined

/** Files that nobody bound before `bis`, the oldest first, as many as one run takes. */
export const ungebundeneLaden = async (db: Database, bis: Date): Promise<readonly string[]> => {
  const zeilen = await dateien(db)
    .selectFrom('datei')
    .select('guid')
    .where('unternehmen_guid', 'is', null)
    .where('angelegt_am', '<', bis)
    .orderBy('angelegt_am')
    .limit(1_000)
    .execute()
  return zeilen.map(({ guid }) => guid)
}

/** Takes a file that nobody has bound, locked; false where somebody has, or another worker has it in hand. */
export const ungebundeneSperren = async (tx: Tx, guid: string): Promise<boolean> => {
  const zeile = await dateien(tx)
    .selectFrom('datei')
    .select('guid')
    .where('guid', '=', guid)
    .where('unternehmen_guid', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return zeile !== undefined
}

/** What this user has uploaded and not yet bound: files, and their bytes. */
export const ungebundenVon = async (
  db: Database,
  sub: string,
): Promise<{ readonly anzahl: number; readonly bytes: number }> =>
  dateien(db)
    .selectFrom('datei')
    .select([sql<number>`count(*)`.as('anzahl'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
    .where('unternehmen_guid', 'is', null)
    .where('hochgeladen_von', '=', sub)
    .executeTakeFirstOrThrow()

/** Locks a file whose bytes are not those that came; undefined where that is known already. */
export const alsBeschaedigtMerken = async (tx: Tx, guid: string): Promise<Vollstaendig | undefined> =>
  (await dateien(tx)
    .updateTable('datei')
    .set({ scan_status: 'beschädigt' })
    .where('guid', '=', guid)
    .where('scan_status', 'not in', ['beschädigt', 'infiziert'])
    .returning(SPALTEN)
    .executeTakeFirst()) as Vollstaendig | undefined // only complete files are read

/** Ends the scan of a file that waits for it; undefined where it no longer does. */
export const pruefstandSetzen = async (
  db: Database | Tx,
  guid: string,
  stand: Exclude<Virenstand, 'wird geprüft' | 'beschädigt'>,
): Promise<Vollstaendig | undefined> =>
  (await dateien(db)
    .updateTable('datei')
    .set({ scan_status: stand })
    .where('guid', '=', guid)
    .where('scan_status', '=', 'wird geprüft')
    .returning(SPALTEN)
    // Only complete files wait for the scan (dateiHochladen.ts).
    .executeTakeFirst()) as Vollstaendig | undefined

/** Files that have waited for the scan since `bis` or longer, the oldest first, as many as one round takes on. */
export const wartendeAufPruefung = async (db: Database, bis: Date): Promise<string[]> => {
  const rows = await dateien(db)
    .selectFrom('datei')
    .select('guid')
    .where('scan_status', '=', sql.lit('wird geprüft'))
    .where('angelegt_am', '<=', bis)
    .orderBy('angelegt_am')
    .limit(1_000)
    .execute()
  return rows.map(({ guid }) => guid)
}

/** Files that wait for the scan, and since when the first of them does. */
export type WartendePruefungen = { readonly anzahl: number; readonly aelteste: Date | null }

export const wartendePruefungen = async (db: Database): Promise<WartendePruefungen> => {
  const { rows } =
    await sql<WartendePruefungen>`select count(*) as anzahl, min(angelegt_am) as aelteste from datei
    where scan_status = 'wird geprüft'`.execute(db)
  return rows[0] ?? { anzahl: 0, aelteste: null }
}

/** Ends the wait of a file for being opened; undefined where it no longer waits. */
export const oeffnungSetzen = async (
  db: Database | Tx,
  guid: string,
  oeffnung: Oeffnung,
): Promise<Vollstaendig | undefined> =>
  (await dateien(db)
    .updateTable('datei')
    .set({ oeffnung })
    .where('guid', '=', guid)
    .where('oeffnung', '=', 'noch nicht geöffnet')
    .returning(SPALTEN)
    // Only complete files wait for it (dateiHochladen.ts).
    .executeTakeFirst()) as Vollstaendig | undefined

/** Files that nobody has opened yet, the latest first (a form names them soonest), as many as one round takes on. */
export const nochNichtGeoeffnete = async (db: Database, bis: Date): Promise<string[]> => {
  const rows = await dateien(db)
    .selectFrom('datei')
    .select('guid')
    .where('oeffnung', '=', sql.lit('noch nicht geöffnet'))
    .where('sha256', 'is not', null)
    .where('angelegt_am', '<=', bis)
    .orderBy('angelegt_am', 'desc')
    .limit(1_000)
    .execute()
  return rows.map(({ guid }) => guid)
}

export type Uploader = {
  readonly email: string
  readonly vorname: string
  readonly nachname: string
  readonly demo: boolean
}

export const uploaderVon = async (tx: Tx, sub: string): Promise<Uploader | undefined> => {
  const { rows } = await sql<Uploader>`select email, demo, value ->> 'vorname' as vorname,
    value ->> 'nachname' as nachname from nutzer where sub = ${sub}`.execute(tx)
  return rows[0]
}
