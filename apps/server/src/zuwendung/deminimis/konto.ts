import type { DeMinimisGrenze } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimisSchema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/**
 * SQL of the De-minimis account: what a company and all that are linked with it were granted (migrations 0111, 0131). Names of
 * companies are read in the same statement as their links: a permitted exception, nothing else of that slice is touched.
 */

/** What counts on a day ('YYYY-MM-DD'), in cents; what was released and is not yet effective counts as well. */
export const vergebenCent = async (
  db: Database | Tx,
  unternehmenGuid: string,
  { verordnung, jahre }: DeMinimisGrenze,
  tag: string,
): Promise<number> => {
  const { rows } = await sql<{ cent: number }>`select deminimis_vergeben(${unternehmenGuid}, ${verordnung},
    ${tag}::date, ${jahre}::integer) as cent`.execute(db)
  return rows[0]?.cent ?? 0
}

/** Whoever grants to one of its companies waits here for the other; links wait too. */
export const verbundSperren = async (tx: Tx, unternehmenGuid: string): Promise<void> => {
  await sql`select verbund_sperren(${unternehmenGuid})`.execute(tx)
}

export type Verbundenes = { readonly guid: string; readonly name: string }

/** The companies that are linked with one, directly or over others, by name. */
export const verbundeneLaden = async (db: Database | Tx, unternehmenGuid: string): Promise<Verbundenes[]> =>
  (
    await sql<Verbundenes>`select u.guid, u.name from verbundene(${unternehmenGuid}) v
      join unternehmen u on u.guid = v.unternehmen_guid
      where u.guid <> ${unternehmenGuid} order by u.name, u.guid`.execute(db)
  ).rows

export type Kontozeile = {
  readonly beihilfe_guid: string | null
  readonly unternehmen: string
  readonly verordnung: DeMinimisGrenze['verordnung']
  readonly betrag_cent: number
  /** Null while the notice of an approval has no effect yet. */
  readonly tag: string | null
  /** Another authority; null for an approval of ours. */
  readonly geber: string | null
  readonly ge_nr: string | null
}

/** The account of the whole Verbund, the newest first. */
export const kontoLaden = async (db: Database | Tx, unternehmenGuid: string): Promise<Kontozeile[]> =>
  (
    await sql<Kontozeile>`select k.beihilfe_guid, u.name as unternehmen, k.verordnung, k.betrag_cent, k.tag, k.geber, g.ge_nr
      from deminimis_konto k join unternehmen u on u.guid = k.unternehmen_guid
        left join geschaeft g on g.guid = k.geschaeft_guid
      where k.unternehmen_guid = any (array(select v.unternehmen_guid from verbundene(${unternehmenGuid}) v))
      order by k.tag desc nulls first, u.name, k.betrag_cent`.execute(db)
  ).rows
