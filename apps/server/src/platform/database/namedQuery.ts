import pg from 'pg'

/** Known to every connection by its name after the first transaction. */
export const BEGIN = { name: 'begin', text: 'begin' } as const

/** What pg makes of the columns of an answer before it reads the first row. */
type Columns = {
  readonly fields: readonly pg.FieldDef[]
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** A statement that a connection has been sent, with the columns of its answers once one has come. */
export type Statement = { readonly name: string; readonly text: string; columns?: Columns }

export type Answered = (error: Error | undefined, result: unknown) => void

/** What pg's types leave out of its Query (lib/query.js of 8.23); namedClient.test.ts would notice a change. */
declare class WholeQuery extends pg.Query {
  name: string
  readonly _result: Columns
  _accumulateRows: boolean
  prepare(connection: pg.Connection): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
}
// The same class, described more fully.
const PgQuery = pg.Query as unknown as typeof WholeQuery

const silent = new WeakMap<pg.Connection, pg.Connection>()

/** The connection as pg's Query uses it, without the question for the columns. */
const withoutDescribe = (connection: pg.Connection): pg.Connection => {
  const known = silent.get(connection)
  if (known !== undefined) return known
  const made = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection // what it inherits from
  silent.set(connection, made)
  return made
}

/**
 * One use of a named statement. Its columns are asked for at its first use and kept: PostgreSQL refuses a statement whose
 * columns have changed (0A000), so they hold as long as the connection does (ADR 0089).
 *
 * With `begins` it carries the 'begin' of its transaction, in one message and with one answer. Up to the end of a message
 * PostgreSQL skips what follows an error: where the transaction is refused, the statement has not been done either.
 */
export class NamedQuery extends PgQuery {
  readonly #statement: Statement
  #begins: boolean

  constructor(statement: Statement, values: unknown[], begins: boolean, callback: Answered) {
    // Not as one object: pg would copy it by its property descriptors (ADR 0089).
    super(statement.text, values, callback)
    this.name = statement.name
    this.#statement = statement
    this.#begins = begins
  }

  override prepare(connection: pg.Connection): void {
    if (this.#begins) {
      connection.bind({ statement: BEGIN.name }, true)
      connection.execute(null, true)
    }
    const { columns } = this.#statement
    if (columns === undefined) return super.prepare(connection)
    Object.assign(this._result, columns)
    this._accumulateRows = true
    super.prepare(withoutDescribe(connection))
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#begins) {
      this.#begins = false
      return
    }
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#statement.columns ??= { fields, _parsers, _prebuiltEmptyResultObject }
    super.handleCommandComplete(message, connection)
  }
}
