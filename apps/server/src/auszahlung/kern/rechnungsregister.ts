import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** SQL of table `rechnung`: every invoice of a company, and what of it live requests claim (0090). */
export type Registerrechnung = {
  readonly schluessel: string
  readonly betragCent: number
  readonly angesetztCent: number
  /** Where live positions of other requests of the company claim it. */
  readonly orte: readonly Rechnungsort[]
}

/** A place in a request that was sent: its item, its receipt number, the day of the invoice as it was typed there. */
export type Rechnungsort = {
  readonly gegenstand: string
  readonly eingangsnummer: string | null
  readonly datum: string | null
}

type Genannt = { readonly schluessel: string; readonly betragCent: number }

const zeilenAus = (genannte: readonly Genannt[]) =>
  sql`json_to_recordset(${JSON.stringify(genannte)}) as n (schluessel text, "betragCent" bigint)`

const leben = sql`auszahlung_position p
  where p.unternehmen_guid = r.unternehmen_guid and p.lebende_rechnung = r.schluessel`

/** The day stands in what was sent, at the proof that the position is of. */
const orte = sql`coalesce((select jsonb_agg(jsonb_build_object('gegenstand', p.gegenstand_guid,
      'eingangsnummer', (select e.eingangsnummer from einreichung e where e.dokument_guid = p.auszahlung_guid
        order by e.dokument_version desc limit 1),
      'datum', (select n ->> 'rechnungsDatum' from auszahlung a
        cross join lateral jsonb_array_elements(a.formular -> 'verwendungsnachweise') n
        where a.guid = p.auszahlung_guid and n ->> 'id' = p.nachweis_guid::text))
      order by p.auszahlung_guid, p.nr)
    from ${leben}), '[]')`

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
    where ${ihre} and n.schluessel = r.schluessel and r.betrag_cent <> n."betragCent" and not exists (select from ${leben})`.execute(
    tx,
  )
  const { rows } = await sql<Registerrechnung>`select r.schluessel, r.betrag_cent as "betragCent",
      r.angesetzt_cent as "angesetztCent", ${orte} as orte
    from rechnung r where ${ihre}`.execute(tx)
  return rows
}
