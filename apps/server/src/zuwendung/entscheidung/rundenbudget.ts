import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

type Budget = { readonly bezeichnung: string; readonly freiCent: number }

/**
 * The money of the round that a case belongs to, and what its invitation holds, for whoever approves: read from then on it
 * stays. The invitation first, as everybody does who changes both; the database itself keeps a round within its money.
 */
export const rundenbudgetSperren = async (tx: Tx, geschaeftGuid: string): Promise<void> => {
  await sql`select from antrag_einladung e where e.guid = (select einladung_guid from geschaeft
    where guid = ${geschaeftGuid}) for update`.execute(tx)
  await sql`select from runde_budget b where b.ibk_meta_guid = (select f.ibk_meta_guid from geschaeft g
    join foerderrunde f on f.guid = g.runde_guid where g.guid = ${geschaeftGuid}) for update`.execute(tx)
}

/** What the round can still approve for this case: what is free, and what is held for it. Undefined: no round has it. */
const budgetLesen = async (db: Database | Tx, geschaeftGuid: string): Promise<Budget | undefined> => {
  const { rows } = await sql<Budget>`select r.bezeichnung,
      b.budget_cent - b.reserviert_cent - b.bewilligt_cent + coalesce(e.reserviert_cent, 0) as "freiCent"
    from geschaeft g join foerderrunde f on f.guid = g.runde_guid
      join ibk_meta r on r.guid = f.ibk_meta_guid join runde_budget b on b.ibk_meta_guid = r.guid
      left join antrag_einladung e on e.guid = g.einladung_guid
    where g.guid = ${geschaeftGuid}`.execute(db)
  return rows[0]
}

/** Why so much can't be approved for this case: more than its round has; null where it can. */
export const budgetHindernis = async (
  db: Database | Tx,
  geschaeftGuid: string,
  cent: number,
): Promise<string | null> => {
  const budget = cent === 0 ? undefined : await budgetLesen(db, geschaeftGuid)
  if (budget === undefined || cent <= budget.freiCent) return null
  return `Das Budget der Runde „${budget.bezeichnung}“ reicht nicht: Frei sind noch ${alsEuro(budget.freiCent)}, bewilligt würden ${alsEuro(cent)}.`
}
