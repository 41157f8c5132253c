import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { HOECHSTENS, type Bruch } from './bruch.ts'

export type Pruefung = {
  readonly zeilen: number
  readonly ketten: number
  /** At most a hundred; empty when every chain holds. */
  readonly brueche: readonly Bruch[]
}

/** Of one chain, or of all. */
const nur = (kette: string | undefined): RawBuilder<unknown> =>
  kette === undefined ? sql`true` : sql`kette = ${kette}`

/** Rows whose content, predecessor or number is not what the chain says; the database reads them in one pass. */
const zeilenPruefen = async (tx: Tx, kette?: string): Promise<Bruch[]> => {
  const { rows } = await sql<Bruch>`
    select kette, nr, case
      when not lueckenlos then 'davor fehlt mindestens eine Zeile'
      when not echt then 'der Inhalt wurde verändert'
      else 'der Vorgänger ist ein anderer' end as grund
    from (
      select kette, nr,
        hash = audit_hash(l) as echt,
        vorgaenger = coalesce(lag(hash) over w, sha256('')) as verkettet,
        nr = coalesce(lag(nr) over w, 0) + 1 as lueckenlos
      from audit_log l where ${nur(kette)}
      window w as (partition by kette order by nr)
    ) zeile
    where not (echt and verkettet and lueckenlos)
    order by kette, nr
    limit ${HOECHSTENS}`.execute(tx)
  return rows
}

/** Chains whose last row is not the one that their head names: rows at the end, or a whole chain, were taken away. */
const enden = async (tx: Tx, kette?: string): Promise<Bruch[]> => {
  const { rows } = await sql<Bruch>`
    select kette, coalesce(k.nr, l.nr) as nr, 'das Ende der Kette fehlt oder ist ein anderes' as grund
    from (select kette, nr, hash from audit_kette where ${nur(kette)}) k
    full join (select distinct on (kette) kette, nr, hash from audit_log where ${nur(kette)}
      order by kette, nr desc) l using (kette)
    where (k.nr, k.hash) is distinct from (l.nr, l.hash)
    order by kette
    limit ${HOECHSTENS}`.execute(tx)
  return rows
}

const zaehlen = async (tx: Tx) => {
  const { rows } = await sql<{ zeilen: number; ketten: number }>`
    select (select count(*) from audit_log) as zeilen, (select count(*) from audit_kette) as ketten`.execute(
    tx,
  )
  return rows[0] ?? { zeilen: 0, ketten: 0 }
}

/** Where this chain does not hold, as far as the database alone can tell. */
export const kettePruefen = async (tx: Tx, kette: string): Promise<Bruch[]> => [
  ...(await zeilenPruefen(tx, kette)),
  ...(await enden(tx, kette)),
]

/** Verifies every chain of the audit log at one moment, while the portal goes on writing. Reads only. */
export const auditPruefen = (db: Database): Promise<Pruefung> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      ...(await zaehlen(tx)),
      brueche: [...(await zeilenPruefen(tx)), ...(await enden(tx))],
    }))
