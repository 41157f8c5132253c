import { Schreibvorlage } from '@foerderportal/contract/zuwendung/kern/programm/schreibvorlage'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'

/** What the bank writes with on a day ('YYYY-MM-DD'); undefined where the programme has no such texts: then there are none. */
export const schreibvorlageAm = async (
  db: Database,
  programm: string,
  tag: string,
): Promise<Schreibvorlage | undefined> => {
  const { rows } = await sql<{ daten: unknown }>`select daten from schreibvorlage
    where programm = ${programm} and gueltig_ab <= ${tag} order by gueltig_ab desc limit 1`.execute(db)
  const [row] = rows
  return row && z.parse(Schreibvorlage, row.daten)
}
