import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql, type RawBuilder } from 'kysely'
import { protokollzeile } from '../audit/protokollieren.ts'
import type { Tx } from '../database/database.ts'
import { absagen } from '../http/refusal.ts'

/** What a company fills in and sends: a row of table `dokument`, and of the table of its own kind (0042). */
export type Dokument = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly formular: object
  readonly version: number
  readonly geaendert_am: Date
}

export type Dokumentart = {
  readonly tabelle: 'antrag' | 'auszahlung' | 'bekundung'
  /** What a refusal calls it, masculine: 'Antrag'. */
  readonly was: string
  readonly classVersion: number
}

/** A statement that loads one document, its own table as `a`; `dazu` stands behind its columns. */
type Laden<D> = (dazu: RawBuilder<unknown>) => RawBuilder<D>

/** The version that the statement saw when it began: another one than the locked row's tells that it has waited. */
const versionZuBeginn = ({ tabelle }: Dokumentart) =>
  sql`, (select vorher.version from ${sql.table(tabelle)} vorher where vorher.guid = a.guid) as zu_beginn`

/**
 * Loads a document and locks it until the transaction ends: saves, submissions and decisions of one document queue here.
 * Of a row that is not locked, the one who waited sees what was there before his wait (READ COMMITTED): who has waited
 * for a change reads once more, under the lock. `sperre`: which of the statement's rows are locked.
 */
export const dokumentSperren = async <D extends Pick<Dokument, 'version'>>(
  tx: Tx,
  art: Dokumentart,
  { laden, sperre }: { readonly laden: Laden<D>; readonly sperre: RawBuilder<unknown> },
): Promise<D | undefined> => {
  const { rows } = await sql<
    D & { readonly zu_beginn: number }
  >`${laden(versionZuBeginn(art))} for no key update of ${sperre}`.execute(tx)
  const [gesperrt] = rows
  if (gesperrt === undefined || gesperrt.version === gesperrt.zu_beginn) return gesperrt
  return (await laden(sql``).execute(tx)).rows[0]
}

/** A write that builds on an older version is refused; without If-Match the last one wins (S11-05). */
export const versionPruefen = (
  { was }: Pick<Dokumentart, 'was'>,
  { version, geaendert_am }: Pick<Dokument, 'version' | 'geaendert_am'>,
  ifMatch: number | undefined,
): void => {
  if (ifMatch !== undefined && ifMatch !== version)
    throw absagen(ALLGEMEIN.konkurrierend, `Der ${was} wurde am ${alsMinute(geaendert_am)} Uhr geändert.`)
}

export type Stand<F extends object> = {
  readonly formular: F
  readonly sub: string
  readonly jetzt: Date
  /** Of the audit row. */
  readonly handlung: string
  /** Further columns of its table: `, zuwendung_cent = 1`. */
  readonly dazu?: RawBuilder<unknown>
}

/**
 * Writes a new state of a locked document, counts its version up and appends the audit row, in one statement: saves are
 * the hot path. Answers the document as it then stands.
 */
export const standSchreiben = async <D extends Dokument>(
  tx: Tx,
  art: Dokumentart,
  dokument: D,
  { formular, sub, jetzt, handlung, dazu = sql`` }: Stand<D['formular']>,
): Promise<D> => {
  const { guid, unternehmen_guid: unternehmenGuid } = dokument
  const version = dokument.version + 1
  const zeile = protokollzeile({ unternehmenGuid, sub, handlung, objektGuid: guid, angaben: { version } })
  await sql`with geschrieben as (update ${sql.table(art.tabelle)} set formular = ${JSON.stringify(formular)},
    class_version = ${art.classVersion}, version = version + 1, geaendert_am = ${jetzt}, geaendert_von = ${sub} ${dazu}
    where guid = ${guid}) ${zeile}`.execute(tx)
  return { ...dokument, formular, version, geaendert_am: jetzt }
}
