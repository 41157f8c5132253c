import { hash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { PatientPool } from './patientPool.ts'

/**
 * A slice names its own tables: `db.withTables<AntragTabellen>()` in its repository. There is no list of all tables
 * that every change would have to edit.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- 'no tables yet' is what withTables starts from
export type Database = Kysely<{}>
// eslint-disable-next-line typescript/no-empty-object-type -- as above
export type Tx = Transaction<{}>

const names = new Map<string, string>()
const MAX_NAMES = 2_000
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) return undefined
  const name = hash('sha1', text, 'base64url')
  names.set(text, name)
  return name
}

/**
 * Sends every parametrised query as a named statement, so that PostgreSQL plans it once per connection:
 * twice the throughput of unnamed ones (database.md, 'pg named' against 'pg unnamed').
 */
class NamedClient extends pg.Client {
  // The overloads of pg.Client.query can't be spelt in a subclass; Kysely calls it with (text, values) only.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const named =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? [{ name: nameOf(text), text, values: values as unknown[] }, ...args.slice(2)]
        : args
    return (super.query as (...a: unknown[]) => never)(...named)
  }
}

/** bigint columns hold cents and counters below 2^53: as numbers. Dates stay 'YYYY-MM-DD' strings: a day has no time zone. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Every database session of the portal comes from here; `max` is the number of connections. */
export const openPool = (connectionString: string, max: number): pg.Pool =>
  new PatientPool({
    connectionString,
    max,
    Client: NamedClient,
    application_name: 'foerderportal',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 15_000,
    // A transaction that a lost request left open would hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
  })

/** `onQuery` sees each statement as it is sent; tests count with it. */
export const openDatabase = (pool: pg.Pool, onQuery?: (sql: string) => void): Database =>
  new Kysely({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: (event) => {
        if (event.level === 'query') onQuery(event.query.sql)
      },
    }),
  })
