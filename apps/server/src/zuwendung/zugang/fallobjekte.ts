import { sql, type RawBuilder } from 'kysely'

/** Tables whose rows belong to a case by `geschaeft_guid` and are named in the audit log by their `guid`. */
export const FALLTABELLEN = [
  'anhoerung',
  'antrag',
  'auszahlung',
  'befangenheit',
  'bescheid',
  'bewilligter_gegenstand',
  'entscheidung',
  'konversation',
  'notiz',
  'verzicht',
  'wiedervorlage',
] as const

/** SQL: what the audit log may name of a case, as text. */
export const fallobjekte = (geschaeftGuid: string): RawBuilder<unknown> =>
  sql`select ${geschaeftGuid}::text ${sql.join(
    FALLTABELLEN.map(
      (tabelle) =>
        sql`union all select guid::text from ${sql.table(tabelle)} where geschaeft_guid = ${geschaeftGuid}`,
    ),
    sql` `,
  )}`

/** SQL: in which of them the audit log's object is; null for the case itself. */
export const objekttabelle = (geschaeftGuid: string, objekt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${sql.join(
    FALLTABELLEN.map(
      (tabelle) =>
        sql`when exists (select from ${sql.table(tabelle)} o where o.geschaeft_guid = ${geschaeftGuid}
          and o.guid::text = ${objekt}) then ${tabelle}::text`,
    ),
    sql` `,
  )} end`
