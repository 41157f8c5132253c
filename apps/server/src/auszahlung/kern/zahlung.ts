import { sql, type RawBuilder } from 'kysely'

/**
 * The payment of a request: on which day it was made, or for which day it lies with the bank. Null before its run was
 * handed in: until then the run can still fall through (S6-08), and the day with it.
 */
export const zahlungVon = (auszahlung: RawBuilder<unknown>) =>
  sql`(select json_build_object('am', coalesce(p.valuta, l.ausfuehrung_am), 'bezahlt', p.status = 'BEZAHLT')
    from zahlposten p join zahllauf l on l.guid = p.zahllauf_guid
    where p.auszahlung_guid = ${auszahlung}
      and (p.status = 'BEZAHLT' or (p.status = 'OFFEN' and l.status = 'EINGEREICHT')))`
