import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { sql, type RawBuilder } from 'kysely'
import { protokollzeile } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/**
 * SQL of table `befragung`. Table `mitgliedschaft` belongs to slice unternehmen: as with an application, membership is
 * asked in the statement that loads (S1-02, rule B-04).
 */
export type BefragungRow = {
  readonly guid: string
  readonly fassung_guid: string
  readonly umfrage_uuid: string
  readonly unternehmen_guid: string | null
  readonly unternehmen_name: string | null
  readonly antrag_guid: string | null
  readonly vorgaenger_guid: string | null
  readonly antworten: Antworten
  readonly aktuelle_frage: string | null
  readonly fortschritt: number
  readonly version: number
  readonly geaendert_am: Date
  readonly abgeschlossen_am: Date | null
  readonly nummer: number
  readonly definition: Definition
}

/** Whoever began one that belongs to nobody else, and members of the company that it is linked to (S11-10). */
const darfOeffnen = (sub: string) => sql`case when b.unternehmen_guid is null then b.angelegt_von = ${sub}
  else exists (select from mitgliedschaft m where m.unternehmen_guid = b.unternehmen_guid and m.nutzer_sub = ${sub}) end`

const laden = (guid: string, darf: RawBuilder<unknown>, sperre: RawBuilder<unknown>) => sql<BefragungRow>`
  select b.guid, b.fassung_guid, b.umfrage_uuid, b.unternehmen_guid, u.name as unternehmen_name, b.antrag_guid,
    b.vorgaenger_guid, b.antworten, b.aktuelle_frage, b.fortschritt, b.version, b.geaendert_am, b.abgeschlossen_am,
    f.nummer, f.definition
  from befragung b
    join umfrage_fassung f on f.guid = b.fassung_guid
    left join unternehmen u on u.guid = b.unternehmen_guid
  where b.guid = ${guid} and ${darf} ${sperre}`

/** The questionnaire, if this user may open it; undefined for a foreign or unknown one. */
export const befragungLaden = async (
  db: Database | Tx,
  guid: string,
  sub: string,
): Promise<BefragungRow | undefined> => (await laden(guid, darfOeffnen(sub), sql``).execute(db)).rows[0]

/** One of an application; whoever asks has asked for its case before. */
export const befragungDesAntrags = async (
  db: Database,
  guid: string,
  antragGuid: string,
): Promise<BefragungRow | undefined> =>
  (await laden(guid, sql`b.antrag_guid = ${antragGuid}`, sql``).execute(db)).rows[0]

/** The same, locked: who waited sees what was saved before. */
export const befragungSperren = async (
  tx: Tx,
  guid: string,
  sub: string,
): Promise<BefragungRow | undefined> =>
  (await laden(guid, darfOeffnen(sub), sql`for no key update of b`).execute(tx)).rows[0]

export type Stand = {
  readonly antworten: Antworten
  readonly aktuelleFrage: string | null
  readonly fortschritt: number
  readonly abgeschlossen: boolean
  readonly sub: string
  readonly jetzt: Date
}

/** Writes answers and the audit row in one statement, and counts the version up. */
export const standSchreiben = async (tx: Tx, befragung: BefragungRow, s: Stand): Promise<BefragungRow> => {
  const version = befragung.version + 1
  const abgeschlossenAm = s.abgeschlossen ? s.jetzt : null
  const zeile = protokollzeile({
    unternehmenGuid: befragung.unternehmen_guid,
    sub: s.sub,
    handlung: s.abgeschlossen ? 'fragebogenAbschliessen' : 'fragebogenSpeichern',
    objektGuid: befragung.guid,
    angaben: { version },
  })
  await sql`with geschrieben as (update befragung set antworten = ${JSON.stringify(s.antworten)},
      aktuelle_frage = ${s.aktuelleFrage}, fortschritt = ${s.fortschritt}, version = ${version},
      geaendert_am = ${s.jetzt}, geaendert_von = ${s.sub}, abgeschlossen_am = ${abgeschlossenAm},
      abgeschlossen_von = ${s.abgeschlossen ? s.sub : null}
    where guid = ${befragung.guid}) ${zeile}`.execute(tx)
  return {
    ...befragung,
    antworten: s.antworten,
    aktuelle_frage: s.aktuelleFrage,
    fortschritt: s.fortschritt,
    version,
    geaendert_am: s.jetzt,
    abgeschlossen_am: abgeschlossenAm,
  }
}

export type NeueBefragung = {
  readonly guid: string
  readonly fassungGuid: string
  readonly umfrageUuid: string
  readonly unternehmenGuid: string | null
  readonly antragGuid: string | null
  readonly sub: string
  readonly jetzt: Date
}

export const befragungEinfuegen = async (tx: Tx, n: NeueBefragung): Promise<void> => {
  await sql`insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antrag_guid, angelegt_am,
      angelegt_von, geaendert_am, geaendert_von)
    values (${n.guid}, ${n.fassungGuid}, ${n.umfrageUuid}, ${n.unternehmenGuid}, ${n.antragGuid}, ${n.jetzt}, ${n.sub},
      ${n.jetzt}, ${n.sub})`.execute(tx)
}

/** The latest one of an application: after a correction its copy. */
export const letzteDesAntrags = async (
  tx: Tx,
  antragGuid: string,
  umfrageUuid: string,
): Promise<{ readonly guid: string; readonly abgeschlossen_am: Date | null } | undefined> => {
  const { rows } = await sql<{ guid: string; abgeschlossen_am: Date | null }>`
    select guid, abgeschlossen_am from befragung
    where antrag_guid = ${antragGuid} and umfrage_uuid = ${umfrageUuid}
      and not exists (select from befragung n where n.vorgaenger_guid = befragung.guid)`.execute(tx)
  return rows[0]
}
