import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** SQL of table `rechnung`: every invoice of a company, and what of it live requests claim (0090). */
export type Registerrechnung = {
  readonly schluessel: string
  readonly betragCent: number
  readonly angesetztCent: number
  /** Items that live positions of other requests claim it for. */
  readonly gegenstaende: readonly string[]
}

type Genannt = { readonly schluessel: string; readonly betragCent: number }

const zeilenAus = (genannte: readonly Genannt[]) =>
  sql`json_to_recordset(${JSON.stringify(genannte)}) as n (schluessel text, "betragCent" bigint)`

const leben = sql`(select p.gegenstand_guid::text from auszahlung_position p
  where p.unternehmen_guid = r.unternehmen_guid and p.lebende_rechnung = r.schluessel)`

/**
 * Enters invoices and locks them, in the order of their keys so that no two submissions wait for each other; answers how
 * they stand. A total that nothing live names any more is taken from the new one: that is asked under the lock.
 */
export const rechnungenEintragen = async (
  tx: Tx,
  unternehmenGuid: string,
  genannte: readonly Genannt[],
): Promise<Registerrechnung[]> => {
  const ihre = sql`r.unternehmen_guid = ${unternehmenGuid}
    and r.schluessel = any(${genannte.map(({ schluessel }) => schluessel)})`
  await sql`insert into rechnung (unternehmen_guid, schluessel, betrag_cent)
    select ${unternehmenGuid}, n.schluessel, n."betragCent" from ${zeilenAus(genannte)} order by n.schluessel
    on conflict (unternehmen_guid, schluessel) do nothing`.execute(tx)
  await sql`select from rechnung r where ${ihre} order by r.schluessel for update`.execute(tx)
  await sql`update rechnung r set betrag_cent = n."betragCent" from ${zeilenAus(genannte)}
    where ${ihre} and n.schluessel = r.schluessel and r.betrag_cent <> n."betragCent" and not exists ${leben}`.execute(
    tx,
  )
  const { rows } = await sql<Registerrechnung>`select r.schluessel, r.betrag_cent as "betragCent",
      r.angesetzt_cent as "angesetztCent", array${leben} as gegenstaende
    from rechnung r where ${ihre}`.execute(tx)
  return rows
}
