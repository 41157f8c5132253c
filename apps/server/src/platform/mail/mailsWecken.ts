import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { aufgabe } from '../jobs/jobs.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import { smtpAntwortet } from './smtp.ts'

const wartetAufMailserver = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`select from postausgang
    where hindernis = 'MAILSERVER' and naechster_versuch_am is null limit 1`.execute(db)
  return rows.length > 0
}

/** What it frees has a job again, in the same statement: none has two, and none has none. */
const wecken = (db: Database, { bis, alle }: { readonly bis: Date; readonly alle: boolean }) =>
  sql`with frei as (
      update postausgang set hindernis = null, naechster_versuch_am = null
      where hindernis is not null and (naechster_versuch_am <= ${bis}
        or (${alle}::boolean and hindernis = 'MAILSERVER' and naechster_versuch_am is null))
      returning guid)
    select graphile_worker.add_job(${MAIL_VERSENDEN}, json_build_object('guid', guid), 'mail') from frei`.execute(
    db,
  )

/**
 * Every minute: tries again what is due by the clock and, once the mail server answers again, what did not reach it; that
 * alone, since whatever else it refused it would refuse again.
 */
export const mailsWecken = aufgabe({
  name: 'mails-wecken',
  cron: '* * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, config, clock }) => {
    const alle = (await wartetAufMailserver(db)) && (await smtpAntwortet(config))
    await wecken(db, { bis: clock.now(), alle })
  },
})
