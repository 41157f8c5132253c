import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { MAIL_VERSENDEN, einzeilig, type Mail } from './mailVersenden.ts'

/** A mail of many: it has a key, so that a job that runs twice writes it once, and nothing follows it. */
export type Massenmail = Pick<Mail, 'an' | 'betreff' | 'text' | 'bezug' | 'demo'> & {
  readonly schluessel: string
}

/** As `mailVersenden`, for hundreds at once in one statement: a letter to everybody takes seconds, not minutes. */
export const mailsVersenden = async (tx: Tx, mails: readonly Massenmail[]): Promise<void> => {
  const zeilen = mails.map((m) => ({
    ...m,
    guid: randomUUID(),
    an: einzeilig(m.an),
    betreff: einzeilig(m.betreff),
    bezug: m.bezug ?? null,
    demo: m.demo ?? false,
  }))
  await sql`with neu as (
      insert into postausgang (guid, schluessel, an, betreff, text, bezug, demo)
      select guid, schluessel, an, betreff, text, bezug, demo from jsonb_to_recordset(${JSON.stringify(zeilen)}::jsonb)
        x (guid uuid, schluessel text, an text, betreff text, text text, bezug uuid, demo boolean)
      on conflict (schluessel) do nothing returning guid)
    select graphile_worker.add_job(${MAIL_VERSENDEN}, json_build_object('guid', guid), 'mail') from neu`.execute(
    tx,
  )
}
