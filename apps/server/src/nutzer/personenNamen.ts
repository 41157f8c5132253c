import { sql } from 'kysely'
import { VON_SELBST } from '../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../platform/database/database.ts'

type Zeile = { readonly sub: string; readonly name: string }

/** Somebody whose account is gone, or who has never signed in to the desk. */
const UNBEKANNT = 'Unbekannte Person'

/** What people are called, by their `sub`. */
export type Name = (sub: string) => string

/** Who did something, and when; null while nobody has. */
export const getan = (name: Name, sub: string | null, am: Date | null) =>
  sub !== null && am !== null ? { name: name(sub), am: am.toISOString() } : null

/** How people are called who did something in a case: the bank's by their register, customers by their own data. */
export const personenNamen = async (db: Database | Tx, subs: readonly string[]): Promise<Name> => {
  const gesucht = [...new Set(subs)]
  const { rows } = await sql<Zeile>`select sub, name from bankperson where sub = any(${gesucht}::text[])
    union all
    select n.sub, concat_ws(' ', n.value ->> 'vorname', n.value ->> 'nachname') from nutzer n
    where n.sub = any(${gesucht}::text[]) and not exists (select from bankperson b where b.sub = n.sub)`.execute(
    db,
  )
  const namen = new Map(rows.map(({ sub, name }) => [sub, name]))
  return (sub) => namen.get(sub) ?? (sub === VON_SELBST ? 'Portal' : UNBEKANNT)
}
