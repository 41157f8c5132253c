import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import type { NutzerStatus, UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import type { NutzerDokument } from '@foerderportal/contract/nutzer/rules'
import { erneutVersendbarBis } from '@foerderportal/contract/unternehmen/einladung'
import { sql, type ColumnType } from 'kysely'
import type { Database, Tx } from '../platform/database/database.ts'

type Json<T> = ColumnType<T, string, string>
type NutzerTabellen = {
  nutzer: {
    sub: string
    guid: string
    typ: string
    username: string
    email: string
    class_version: number
    value: Json<NutzerDokument>
    identifiziert: ColumnType<boolean, boolean | undefined, boolean>
    antragsrechte_seit: ColumnType<Date | null, Date | undefined, Date>
    version: ColumnType<number, number | undefined, number>
    demo: ColumnType<boolean, boolean | undefined, boolean>
    angelegt_am: Date
    geaendert_am: Date
  }
  nutzer_snapshot: {
    guid: string
    nutzer_sub: string
    class_version: number
    value: Json<NutzerDokument>
    erstellt_am: Date
    erstellt_von: string
  }
}
const tabellen = (db: Database) => db.$extendTables<NutzerTabellen>()

/** Version of the stored documents; a later form of the class is migrated when it is read. */
const CLASS_VERSION = 1

export type NeuerNutzer = {
  readonly sub: string
  readonly guid: string
  readonly username: string
  readonly email: string
  readonly value: NutzerDokument
  readonly am: Date
  readonly identifiziert?: boolean
  readonly demo?: boolean
}

const snapshotEinfuegen = async (
  tx: Tx,
  n: Pick<NeuerNutzer, 'sub' | 'guid' | 'value' | 'am'>,
): Promise<void> => {
  await tabellen(tx)
    .insertInto('nutzer_snapshot')
    .values({
      guid: n.guid,
      nutzer_sub: n.sub,
      class_version: CLASS_VERSION,
      value: JSON.stringify(n.value),
      erstellt_am: n.am,
      erstellt_von: n.sub,
    })
    .execute()
}

/** False when the user was there before, also by a call at the same moment. */
export const nutzerEinfuegen = async (tx: Tx, n: NeuerNutzer): Promise<boolean> => {
  const value = JSON.stringify(n.value)
  const { sub, guid, username, email, identifiziert, demo } = n
  const eingefuegt = await tabellen(tx)
    .insertInto('nutzer')
    .values({
      sub,
      guid,
      typ: n.value.type,
      username,
      email,
      class_version: CLASS_VERSION,
      value,
      identifiziert: identifiziert ?? false,
      demo: demo ?? false,
      angelegt_am: n.am,
      geaendert_am: n.am,
    })
    .onConflict((konflikt) => konflikt.column('sub').doNothing())
    .returning('sub')
    .executeTakeFirst()
  if (eingefuegt === undefined) return false
  await snapshotEinfuegen(tx, n)
  return true
}

export type NutzerZeile = {
  readonly guid: string
  readonly value: NutzerDokument
  readonly identifiziert: boolean
  /** Business partner number of the user's company, where he has exactly one. */
  readonly gpNr: string | null
  readonly gpAdmin: boolean
  /** How far his identification is, and the recording of its last attempt. */
  readonly stand: IdentStand
  readonly versuche: number
  readonly videoStatus: string | null
  readonly videoGeaendertAm: Date | null
}

export const nutzerLaden = async (db: Database, sub: string): Promise<NutzerZeile | undefined> => {
  const { rows } = await sql<NutzerZeile>`
    select n.guid, n.value, n.identifiziert,
      (select case when count(*) = 1 then min(m.gp_nr) end from mitglied m where m.nutzer_sub = n.sub) as "gpNr",
      exists (select from mitglied m
        where m.nutzer_sub = n.sub and m.ist_admin and m.unternehmen_typ = 'Kreditinstitut') as "gpAdmin",
      i.stand, i.versuche, i.video_status as "videoStatus", i.video_geaendert_am as "videoGeaendertAm"
    from nutzer n join identifizierung_stand i on i.nutzer_sub = n.sub where n.sub = ${sub}`.execute(db)
  return rows[0]
}

export type NutzerStatusZeile = {
  readonly vorname: string
  readonly nachname: string
  readonly agiertFuerMehrereUnternehmen: boolean
  readonly unternehmen: UnternehmenStatus[]
  readonly einladungen: NutzerStatus['einladungen']
}

/** One statement: every page of the portal asks for it first. */
export const nutzerStatusLaden = async (
  db: Database,
  { sub, email }: { readonly sub: string; readonly email: string | null },
  jetzt: Date,
): Promise<NutzerStatusZeile | undefined> => {
  const { rows } = await sql<NutzerStatusZeile>`
    select n.value ->> 'vorname' as vorname, n.value ->> 'nachname' as nachname,
      (n.value -> 'agiertFuerMehrereUnternehmen')::boolean as "agiertFuerMehrereUnternehmen",
      coalesce((select json_agg(
          json_build_object('id', m.unternehmen_guid, 'name', m.unternehmen_name, 'type', m.unternehmen_typ)
          order by m.unternehmen_name, m.unternehmen_guid)
        from mitglied m where m.nutzer_sub = n.sub), '[]') as unternehmen,
      coalesce((select json_agg(
          json_build_object('guid', e.guid, 'email', e.email,
            'emailErneutVersendbar', e.versendet_am <= ${erneutVersendbarBis(jetzt)})
          order by e.eingeladen_am, e.guid)
        from offene_einladung e
        where lower(e.email) = lower(${email}) and e.gueltig_bis > ${jetzt}), '[]') as einladungen
    from nutzer n where n.sub = ${sub}`.execute(db)
  return rows[0]
}

export type GesperrterNutzer = {
  readonly agiertFuerMehrereUnternehmen: boolean
  readonly antragsrechteSeit: Date | null
}

export const nutzerSperren = async (tx: Tx, sub: string): Promise<GesperrterNutzer | undefined> => {
  const { rows } = await sql<GesperrterNutzer>`
    select (value -> 'agiertFuerMehrereUnternehmen')::boolean as "agiertFuerMehrereUnternehmen",
      antragsrechte_seit as "antragsrechteSeit"
    from nutzer where sub = ${sub} for update`.execute(tx)
  return rows[0]
}

export const antragsrechteVermerken = async (tx: Tx, sub: string, am: Date): Promise<void> => {
  await tabellen(tx).updateTable('nutzer').set({ antragsrechte_seit: am }).where('sub', '=', sub).execute()
}

/** The user's own data as they stand; his row stays locked until the transaction ends. */
export const nutzerStandSperren = async (
  tx: Tx,
  sub: string,
): Promise<Pick<NutzerZeile, 'guid' | 'value'> | undefined> =>
  tabellen(tx)
    .selectFrom('nutzer')
    .select(['guid', 'value'])
    .where('sub', '=', sub)
    .forUpdate()
    .executeTakeFirst()

/** Asked after the user's row is locked: no company joins him meanwhile. */
export const anzahlUnternehmen = async (tx: Tx, sub: string): Promise<number> => {
  const { rows } = await sql<{ anzahl: number }>`
    select count(*)::int as anzahl from mitglied where nutzer_sub = ${sub}`.execute(tx)
  return rows[0]?.anzahl ?? 0
}

/** Replaces the data of a user whose row is locked, and keeps the new state as a snapshot of its own. */
export const nutzerErsetzen = async (
  tx: Tx,
  n: Pick<NeuerNutzer, 'sub' | 'guid' | 'value' | 'am'>,
): Promise<void> => {
  await tabellen(tx)
    .updateTable('nutzer')
    .set((eb) => ({
      guid: n.guid,
      class_version: CLASS_VERSION,
      value: JSON.stringify(n.value),
      version: eb('version', '+', 1),
      geaendert_am: n.am,
    }))
    .where('sub', '=', n.sub)
    .execute()
  await snapshotEinfuegen(tx, n)
}

/** Others read name and address where there is no token of his: lists of users, mails. Nothing before he registered. */
export const loginDatenKopieren = async (
  tx: Tx,
  sub: string,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<void> => {
  await tabellen(tx).updateTable('nutzer').set({ username, email }).where('sub', '=', sub).execute()
}

/** Whether the bank knows who he is (S2-01). */
export const identifiziertSetzen = async (tx: Tx, sub: string, identifiziert: boolean): Promise<void> => {
  await tabellen(tx).updateTable('nutzer').set({ identifiziert }).where('sub', '=', sub).execute()
}

/** What was found out about him was about another name: he is not identified any more. False when nothing was. */
export const identifizierungUeberholen = async (tx: Tx, sub: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update nutzer n
    set identifiziert = false, ueberholte_versuche = i.versuche
    from identifizierung_stand i
    where n.sub = ${sub} and i.nutzer_sub = n.sub and i.stand <> 'NICHT_BEGONNEN'`.execute(tx)
  return numAffectedRows === 1n
}

export type NutzerKontakt = { readonly email: string; readonly vorname: string; readonly nachname: string }

export const nutzerKontaktLaden = async (tx: Tx, sub: string): Promise<NutzerKontakt> => {
  const { rows } = await sql<NutzerKontakt>`select email, value ->> 'vorname' as vorname,
    value ->> 'nachname' as nachname from nutzer where sub = ${sub}`.execute(tx)
  const [kontakt] = rows
  if (kontakt === undefined) throw new Error('the user is gone')
  return kontakt
}

/** What these users are called now, by their sub; who is gone is missing. */
export const namenLaden = async (
  db: Database | Tx,
  subs: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ sub: string; name: string }>`select sub,
    concat_ws(' ', value ->> 'vorname', value ->> 'nachname') as name
    from nutzer where sub = any(${[...subs]})`.execute(db)
  return new Map(rows.map(({ sub, name }) => [sub, name]))
}
