import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import type { UnternehmenDokument } from '@foerderportal/contract/unternehmen/rules'
import { sql, type ColumnType } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

type Json<T> = ColumnType<T, string, string>
type UnternehmenTabellen = {
  unternehmen: {
    guid: string
    snapshot_guid: string
    typ: UnternehmenArt
    name: string
    gp_nr: ColumnType<string, never, never>
    class_version: number
    value: Json<UnternehmenDokument>
    version: ColumnType<number, number | undefined, number>
    demo: ColumnType<boolean, boolean | undefined, boolean>
    angelegt_am: Date
    geaendert_am: Date
  }
  unternehmen_snapshot: {
    guid: string
    unternehmen_guid: string
    class_version: number
    value: Json<UnternehmenDokument>
    erstellt_am: Date
    erstellt_von: string
  }
  mitgliedschaft: {
    unternehmen_guid: string
    nutzer_sub: string
    ist_admin: boolean
    zeichnungsberechtigung: boolean
    zugeordnet_seit: string
  }
  mitglied: {
    unternehmen_guid: string
    nutzer_sub: string
    username: string
    email: string
    vorname: string
    nachname: string
    telefon: string
    identifiziert: boolean
    ist_admin: boolean
    zeichnungsberechtigung: boolean
    zugeordnet_seit: string
  }
}
const tabellen = (db: Database) => db.$extendTables<UnternehmenTabellen>()

/** Version of the stored documents; a later form of the class is migrated when it is read. */
export const CLASS_VERSION = 1

export type NeuesUnternehmen = {
  readonly guid: string
  readonly snapshotGuid: string
  readonly value: UnternehmenDokument
  readonly am: Date
  /** `sub` of who creates it. */
  readonly von: string
  readonly demo?: boolean
}

/** The number that it was given; undefined when the same company was there before, also by a call at the same moment (S1-07). */
export const unternehmenEinfuegen = async (tx: Tx, u: NeuesUnternehmen): Promise<string | undefined> => {
  const { guid, snapshotGuid, am } = u
  const dokument = { class_version: CLASS_VERSION, value: JSON.stringify(u.value) }
  const eingefuegt = await tabellen(tx)
    .insertInto('unternehmen')
    .values({
      ...dokument,
      guid,
      snapshot_guid: snapshotGuid,
      typ: u.value.type,
      name: u.value.name,
      demo: u.demo ?? false,
      angelegt_am: am,
      geaendert_am: am,
    })
    .onConflict((konflikt) => konflikt.doNothing())
    .returning('gp_nr')
    .executeTakeFirst()
  if (eingefuegt === undefined) return undefined
  await tabellen(tx)
    .insertInto('unternehmen_snapshot')
    .values({ ...dokument, guid: snapshotGuid, unternehmen_guid: guid, erstellt_am: am, erstellt_von: u.von })
    .execute()
  return eingefuegt.gp_nr
}

export type NeueMitgliedschaft = {
  readonly unternehmenGuid: string
  readonly sub: string
  readonly istAdmin: boolean
  readonly zeichnungsberechtigung: boolean
  /** 'YYYY-MM-DD' */
  readonly seit: string
}

export const mitgliedschaftEinfuegen = async (tx: Tx, m: NeueMitgliedschaft): Promise<void> => {
  await tabellen(tx)
    .insertInto('mitgliedschaft')
    .values({
      unternehmen_guid: m.unternehmenGuid,
      nutzer_sub: m.sub,
      ist_admin: m.istAdmin,
      zeichnungsberechtigung: m.zeichnungsberechtigung,
      zugeordnet_seit: m.seit,
    })
    .onConflict((konflikt) => konflikt.doNothing())
    .execute()
}

export const anzahlUnternehmen = async (db: Database, sub: string): Promise<number> => {
  const { anzahl } = await tabellen(db)
    .selectFrom('mitgliedschaft')
    .select(({ fn }) => fn.countAll<number>().as('anzahl'))
    .where('nutzer_sub', '=', sub)
    .executeTakeFirstOrThrow()
  return anzahl
}

/** Whether he manages a company with exactly these data. */
export const istVerwalterVon = async (tx: Tx, sub: string, value: UnternehmenDokument): Promise<boolean> => {
  const { rows } = await sql`
    select from mitgliedschaft m join unternehmen u on u.guid = m.unternehmen_guid
    where m.nutzer_sub = ${sub} and m.ist_admin and u.value = ${JSON.stringify(value)}::jsonb limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export type UnternehmenStand = {
  readonly guid: string
  readonly snapshotGuid: string
  readonly gpNr: string
  readonly value: UnternehmenDokument
}

export const unternehmenLaden = (db: Database, guid: string): Promise<UnternehmenStand | undefined> =>
  tabellen(db)
    .selectFrom('unternehmen')
    .select(['guid', 'snapshot_guid as snapshotGuid', 'gp_nr as gpNr', 'value'])
    .where('guid', '=', guid)
    .executeTakeFirst()

export type Mitgliedschaft = {
  readonly unternehmenGuid: string
  readonly sub: string
  readonly istAdmin: boolean
  readonly zeichnungsberechtigung: boolean
}

export const mitgliedschaftLaden = (
  db: Database,
  sub: string,
  guid: string,
): Promise<Mitgliedschaft | undefined> =>
  tabellen(db)
    .selectFrom('mitgliedschaft')
    .select([
      'unternehmen_guid as unternehmenGuid',
      'nutzer_sub as sub',
      'ist_admin as istAdmin',
      'zeichnungsberechtigung',
    ])
    .where('unternehmen_guid', '=', guid)
    .where('nutzer_sub', '=', sub)
    .executeTakeFirst()

export type Mitglied = {
  readonly sub: string
  readonly username: string
  readonly email: string
  readonly vorname: string
  readonly nachname: string
  readonly telefon: string
  readonly identifiziert: boolean
  readonly istAdmin: boolean
  readonly zeichnungsberechtigung: boolean
  /** 'YYYY-MM-DD' */
  readonly zugeordnetSeit: string
}

export type Empfaenger = Pick<Mitglied, 'sub' | 'email' | 'vorname' | 'nachname'> & {
  readonly unternehmenGuid: string
  readonly unternehmenName: string
  readonly zeichnungsberechtigung: boolean
}

/** Members of many companies at once, for letters that go to all of them. */
export const empfaengerLaden = (db: Database, guids: readonly string[]): Promise<Empfaenger[]> =>
  tabellen(db)
    .selectFrom('mitglied')
    .innerJoin('unternehmen', 'unternehmen.guid', 'mitglied.unternehmen_guid')
    .select(['nutzer_sub as sub', 'email', 'vorname', 'nachname', 'zeichnungsberechtigung'])
    .select(['unternehmen_guid as unternehmenGuid', 'unternehmen.name as unternehmenName'])
    .where('unternehmen_guid', 'in', guids)
    .orderBy('unternehmen_guid')
    .orderBy('nutzer_sub')
    .execute()

/** Companies of a kind, a page after another. */
export const unternehmenDerArt = async (
  db: Database,
  art: UnternehmenArt,
  seite: { readonly nach: string | null; readonly anzahl: number },
): Promise<string[]> => {
  const frage = tabellen(db).selectFrom('unternehmen').select('guid').where('typ', '=', art)
  const rows = await (seite.nach === null ? frage : frage.where('guid', '>', seite.nach))
    .orderBy('guid')
    .limit(seite.anzahl)
    .execute()
  return rows.map(({ guid }) => guid)
}

export const mitgliederLaden = (db: Database, guid: string): Promise<Mitglied[]> =>
  tabellen(db)
    .selectFrom('mitglied')
    .select(['nutzer_sub as sub', 'username', 'email', 'vorname', 'nachname', 'telefon', 'identifiziert'])
    .select(['ist_admin as istAdmin', 'zeichnungsberechtigung', 'zugeordnet_seit as zugeordnetSeit'])
    .where('unternehmen_guid', '=', guid)
    .orderBy('nachname')
    .orderBy('vorname')
    .orderBy('nutzer_sub')
    .execute()
