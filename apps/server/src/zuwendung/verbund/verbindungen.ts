import type { DeMinimisGrenze } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimisSchema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `unternehmensverbindung` and `deminimis_beihilfe`. The Verbund follows by trigger (migration 0111). */

/** A company by its ZID-Betriebsnummer or its number at the bank (read of `unternehmen`: permitted, as in `konto.ts`). */
export const nachKennung = async (tx: Tx, kennung: string): Promise<string | undefined> =>
  (
    await sql<{ guid: string }>`select guid from unternehmen
      where gp_nr = ${kennung} or value ->> 'zidBetriebsnummer' = ${kennung} limit 1`.execute(tx)
  ).rows[0]?.guid

type Paar = { readonly guid: string; readonly anderes: string }

export const verbindungEinfuegen = async (
  tx: Tx,
  { guid, anderes }: Paar,
  n: { readonly grundlage: string; readonly sub: string; readonly jetzt: Date },
): Promise<boolean> => {
  const { rows } =
    await sql`insert into unternehmensverbindung (eines, anderes, grundlage, erfasst_von, erfasst_am)
    values (least(${guid}::uuid, ${anderes}::uuid), greatest(${guid}::uuid, ${anderes}::uuid), ${n.grundlage}, ${n.sub}, ${n.jetzt})
    on conflict do nothing returning eines`.execute(tx)
  return rows.length > 0
}

export const verbindungEntfernen = async (tx: Tx, { guid, anderes }: Paar): Promise<boolean> => {
  const { rows } = await sql`delete from unternehmensverbindung
    where eines = least(${guid}::uuid, ${anderes}::uuid) and anderes = greatest(${guid}::uuid, ${anderes}::uuid)
    returning eines`.execute(tx)
  return rows.length > 0
}

/** Why a company is linked directly with others, by their guid. */
export const grundlagenLaden = async (
  db: Database | Tx,
  guid: string,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ anderes: string; grundlage: string }>`
    select case when eines = ${guid} then anderes else eines end as anderes, grundlage
    from unternehmensverbindung where ${guid} in (eines, anderes)`.execute(db)
  return new Map(rows.map((row) => [row.anderes, row.grundlage]))
}

export type NeueBeihilfe = {
  readonly guid: string
  readonly unternehmenGuid: string
  readonly verordnung: DeMinimisGrenze['verordnung']
  readonly betragCent: number
  readonly gewaehrtAm: string
  readonly geber: string
  readonly sub: string
  readonly jetzt: Date
}

export const beihilfeEinfuegen = async (tx: Tx, b: NeueBeihilfe): Promise<void> => {
  await sql`insert into deminimis_beihilfe (guid, unternehmen_guid, verordnung, betrag_cent, gewaehrt_am, geber, erfasst_von,
      erfasst_am)
    values (${b.guid}, ${b.unternehmenGuid}, ${b.verordnung}, ${b.betragCent}, ${b.gewaehrtAm}, ${b.geber}, ${b.sub},
      ${b.jetzt})`.execute(tx)
}

/** False where the company has none such that still counts. */
export const beihilfeAusstreichen = async (
  tx: Tx,
  { guid, beihilfe }: { readonly guid: string; readonly beihilfe: string },
  n: { readonly grund: string; readonly sub: string; readonly jetzt: Date },
): Promise<boolean> => {
  const { rows } =
    await sql`update deminimis_beihilfe set gestrichen_von = ${n.sub}, gestrichen_am = ${n.jetzt},
      gestrichen_grund = ${n.grund}
    where guid = ${beihilfe} and unternehmen_guid = ${guid} and gestrichen_am is null returning guid`.execute(
      tx,
    )
  return rows.length > 0
}
