import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { EinladungRow } from '../plaetze.ts'

/** An invitation that a batch has made (table `antrag_einladung`, 0079), with who of its company asks for it. */
export type EigeneEinladungRow = EinladungRow & {
  readonly unternehmen_guid: string
  readonly bekundung_guid: string
  readonly zeichnungsberechtigung: boolean
}

/** Locked, and its cases with it wait: undefined for a foreign or unknown one, and for one that no batch has made. */
export const einladungSperren = async (
  tx: Tx,
  guid: string,
  sub: string,
): Promise<EigeneEinladungRow | undefined> =>
  (
    await sql<EigeneEinladungRow>`select i.guid, i.unternehmen_guid, i.bekundung_guid, i.hauptgruppe, i.bis,
        i.zugesagt_cent, m.zeichnungsberechtigung, case when i.status = 'OFFEN' and exists (select from geschaeft g
          join antrag a on a.geschaeft_guid = g.guid join einreichung e on e.dokument_guid = a.guid
          where g.einladung_guid = i.guid) then 'GENUTZT' else i.status end as status
      from antrag_einladung i
        join mitgliedschaft m on m.unternehmen_guid = i.unternehmen_guid and m.nutzer_sub = ${sub}
      where i.guid = ${guid} and i.bekundung_guid is not null
      for no key update of i`.execute(tx)
  ).rows[0]
