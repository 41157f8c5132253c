import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `jahresbudget` and `jahresreserve`: what a programme has for a year, and what each case holds of it. */

/** What is asked for or approved of a year's money, in cents. */
export const jahrVergebenCent = async (
  db: Database | Tx,
  programm: Programm,
  jahr: number,
): Promise<number> =>
  (
    await sql<{ cent: number }>`select reserviert_cent + bewilligt_cent as cent
      from jahresbudget where programm = ${programm} and jahr = ${jahr}`.execute(db)
  ).rows[0]?.cent ?? 0

/** The year in which a case counts: the one of its first submission. */
export const jahrDesFalls = async (tx: Tx, geschaeftGuid: string): Promise<number | undefined> =>
  (
    await sql<{
      jahr: number
    }>`select jahr from jahresreserve where geschaeft_guid = ${geschaeftGuid}`.execute(tx)
  ).rows[0]?.jahr

type Bedarf = { readonly geschaeftGuid: string; readonly programm: Programm; readonly jahr: number }

/**
 * The row of the year, locked: what is read from then on stays. A new version of the programme may have changed the money of
 * a year that goes on; below what is given away it never falls.
 */
export const jahrSperren = async (
  tx: Tx,
  { geschaeftGuid, programm, jahr }: Bedarf,
  budgetCent: number,
): Promise<number> => {
  await sql`insert into jahresbudget as j (programm, jahr, budget_cent) values (${programm}, ${jahr}, ${budgetCent})
    on conflict (programm, jahr) do update
      set budget_cent = greatest(excluded.budget_cent, j.reserviert_cent + j.bewilligt_cent)`.execute(tx)
  const { rows } = await sql<{ frei: number }>`select j.budget_cent - j.reserviert_cent - j.bewilligt_cent
      + coalesce((select r.reserviert_cent from jahresreserve r where r.geschaeft_guid = ${geschaeftGuid}), 0) as frei
    from jahresbudget j where j.programm = ${programm} and j.jahr = ${jahr}`.execute(tx)
  return rows[0]?.frei ?? 0
}

/** What a case holds from now on; the database counts it. */
export const reserveSetzen = async (
  tx: Tx,
  { geschaeftGuid, programm, jahr }: Bedarf,
  cent: number,
): Promise<void> => {
  await sql`insert into jahresreserve (geschaeft_guid, programm, jahr, reserviert_cent)
    values (${geschaeftGuid}, ${programm}, ${jahr}, ${cent})
    on conflict (geschaeft_guid) do update set reserviert_cent = excluded.reserviert_cent`.execute(tx)
}
