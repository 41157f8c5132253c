import { momentVon } from '@foerderportal/contract/shared/zeit/datum'
import type { ZahlungZurueck } from '@foerderportal/contract/auszahlung/schema'
import { sql, type RawBuilder } from 'kysely'

/** As PostgreSQL writes it into JSON. */
export type ZahlungZurueckRow = { readonly am: string; readonly grund: string } | null

/**
 * The payment of a request that came back last, for as long as nobody has mended what it came back for: the company has
 * changed no bank data since, and the bank pays it in no other run. Null where there is none.
 */
export const zahlungZurueckVon = (auszahlung: RawBuilder<unknown>) =>
  sql`(select json_build_object('am', p.status_seit, 'grund', p.grund) from zahlposten p
    where p.auszahlung_guid = ${auszahlung} and p.status = 'ABGEWIESEN'
      and not exists (select from zahlposten n where n.auszahlung_guid = p.auszahlung_guid
        and n.status in ('OFFEN', 'BEZAHLT'))
      and not exists (select from bankdaten_aenderung b where b.unternehmen_guid = p.unternehmen_guid
        and b.geaendert_am > p.status_seit)
    order by p.status_seit desc limit 1)`

export const zahlungZurueckAnsicht = (row: ZahlungZurueckRow): ZahlungZurueck | null =>
  row && { am: momentVon(row.am).toISOString(), grund: row.grund }
