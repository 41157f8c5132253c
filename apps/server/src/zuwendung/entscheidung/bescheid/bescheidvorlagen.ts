import { wieGespeichert } from '@foerderportal/contract/shared/angaben/plausibel'
import { Bescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'

/** What is read of table `bescheidvorlage`, which room programmdaten fills: what the notices of a programme are made of, from a day on (rule D-05). */
export type Vorlagenfassung = { readonly gueltigAb: string; readonly daten: Bescheidvorlage }

/** The version that holds on a day ('YYYY-MM-DD'); undefined where the programme has none yet. */
export const bescheidvorlageAm = async (
  db: Database | Tx,
  programm: string,
  tag: string,
): Promise<Vorlagenfassung | undefined> => {
  const { rows } = await sql<{ gueltigAb: string; daten: unknown }>`select gueltig_ab as "gueltigAb", daten
    from bescheidvorlage where programm = ${programm} and gueltig_ab <= ${tag}
    order by gueltig_ab desc limit 1`.execute(db)
  const [row] = rows
  return row && { gueltigAb: row.gueltigAb, daten: wieGespeichert(Bescheidvorlage, row.daten) }
}
