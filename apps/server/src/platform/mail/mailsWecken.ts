import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { aufgabe } from '../jobs/jobs.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import { smtpAntwortet } from './smtp.ts'

/** Mails that were tried and not delivered; one whose first try is still to come does not count. */
export type Wartende = { readonly anzahl: number; readonly aelteste: Date | null }

export const wartendeMails = async (db: Database): Promise<Wartende> => {
  const { rows } =
    await sql<Wartende>`select count(*) as anzahl, min(angelegt_am) as aelteste from postausgang
    where versendet_am is null and fehler is not null and angelegt_am <= now()`.execute(db)
  return rows[0] ?? { anzahl: 0, aelteste: null }
}

/** Pauses between tries grow to hours, and 25 of them are all: both begin anew. */
const wecken = (db: Database) =>
  sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0) from graphile_worker.jobs
    where task_identifier = ${MAIL_VERSENDEN} and locked_by is null and attempts > 0 having count(*) > 0`.execute(
    db,
  )

/** Every minute, while mails wait: once the mail server answers again, all of them are tried at once. */
export const mailsWecken = aufgabe({
  name: 'mails-wecken',
  cron: '* * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, config }) => {
    if ((await wartendeMails(db)).anzahl > 0 && (await smtpAntwortet(config))) await wecken(db)
  },
})
