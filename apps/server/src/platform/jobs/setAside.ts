import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

/** How a job is recognised in `job_unfall`, in SQL: its key, which a later one for the same work has too, else its number. */
export const JOB_KEY = "coalesce(key, 'nummer:' || id)"
const keyOf = ({ key, id }: { readonly key: string | null; readonly id: string }) => key ?? `nummer:${id}`

/** One death may be a power cut; two at the same job are its doing. */
const DEATHS = 2

/** A job that killed its process again and again; it is kept, and waits for somebody to look at it. */
class JobSetAside extends Error {
  constructor(key: string) {
    super(`job ${key} is set aside: it was at work when the process died, ${DEATHS} times (table job_unfall)`)
  }
}

type Job = { readonly key: string | null; readonly id: string }

/** How many jobs wait for somebody to look at them. */
export const setAsideCount = async (db: Database): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from job_unfall where anzahl >= ${DEATHS}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Which jobs are not run any more, as of the last look; each death means a start, and each start looks. */
export const openSetAside = (pool: pg.Pool, log: Logger) => {
  let known = new Map<string, number>()
  return {
    look: async (): Promise<void> => {
      const { rows } = await pool.query<{ schluessel: string; name: string; anzahl: number }>(
        'select schluessel, name, anzahl from job_unfall',
      )
      for (const { schluessel, name, anzahl } of rows)
        if (anzahl >= DEATHS && (known.get(schluessel) ?? 0) < DEATHS)
          log.error(
            { job: name, schluessel },
            'Eine Hintergrundarbeit hat den Prozess mehrmals beendet und ist zurückgestellt (docs/betrieb/datenbank.md).',
          )
      known = new Map(rows.map(({ schluessel, anzahl }) => [schluessel, anzahl]))
    },
    /** @throws JobSetAside for one that is not to run */
    check: (job: Job): void => {
      const key = keyOf(job)
      if ((known.get(key) ?? 0) >= DEATHS) throw new JobSetAside(key)
    },
    /** It ran to its end: what happened before was not its doing. */
    done: async (job: Job): Promise<void> => {
      const key = keyOf(job)
      if (!known.delete(key)) return
      await pool.query('delete from job_unfall where schluessel = $1', [key])
    },
  }
}
export type SetAside = ReturnType<typeof openSetAside>
