import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrateJobs } from './jobsSchema.ts'
import { DatabaseStartError } from './launcher/startError.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))

type Migration = {
  readonly nummer: number
  readonly datei: string
  readonly sql: string
  readonly pruefsumme: string
}

/** Line ends are not counted: git may change them on the way to another machine. */
const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

const readMigrations = (folder: string): Migration[] => {
  const found = readdirSync(folder)
    .filter((datei) => /^\d{4}_\w+\.sql$/.test(datei))
    .toSorted()
    .map((datei) => {
      const sql = readFileSync(join(folder, datei), 'utf8')
      return { nummer: Number.parseInt(datei), datei, sql, pruefsumme: checksum(sql) }
    })
  for (const [i, { nummer, datei }] of found.entries()) {
    if (nummer === found[i - 1]?.nummer)
      throw new DatabaseStartError(`Migration ${datei}: Die Nummer ist doppelt vergeben.`)
  }
  return found
}

type Applied = { readonly nummer: number; readonly datei: string; readonly pruefsumme: string }

const REFUSED = 'Die Datenbank wurde nicht verändert.'

/** What is still to do. Throws when database and program don't fit together; going on would damage data. */
const pendingOf = (all: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  for (const done of applied) {
    const known = all.find(({ nummer }) => nummer === done.nummer)
    if (!known) {
      throw new DatabaseStartError(
        `Die Datenbank ist neuer als dieses Programm: Migration ${done.datei} ist ihm unbekannt. ` +
          `Starten Sie die neuere Fassung des Portals. ${REFUSED}`,
      )
    }
    if (known.pruefsumme !== done.pruefsumme) {
      throw new DatabaseStartError(
        `Migration ${known.datei} ist bereits angewendet und danach geändert worden. Stellen Sie die Datei wieder her, ` +
          `und schreiben Sie die Änderung in eine neue Migration. ${REFUSED}`,
      )
    }
  }
  const last = Math.max(0, ...applied.map(({ nummer }) => nummer))
  const pending = all.filter(({ nummer }) => !applied.some((done) => done.nummer === nummer))
  const late = pending.find(({ nummer }) => nummer < last)
  if (!late) return pending
  throw new DatabaseStartError(
    `Migration ${late.datei} kam nach Nummer ${last} hinzu, die schon angewendet ist. Geben Sie ihr eine höhere Nummer. ${REFUSED}`,
  )
}

const apply = async (client: pg.Client, { nummer, datei, sql, pruefsumme }: Migration) => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (nummer, datei, pruefsumme) values ($1, $2, $3)', [
      nummer,
      datei,
      pruefsumme,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${datei} ist fehlgeschlagen: ${String(error)}`, { cause: error })
  }
}

/** 'Förderportal, migrations'; any number does that nobody else takes. */
const LOCK = 7_305_114_001

/**
 * Applies the SQL files that are still missing, each in a transaction of its own, as the role of the URL (the owner of
 * the database), and the tables of the job queue. Two processes may start at once: the second waits and finds nothing to do.
 * Returns the names of the applied files; throws DatabaseStartError when files and database don't fit.
 */
export const migrate = async (ownerUrl: string, folder = MIGRATIONS): Promise<string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migration (
      nummer integer primary key, datei text not null, pruefsumme text not null, zeit timestamptz not null default now())`)
    const { rows } = await client.query<Applied>(
      'select nummer, datei, pruefsumme from schema_migration order by nummer',
    )
    const pending = pendingOf(readMigrations(folder), rows)
    for (const migration of pending) await apply(client, migration)
    await migrateJobs(client, ownerUrl)
    return pending.map(({ datei }) => datei)
  } finally {
    // The end of the connection frees the lock.
    await client.end()
  }
}
