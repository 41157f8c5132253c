import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { NamedClient } from './namedClient.ts'
import { PatientPool } from './patientPool.ts'
import { JoiningDialect } from './sharedTransaction.ts'

/**
 * A slice names its own tables: `db.$extendTables<AntragTabellen>()` in its repository. There is no list of all tables
 * that every change would have to edit.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- 'no tables yet' is what $extendTables starts from
export type Database = Kysely<{}>
// eslint-disable-next-line typescript/no-empty-object-type -- as above
export type Tx = Transaction<{}>

/** bigint columns hold cents and counters below 2^53: as numbers. Dates stay 'YYYY-MM-DD' strings: a day has no time zone. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** How long a call may wait, in milliseconds; 0 is without end. Beyond that it answers 503 (unavailable.ts). */
export type Patience = { readonly connect: number; readonly lock: number; readonly statement: number }

/** A call that takes longer has been given up by its caller. */
const CALLS: Patience = { connect: 5_000, lock: 10_000, statement: 15_000 }
/** For work that takes as long as it takes: migrations, the check of the whole audit log. */
export const MAINTENANCE: Patience = { connect: 15_000, lock: 0, statement: 0 }

/** For searches while somebody types: an answer that comes later than this is of no use to anybody. */
const SEARCHES: Patience = { connect: 2_000, lock: 2_000, statement: 2_000 }
const SEARCH_CONNECTIONS = 4
/**
 * The words of a search decide its plan: a plan made for others, or one that reads a whole table because few of its rows
 * will do, takes a hundred times as long. The compiler of expressions takes longer than any search.
 */
const SEARCH_SETTINGS = {
  plan_cache_mode: 'force_custom_plan',
  enable_seqscan: 'off',
  jit: 'off',
  'pg_trgm.similarity_threshold': 0.35,
}

/** A call needs a connection for some milliseconds: 20 in line before each are served within a fraction of CALLS.connect. */
const WAITING_PER_CONNECTION = 20

type Settings = Readonly<Record<string, string | number>>

/**
 * Sets up a new connection, in one message before its first use. Not as parameters of the connection itself: PgBouncer
 * knows few of them and refuses the rest. Nor does it say at once that it has no session left; the time limit does.
 */
const setUp = (settings: Settings, ms: number) => async (client: pg.ClientBase) => {
  const text = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  const query: pg.QueryConfig & { query_timeout: number } = { text: text.join(';'), query_timeout: ms }
  await client.query(query)
}

/** Every database session of the portal comes from here; `max` is the number of connections. */
export const openPool = (
  connectionString: string,
  max: number,
  patience: Patience = CALLS,
  more: Settings = {},
): pg.Pool => {
  const settings = {
    lock_timeout: patience.lock,
    statement_timeout: patience.statement,
    // A transaction that a lost request left open would hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...more,
  }
  return new PatientPool({
    connectionString,
    max,
    maxWaiting: max * WAITING_PER_CONNECTION,
    Client: NamedClient,
    application_name: 'foerderportal',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: patience.connect,
    // eslint-disable-next-line typescript/no-misused-promises -- the pool waits for it (pg-pool, newClient), its types don't say so
    onConnect: setUp(settings, patience.connect),
  })
}

/** Connections of their own for the searches of the data directory: however many run, a form is still saved. */
export const openSearchPool = (connectionString: string, patience: Patience = SEARCHES): pg.Pool =>
  openPool(connectionString, SEARCH_CONNECTIONS, patience, SEARCH_SETTINGS)

/** `onQuery` sees each statement as it is sent; tests count with it. */
export const openDatabase = (pool: pg.Pool, onQuery?: (sql: string) => void): Database =>
  new Kysely({
    dialect: new JoiningDialect({ pool }),
    ...(onQuery && {
      log: (event) => {
        if (event.level === 'query') onQuery(event.query.sql)
      },
    }),
  })
