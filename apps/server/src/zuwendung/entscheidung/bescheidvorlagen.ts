import { Bescheidvorlage } from '@foerderportal/contract/zuwendung/entscheidung/bescheidvorlage'
import { Tag } from '@foerderportal/contract/shared/zeit/datumSchema'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `bescheidvorlage`: what the notices of a programme are made of, from a day on (rule D-05). */
export type Vorlagenfassung = { readonly gueltigAb: string; readonly daten: Bescheidvorlage }

/** A version as it comes from a file. */
const Datei = z.strictObject({ gueltigAb: Tag, daten: Bescheidvorlage })

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
  return row && { gueltigAb: row.gueltigAb, daten: z.parse(Bescheidvorlage, row.daten) }
}

/** Brings a version from a file in, checked; one that is there already stays: what was decided by it names it. */
export const bescheidvorlageLaden = async (tx: Tx, programm: string, datei: unknown): Promise<void> => {
  const { gueltigAb, daten } = z.parse(Datei, datei)
  await sql`insert into bescheidvorlage (programm, gueltig_ab, daten)
    values (${programm}, ${gueltigAb}, ${JSON.stringify(daten)}) on conflict do nothing`.execute(tx)
}
