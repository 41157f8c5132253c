import { sql } from 'kysely'
import * as z from 'zod/mini'
import { aufgabe } from '../../jobs/jobs.ts'
import { SCHLUESSEL_GILT_STUNDEN } from './einmal.ts'

/** S10-05: keys of calls are kept for a day. Their answers hold what the caller saw, so none stays longer than it serves. */
export const schluesselAufraeumen = aufgabe({
  name: 'schluessel-aufraeumen',
  cron: '11 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock }) => {
    await sql`delete from aufrufschluessel
      where am < ${clock.now()}::timestamptz - make_interval(hours => ${SCHLUESSEL_GILT_STUNDEN})`.execute(db)
  },
})
