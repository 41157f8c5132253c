import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `zahllauf_verfall`: that a run is to end, as one person presents it and another decides. */
export type VerfallRow = {
  readonly guid: string
  readonly grund: string
  readonly status: 'VORGELEGT' | 'FREIGEGEBEN' | 'ZURUECKGEGEBEN'
  readonly vorbereitet_von: string
  readonly vorgelegt_am: Date
  readonly freigegeben_von: string | null
  readonly freigegeben_am: Date | null
  readonly zurueckgegeben_von: string | null
  readonly zurueckgegeben_am: Date | null
  readonly zurueckgegeben_grund: string | null
}

/** What lies before a second person or was released, else the last that was given back. */
export const verfallLaden = async (db: Database | Tx, lauf: string): Promise<VerfallRow | undefined> =>
  (
    await sql<VerfallRow>`select guid, grund, status, vorbereitet_von, vorgelegt_am, freigegeben_von, freigegeben_am,
        zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund
      from zahllauf_verfall where zahllauf_guid = ${lauf} order by status = 'ZURUECKGEGEBEN', vorgelegt_am desc, guid
      limit 1`.execute(db)
  ).rows[0]

type Neu = { readonly lauf: string; readonly grund: string; readonly sub: string; readonly jetzt: Date }
export const verfallEinfuegen = async (tx: Tx, { lauf, grund, sub, jetzt }: Neu): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into zahllauf_verfall (guid, zahllauf_guid, grund, status, vorbereitet_von, vorgelegt_am)
    values (${guid}, ${lauf}, ${grund}, 'VORGELEGT', ${sub}, ${jetzt})`.execute(tx)
  return guid
}

type Ende = { readonly guid: string; readonly sub: string; readonly jetzt: Date }
/** The database refuses whoever has a part in the run. */
export const verfallFreigegeben = async (tx: Tx, { guid, sub, jetzt }: Ende): Promise<void> => {
  await sql`update zahllauf_verfall set status = 'FREIGEGEBEN', freigegeben_von = ${sub}, freigegeben_am = ${jetzt}
    where guid = ${guid}`.execute(tx)
}

/** The same may be presented anew. */
export const verfallZurueckgegeben = async (
  tx: Tx,
  { guid, sub, jetzt, grund }: Ende & { readonly grund: string },
): Promise<void> => {
  await sql`update zahllauf_verfall set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${sub},
      zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${grund} where guid = ${guid}`.execute(tx)
}
