import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** SQL of table `auszahlung_position`: what a request claims of which item on which invoice. */
export type Position = {
  readonly nachweis: string
  readonly gegenstand: string
  readonly beantragtCent: number
  readonly foerderfaehigCent: number | null
  readonly schluessel: string | null
  readonly nummer: string | null
  /** The day of the invoice, as it is typed. */
  readonly datum: string | null
  readonly steller: string | null
  readonly rechnungCent: number | null
}

type Ziel = {
  readonly guid: string
  readonly geschaeft_guid: string
  readonly unternehmen_guid: string
}

/** The positions of a request, all anew. Whoever calls it has locked the request and its approval. */
export const positionenErsetzen = async (
  tx: Tx,
  { guid, geschaeft_guid, unternehmen_guid }: Ziel,
  positionen: readonly Position[],
): Promise<void> => {
  await sql`delete from auszahlung_position where auszahlung_guid = ${guid}`.execute(tx)
  if (positionen.length === 0) return
  const zeilen = JSON.stringify(positionen.map((p, i) => ({ ...p, nr: i + 1 })))
  await sql`insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid,
      unternehmen_guid, beantragt_cent, nachweis_guid, foerderfaehig_cent, rechnung_schluessel, rechnung_nummer,
      rechnung_steller, rechnung_cent)
    select ${guid}, p.nr, ${geschaeft_guid}, 'IN_BEARBEITUNG', p.gegenstand, ${unternehmen_guid}, p."beantragtCent",
      p.nachweis, p."foerderfaehigCent", p.schluessel, p.nummer, p.steller, p."rechnungCent"
    from json_to_recordset(${zeilen}) as p (nr integer, gegenstand uuid, nachweis uuid, "beantragtCent" bigint,
      "foerderfaehigCent" bigint, schluessel text, nummer text, steller text, "rechnungCent" bigint)
    order by p.nr`.execute(tx)
}
