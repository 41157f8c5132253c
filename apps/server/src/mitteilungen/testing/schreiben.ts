import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export type Schreiben = {
  readonly unternehmenGuid: string
  readonly zuKunde?: boolean
  /** Otherwise the company's general one. */
  readonly konversation?: string
}

/** A message in a conversation of the company, as the provider (or a member) sends it; answers its guid. */
export const schreiben = async (
  db: Database,
  { unternehmenGuid, zuKunde = true, konversation }: Schreiben,
): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into mitteilung
      (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt, abgeschickt_am, absender)
    select ${guid}, guid, unternehmen_guid, ${zuKunde}, 'Ihre Unterlagen', 'Guten Tag, …', now(), 'sub-bank'
    from konversation where unternehmen_guid = ${unternehmenGuid}
      and case when ${konversation ?? null}::uuid is null then allgemein else guid = ${konversation ?? null} end`.execute(
    db,
  )
  return guid
}

/** The member opens it. */
export const lesen = async (db: Database, guid: string, sub: string): Promise<void> => {
  await sql`insert into mitteilung_gelesen (nutzer_sub, mitteilung_guid, unternehmen_guid, gelesen_am)
    select ${sub}, guid, unternehmen_guid, now() from mitteilung where guid = ${guid}`.execute(db)
}
