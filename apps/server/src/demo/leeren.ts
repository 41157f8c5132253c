import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Keys of the files that went: their bytes are removed after the commit. */
export type Geleert = {
  readonly unternehmen: number
  readonly konten: number
  readonly dateien: readonly string[]
}

/**
 * Which companies and people belong to the demo world: those marked as such, and what its people made themselves while
 * trying the portal: a company none of whose members is a real person. What a real company has, it keeps, also a file
 * that a person of the demo world uploaded for it.
 */
const auswaehlen = sql`
  create temporary table demo_sub on commit drop as select id::text as sub from konto where demo
    union select sub from nutzer where demo;
  create temporary table demo_unternehmen on commit drop as select u.guid from unternehmen u
    where u.demo or not exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid
      and m.nutzer_sub not in (select sub from demo_sub));
  create temporary table demo_datei on commit drop as select guid from datei
    where unternehmen_guid in (select guid from demo_unternehmen)
      or unternehmen_guid is null and hochgeladen_von in (select sub from demo_sub)
    union select a.versuch_guid from identifizierung_aufzeichnung a join identifizierung_versuch v on v.guid = a.versuch_guid
      where v.nutzer_sub in (select sub from demo_sub);
  create temporary table demo_runde on commit drop as select r.guid from ibk_meta r where r.demo and not exists (
    select from bekundung b where b.ibk_meta_guid = r.guid and b.unternehmen_guid not in (select guid from demo_unternehmen))`

/** What an import brought stays; it replaced what the demo world had. */
const BEISPIELADRESSEN = sql`not exists (select from verzeichnis_version where art = 'adressen' and not beispiel)`

/** From the leaves to the roots. Rounds of the demo world stay while a real company has a case in them. */
const LOESCHEN: readonly RawBuilder<unknown>[] = [
  // A run of the demo world goes with all of its posts; one with a real company's among them stays, as real ones do.
  sql`delete from zahllauf z where exists (select from zahlposten p where p.zahllauf_guid = z.guid)
    and not exists (select from zahlposten p where p.zahllauf_guid = z.guid
      and p.unternehmen_guid not in (select guid from demo_unternehmen))`,
  sql`delete from zahlposten where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from konversation where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from einreichung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from bescheid_abruf where bescheid_guid in (select guid from bescheid
    where unternehmen_guid in (select guid from demo_unternehmen))`,
  sql`delete from bekanntgabe where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from bescheid where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from auszahlung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from rechnung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from verzicht where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from bewilligung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from entscheidung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from befragung where unternehmen_guid in (select guid from demo_unternehmen)
    or unternehmen_guid is null and angelegt_von in (select sub from demo_sub)`,
  sql`delete from geschaeft where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from antrag_einladung e where unternehmen_guid in (select guid from demo_unternehmen)
    or (e.demo and not exists (select from geschaeft g where g.einladung_guid = e.guid))`,
  // with list, ranking and batches; one in which a real company has declared stays whole
  sql`delete from staffel s where s.ibk_meta_guid in (select guid from demo_runde)`,
  sql`delete from reihungszeile z where z.ibk_meta_guid in (select guid from demo_runde)`,
  sql`delete from listenzeile z where z.ibk_meta_guid in (select guid from demo_runde)`,
  sql`delete from audit_log where kette in (select 'runde:' || guid from demo_runde)`,
  sql`delete from audit_kette where kette in (select 'runde:' || guid from demo_runde)`,
  sql`delete from bekundung where unternehmen_guid in (select guid from demo_unternehmen)`,
  sql`delete from foerderrunde r where r.demo and not exists (select from geschaeft g where g.runde_guid = r.guid)
    and not exists (select from antrag_einladung e where e.runde_guid = r.guid)`,
  sql`delete from ibk_meta m where m.demo and not exists (select from bekundung b where b.ibk_meta_guid = m.guid)
    and not exists (select from foerderrunde r where r.ibk_meta_guid = m.guid)`,
  sql`delete from jahresbudget where reserviert_cent = 0 and bewilligt_cent = 0`,
  sql`delete from pruefkatalog k where (daten->>'demo')::boolean
    and not exists (select from foerderrunde r where r.programm = k.programm)`,
  sql`delete from programm p where (daten->>'demo')::boolean
    and not exists (select from foerderrunde r where r.programm = p.programm)`,
  sql`delete from bescheidvorlage v where (daten->>'demo')::boolean
    and not exists (select from programm p where p.programm = v.programm)`,
  sql`delete from programmanlage a where not exists (select from bescheidvorlage v
    where v.daten -> 'anlagen' @> jsonb_build_array(jsonb_build_object('sha256', a.sha256)))`,
  sql`delete from schreibvorlage v where (daten->>'demo')::boolean
    and not exists (select from programm p where p.programm = v.programm)`,
  sql`delete from umfrage u where u.demo
    and not exists (select from befragung b where b.umfrage_uuid = u.uuid)`,
  sql`delete from auszahlungskonto v where (daten->>'demo')::boolean
    and not exists (select from programm p where p.programm = v.programm)`,
  sql`delete from datei where guid in (select guid from demo_datei)`,
  sql`delete from audit_log where unternehmen_guid in (select guid from demo_unternehmen)
    or kette in (select 'nutzer:' || sub from demo_sub)`,
  sql`delete from audit_kette where kette in (select 'unternehmen:' || guid from demo_unternehmen
    union select 'nutzer:' || sub from demo_sub)`,
  sql`delete from unternehmen where guid in (select guid from demo_unternehmen)`,
  sql`delete from verbund v where not exists (select from verbund_mitglied m where m.verbund_guid = v.guid)`,
  sql`delete from nutzer where sub in (select sub from demo_sub)`,
  sql`delete from postausgang where demo or an in (select email from konto where demo)`,
  sql`delete from nutzungsbedingungen_zustimmung where sub in (select sub from demo_sub)`,
  sql`delete from bankperson where sub in (select sub from demo_sub)`,
  sql`delete from konto where demo`,
  ...['adresse_strasse', 'adresse_hausnummern', 'adresse_wort'].map(
    (tabelle) => sql`delete from ${sql.table(tabelle)} where ${BEISPIELADRESSEN}`,
  ),
  sql`delete from verzeichnis_version where art = 'adressen' and beispiel`,
]

const guids = async (db: Database, tabelle: string): Promise<string[]> =>
  (await sql<{ guid: string }>`select guid from ${sql.table(tabelle)}`.execute(db)).rows.map(
    ({ guid }) => guid,
  )

/**
 * Removes the demo world with its whole audit chains, in one transaction, as portal_owner: the triggers that keep the
 * log and the submissions let whole rows go only while `portal.wartung` says so (0002, 0017, 0043, 0053, 0073, 0079, 0095, 0100, 0142, 0147). Real records stay.
 */
export const demoLeeren = (ownerDb: Database): Promise<Geleert> =>
  ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    await auswaehlen.execute(tx)
    const unternehmen = await guids(tx, 'demo_unternehmen')
    const dateien = await guids(tx, 'demo_datei')
    const { rows } = await sql<{ n: number }>`select count(*) as n from konto where demo`.execute(tx)
    for (const befehl of LOESCHEN) await befehl.execute(tx)
    return { unternehmen: unternehmen.length, konten: rows[0]?.n ?? 0, dateien }
  })
