import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** SQL of table `einreichung`: what was sent of any document, and its receipt. */
export type EinreichungRow = {
  readonly eingangsnummer: string
  /** With which version of the document the number was given: this one's, unless it kept an earlier number (S3-02). */
  readonly nummer_version: number
  readonly dokument_guid: string
  /** Of the form as it was sent. */
  readonly dokument_version: number
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
  /** When the document came in first: an application is judged by that day, also after a correction. */
  readonly erstmals_am: Date
}

/** By name: a prepared statement with `*` breaks on the day a migration adds a column (SQLSTATE 0A000). */
const SPALTEN = [
  'eingangsnummer',
  'nummer_version',
  'dokument_guid',
  'dokument_version',
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
  where frueher.dokument_guid = einreichung.dokument_guid)) as erstmals_am`

/** What everybody reads of a row of `einreichung`. */
export const einreichungSpalten = sql.join([
  ...SPALTEN.map((spalte) => sql.ref(`einreichung.${spalte}`)),
  erstmalsAm,
])

/** Every submission of a document, the latest first. */
export const einreichungenVon = async (db: Database | Tx, dokumentGuid: string): Promise<EinreichungRow[]> =>
  (
    await sql<EinreichungRow>`select ${einreichungSpalten} from einreichung
      where dokument_guid = ${dokumentGuid} order by dokument_version desc`.execute(db)
  ).rows

/** The latest one; undefined for a document that was never sent. */
export const letzteEinreichung = async (
  db: Database | Tx,
  dokumentGuid: string,
): Promise<EinreichungRow | undefined> =>
  (
    await sql<EinreichungRow>`select ${einreichungSpalten} from einreichung
      where dokument_guid = ${dokumentGuid} order by dokument_version desc limit 1`.execute(db)
  ).rows[0]

/** The same of one that is no first draft: then there is one. */
export const gesendeteEinreichung = async (
  db: Database | Tx,
  dokumentGuid: string,
): Promise<EinreichungRow> => {
  const einreichung = await letzteEinreichung(db, dokumentGuid)
  if (einreichung === undefined) throw new Error(`document ${dokumentGuid} was never sent`)
  return einreichung
}

/** Which of the submissions with this number is meant; without a version the one that was given it. */
export type Eingang = { readonly eingangsnummer: string; readonly version?: number | undefined }

const derEingang = ({ eingangsnummer, version }: Eingang) =>
  sql`einreichung.eingangsnummer = ${eingangsnummer}
    and einreichung.dokument_version = coalesce(${version ?? null}::integer, einreichung.nummer_version)`

const ohneBelegVon = async (
  db: Database | Tx,
  eingang: Eingang,
  sperre = sql``,
): Promise<EinreichungRow | undefined> =>
  (
    await sql<EinreichungRow>`select ${einreichungSpalten} from einreichung
      where ${derEingang(eingang)} and beleg_guid is null ${sperre}`.execute(db)
  ).rows[0]

/** A submission whose receipt is missing; undefined where it is there (the job may run twice). */
export const ohneBeleg = (db: Database, eingang: Eingang): Promise<EinreichungRow | undefined> =>
  ohneBelegVon(db, eingang)

/** The same, locked: of two runs the second finds the receipt of the first. */
export const ohneBelegSperren = (tx: Tx, eingang: Eingang): Promise<EinreichungRow | undefined> =>
  ohneBelegVon(tx, eingang, sql`for update`)

export const belegSetzen = async (
  tx: Tx,
  { dokument_guid, dokument_version }: EinreichungRow,
  beleg: { readonly uuid: string; readonly sha256: string },
): Promise<void> => {
  await sql`update einreichung set beleg_guid = ${beleg.uuid}, beleg_sha256 = ${beleg.sha256}
    where dokument_guid = ${dokument_guid} and dokument_version = ${dokument_version}`.execute(tx)
}
