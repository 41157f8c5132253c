import { AsyncLocalStorage } from 'node:async_hooks'
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Kysely,
  type PostgresDialectConfig,
  type Transaction,
  type TransactionSettings,
} from 'kysely'

/** The transaction that everything within one call of `inOneTransaction` takes part in. */
type Shared = {
  /** Of which database: another one's connections are its own. */
  driver?: JoiningDriver
  connection?: DatabaseConnection
  /** Who holds the connection: it goes back to the pool with the last. */
  holders: number
  /** Transactions within one another; the outermost alone begins and ends. */
  depth: number
  /** A part was rolled back: the whole can't be kept, whoever caught its error. */
  broken: boolean
  ended: boolean
  /** What is done once the whole is committed. */
  readonly afterwards: (() => Promise<void>)[]
}

const calls = new AsyncLocalStorage<Shared>()

/** What began in a call and outlives it (a cache, a timer) is no part of its transaction. */
const sharedBy = (driver: JoiningDriver): Shared | undefined => {
  const shared = calls.getStore()
  if (shared === undefined || shared.ended) return undefined
  shared.driver ??= driver
  return shared.driver === driver ? shared : undefined
}

class JoiningDriver extends PostgresDriver {
  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const shared = sharedBy(this)
    if (shared === undefined) return super.acquireConnection(...options)
    shared.connection ??= await super.acquireConnection(...options)
    shared.holders += 1
    return shared.connection
  }

  override async releaseConnection(
    ...[connection, ...rest]: Parameters<PostgresDriver['releaseConnection']>
  ): Promise<void> {
    const shared = this.#of(connection)
    if (shared !== undefined) {
      shared.holders -= 1
      if (shared.holders > 0) return
      shared.ended = true
    }
    await super.releaseConnection(connection, ...rest)
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const shared = this.#of(connection)
    if (shared !== undefined) {
      shared.depth += 1
      if (shared.depth > 1) return
    }
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    const shared = this.#of(connection)
    if (shared !== undefined && shared.depth > 1) {
      shared.depth -= 1
      return
    }
    if (shared?.broken) throw new Error('a part of this transaction was rolled back')
    await super.commitTransaction(connection)
    if (shared !== undefined) shared.depth = 0
  }

  override async rollbackTransaction(...[connection]: Parameters<PostgresDriver['rollbackTransaction']>) {
    const shared = this.#of(connection)
    if (shared !== undefined && shared.depth > 1) {
      shared.depth -= 1
      shared.broken = true
      return
    }
    if (shared !== undefined) shared.depth = 0
    await super.rollbackTransaction(connection)
  }

  #of(connection: DatabaseConnection): Shared | undefined {
    const shared = sharedBy(this)
    return shared?.connection === connection ? shared : undefined
  }
}

/** PostgreSQL, where what is asked within `inOneTransaction` shares one connection. */
export class JoiningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new JoiningDriver(this.#config)
  }
}

/**
 * Runs `work` in one transaction that takes in whatever it asks of `db`, its own transactions too: a use case that begins
 * and commits one is done when the whole is. Without a savepoint: an error of the database in any part ends the whole.
 */
export const inOneTransaction = async <DB, T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  const shared: Shared = { holders: 0, depth: 0, broken: false, ended: false, afterwards: [] }
  const done = await calls.run(shared, () => db.transaction().execute(work))
  for (const next of shared.afterwards) await next()
  return done
}

/** Whether what is asked of the database now takes part in the transaction of an `inOneTransaction`. */
export const withinTransaction = (): boolean => calls.getStore()?.ended === false

/** Reads what serves every caller, as a cache does: on a connection of its own. Nobody who holds one may wait for it. */
export const outsideTransaction = <T>(work: () => Promise<T>): Promise<T> => calls.exit(work)

/** Does what has to wait for a commit: within `inOneTransaction` after the whole, elsewhere at once. */
export const afterTransaction = async (work: () => Promise<void>): Promise<void> => {
  const shared = calls.getStore()
  if (shared === undefined || shared.ended) await work()
  else shared.afterwards.push(work)
}
