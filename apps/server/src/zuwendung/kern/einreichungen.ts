import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Programm } from '@foerderportal/contract/zuwendung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `einreichung`: what was sent, and its receipt. */
export type EinreichungRow = {
  readonly eingangsnummer: string
  readonly antrag_guid: string
  /** Of the form as it was sent. */
  readonly antrag_version: number
  readonly unternehmen_guid: string
  readonly eingegangen_am: Date
  readonly eingereicht_von: string
  readonly gesendet: string
  readonly sha256: string
  /** Who signed too (S4-07), and when; null where one signature was enough. */
  readonly mitgezeichnet_von: string | null
  readonly mitgezeichnet_name: string | null
  readonly mitgezeichnet_am: Date | null
  readonly beleg_guid: string | null
  readonly beleg_sha256: string | null
  /** When the application came in first: programme, rates and dates are those of that day, also after a correction. */
  readonly erstmals_am: Date
}

/** By name: a prepared statement with `*` breaks on the day a migration adds a column (SQLSTATE 0A000). */
const SPALTEN = [
  'eingangsnummer',
  'antrag_guid',
  'antrag_version',
  'unternehmen_guid',
  'eingegangen_am',
  'eingereicht_von',
  'gesendet',
  'sha256',
  'mitgezeichnet_von',
  'mitgezeichnet_name',
  'mitgezeichnet_am',
  'beleg_guid',
  'beleg_sha256',
] as const satisfies readonly (keyof EinreichungRow)[]
/** An insert does not see its own row: `least` takes it where there is no other. */
const erstmalsAm = sql`least(einreichung.eingegangen_am, (select min(frueher.eingegangen_am) from einreichung frueher
  where frueher.antrag_guid = einreichung.antrag_guid)) as erstmals_am`
const spalten = sql.join([...SPALTEN.map((spalte) => sql.ref(`einreichung.${spalte}`)), erstmalsAm])

/** What was sent: it was an AntragFormular when it was written, and nobody can change it (migration 0006). */
export const gesendetesFormular = ({ gesendet }: Pick<EinreichungRow, 'gesendet'>): AntragFormular =>
  JSON.parse(gesendet) as AntragFormular

/** The latest submission of an application; undefined for one that was never sent. */
export const letzteEinreichung = async (
  db: Database | Tx,
  antragGuid: string,
): Promise<EinreichungRow | undefined> =>
  (
    await sql<EinreichungRow>`select ${spalten}
      from einreichung where antrag_guid = ${antragGuid} order by antrag_version desc limit 1`.execute(db)
  ).rows[0]

/** The same of one that is no first draft: then there is one. */
export const gesendeteEinreichung = async (
  db: Database | Tx,
  antragGuid: string,
): Promise<EinreichungRow> => {
  const einreichung = await letzteEinreichung(db, antragGuid)
  if (einreichung === undefined) throw new Error(`application ${antragGuid} was never sent`)
  return einreichung
}

/** Every submission of an application, corrections included, the latest first. */
export const einreichungenVon = async (db: Database | Tx, antragGuid: string): Promise<EinreichungRow[]> =>
  (
    await sql<EinreichungRow>`select ${spalten}
      from einreichung where antrag_guid = ${antragGuid} order by antrag_version desc`.execute(db)
  ).rows

export type EinreichungMitGeschaeft = EinreichungRow & {
  readonly ge_nr: string
  readonly programm: Programm
  readonly demo: boolean
  /** The first submission of the application: itself unless it corrects an earlier one (S11-13). */
  readonly erste_nummer: string
  readonly erste_am: Date
}

export const einreichungMitGeschaeft = async (
  db: Database,
  eingangsnummer: string,
): Promise<EinreichungMitGeschaeft | undefined> =>
  (
    await sql<EinreichungMitGeschaeft>`select ${spalten}, g.ge_nr, g.programm, g.demo,
        erste.eingangsnummer as erste_nummer, erste.eingegangen_am as erste_am
      from einreichung join antrag a on a.guid = einreichung.antrag_guid join geschaeft g on g.guid = a.geschaeft_guid
        join lateral (select f.eingangsnummer, f.eingegangen_am from einreichung f
          where f.antrag_guid = a.guid order by f.antrag_version limit 1) erste on true
      where einreichung.eingangsnummer = ${eingangsnummer}`.execute(db)
  ).rows[0]

/** Who signed second, and when. */
export type Mitgezeichnet = { readonly person: string; readonly name: string; readonly am: Date }

export type NeueEinreichung = {
  readonly antragGuid: string
  readonly antragVersion: number
  readonly unternehmenGuid: string
  readonly programm: Programm
  readonly eingegangenAm: Date
  /** Calendar year in Berlin, part of the number. */
  readonly jahr: string
  readonly sub: string
  readonly gesendet: string
  readonly sha256: string
  /** The second signature (S4-07); none where one signs alone. */
  readonly mitzeichnung?: Mitgezeichnet | undefined
}

/** First part of an Eingangsnummer: people read it out on the telephone. */
const KUERZEL: Record<Programm, string> = { AnkNabo: 'ANK', ZUKLB: 'KLB' }

export const einreichungEinfuegen = async (tx: Tx, n: NeueEinreichung): Promise<EinreichungRow> => {
  const { rows } =
    await sql<EinreichungRow>`insert into einreichung (eingangsnummer, antrag_guid, unternehmen_guid,
      antrag_version, eingegangen_am, eingereicht_von, gesendet, sha256,
      mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am)
    values (${`${KUERZEL[n.programm]}-${n.jahr}-`}::text || lpad(nextval('eingang_nr')::text, 6, '0'), ${n.antragGuid},
      ${n.unternehmenGuid}, ${n.antragVersion}, ${n.eingegangenAm}, ${n.sub}, ${n.gesendet}, ${n.sha256},
      ${n.mitzeichnung?.person ?? null}, ${n.mitzeichnung?.name ?? null}, ${n.mitzeichnung?.am ?? null})
    returning ${spalten}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('insert into einreichung returned no row')
  return row
}

/** The submission, locked, while its receipt is missing; undefined when it is there (the job may run twice). */
export const ohneBelegSperren = async (tx: Tx, eingangsnummer: string): Promise<EinreichungRow | undefined> =>
  (
    await sql<EinreichungRow>`select ${spalten} from einreichung
      where eingangsnummer = ${eingangsnummer} and beleg_guid is null for update`.execute(tx)
  ).rows[0]

export const belegSetzen = async (
  tx: Tx,
  eingangsnummer: string,
  beleg: { readonly uuid: string; readonly sha256: string },
): Promise<void> => {
  await sql`update einreichung set beleg_guid = ${beleg.uuid}, beleg_sha256 = ${beleg.sha256}
    where eingangsnummer = ${eingangsnummer}`.execute(tx)
}
