import {
  anhoerungStand,
  type AnhoerungStand,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import type { StellungnahmeEntwurf } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `anhoerung`. */
export type AnhoerungRow = {
  readonly guid: string
  readonly text: string
  readonly frist: Date
  readonly gestellt_am: Date
  readonly gestellt_von: string
  readonly antwort: StellungnahmeEntwurf
  readonly version: number
  readonly geaendert_am: Date
  readonly beantwortet_am: Date | null
  readonly beantwortet_von: string | null
}

const SPALTEN = sql`guid, text, frist, gestellt_am, gestellt_von, antwort, version, geaendert_am, beantwortet_am, beantwortet_von`

/** All of a case, the latest first. */
export const anhoerungenVon = async (db: Database | Tx, geschaeftGuid: string): Promise<AnhoerungRow[]> =>
  (
    await sql<AnhoerungRow>`select ${SPALTEN} from anhoerung where geschaeft_guid = ${geschaeftGuid}
      order by gestellt_am desc`.execute(db)
  ).rows

/** The one that counts; undefined where the applicant was never heard. Who writes has locked the case before. */
export const letzteAnhoerung = async (
  db: Database | Tx,
  geschaeftGuid: string,
): Promise<AnhoerungRow | undefined> => (await anhoerungenVon(db, geschaeftGuid))[0]

export const standVon = (row: AnhoerungRow | undefined, jetzt: Date): AnhoerungStand | null =>
  row === undefined
    ? null
    : anhoerungStand(
        { frist: row.frist.toISOString(), beantwortetAm: row.beantwortet_am?.toISOString() ?? null },
        jetzt,
      )

export type NeueAnhoerung = {
  readonly guid: string
  readonly geschaeftGuid: string
  readonly text: string
  /** Last day that counts, 'YYYY-MM-DD'. */
  readonly letzterTag: string
  readonly jetzt: Date
  readonly sub: string
}

export const anhoerungEinfuegen = async (tx: Tx, a: NeueAnhoerung): Promise<AnhoerungRow> => {
  const { rows } = await sql<AnhoerungRow>`insert into anhoerung
      (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am)
    values (${a.guid}, ${a.geschaeftGuid}, ${a.text},
      (${a.letzterTag}::date + 1)::timestamp at time zone 'Europe/Berlin', ${a.jetzt}, ${a.sub}, ${a.jetzt})
    returning ${SPALTEN}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('insert into anhoerung returned no row')
  return row
}

type Antwort = {
  readonly antwort: StellungnahmeEntwurf
  readonly jetzt: Date
  /** Sent with it: by whom, and when it had arrived. */
  readonly gesendet?: { readonly von: string; readonly am: Date }
}

/** Keeps the answer, as a version of its own; answers the row as it then stands. */
export const antwortSchreiben = async (
  tx: Tx,
  guid: string,
  { antwort, jetzt, gesendet }: Antwort,
): Promise<AnhoerungRow> => {
  const { rows } = await sql<AnhoerungRow>`update anhoerung set antwort = ${JSON.stringify(antwort)},
      version = version + 1, geaendert_am = ${jetzt}, beantwortet_am = ${gesendet?.am ?? null},
      beantwortet_von = ${gesendet?.von ?? null}
    where guid = ${guid} returning ${SPALTEN}`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error(`hearing ${guid} is gone`)
  return row
}
