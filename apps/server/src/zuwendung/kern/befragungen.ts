import { sql, type RawBuilder } from 'kysely'

/** What an application knows of its questionnaires; those that a correction has replaced are not among them. */
export type AntragBefragung = {
  readonly guid: string
  readonly umfrageUuid: string
  readonly begonnen: boolean
  readonly abgeschlossen: boolean
  /** The bank has given it back: a copy of what was finished. */
  readonly korrektur: boolean
  readonly fortschritt: number
}

/**
 * SQL: those of application `a`, as a list of JSON, the latest first. Table `befragung` belongs to slice fragebogen; it is
 * read here in the statement that loads the application, for each save asks it and a round trip of its own would cost the
 * budget of the saves (rule B-04). Permitted exception, as with `mitgliedschaft`; nothing else of that slice is touched.
 */
export const befragungenDesAntrags: RawBuilder<unknown> = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'guid', b.guid, 'umfrageUuid', b.umfrage_uuid, 'begonnen', b.version > 1,
    'abgeschlossen', b.abgeschlossen_am is not null, 'fortschritt', b.fortschritt,
    'korrektur', b.vorgaenger_guid is not null) order by b.angelegt_am desc), '[]')
  from befragung b where b.antrag_guid = a.guid
    and not exists (select from befragung n where n.vorgaenger_guid = b.guid))`
