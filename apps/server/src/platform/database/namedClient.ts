import { hash } from 'node:crypto'
import pg from 'pg'
import { BEGIN, NamedQuery, type Answered, type Statement } from './namedQuery.ts'

/** So many statements a connection keeps plans of; what comes after them is planned each time, and its memory has an end. */
const MAX_NAMES = 2_000

/**
 * After these a connection is of no further use: a changed table has broken its named statements for ever ('cached plan
 * must not change result type'), they are gone (26000), or the server is about to close it.
 */
const SPOILING = new Set(['0A000', '26000', '57P01', '57P02'])

const hasValues = (values: unknown): values is unknown[] => Array.isArray(values) && values.length > 0
// Who asks the pool itself is answered by a callback (pg-pool), who asks a connection by a promise.
const isAnswered = (callback: unknown): callback is Answered => typeof callback === 'function'
type How = { readonly begins?: boolean; readonly callback?: unknown }
const done = (command: string) => Promise.resolve({ command, rows: [] })

/**
 * Sends every parametrised query as a named statement, so that PostgreSQL plans it once per connection:
 * twice the throughput of unnamed ones (ADR 0007).
 *
 * The 'begin' of Kysely waits for the first statement of its transaction and travels with it: of the four round trips of a
 * save it spares one (ADR 0034).
 */
export class NamedClient extends pg.Client {
  spoilt?: Error
  /** The connection knows 'begin' by its name. */
  #knowsBegin = false
  #begins = false
  /** What this connection has been sent, by its text. */
  readonly #statements = new Map<string, Statement>()

  // The overloads of pg.Client.query can't be spelt in a subclass; Kysely calls it with (text, values) only.
  override query(...args: unknown[]): never {
    const result = this.#route(args)
    if (result instanceof Promise) result.catch((error: unknown) => this.#judge(error))
    return result as never
  }

  #route([text, values, callback]: unknown[]): unknown {
    // Kysely gives an empty list with it; whoever writes 'begin' himself gets it at once.
    if (text === BEGIN.text && Array.isArray(values)) return this.#begin()
    if (this.#begins) return this.#first(text, values)
    return this.#sendNamed(text, values, { callback }) ?? this.#send(text, values, callback)
  }

  /** Undefined, and nothing sent, where a statement has no values or the connection knows too many. */
  #sendNamed(text: unknown, values: unknown, { begins = false, callback }: How): unknown {
    if (typeof text !== 'string' || !hasValues(values)) return undefined
    const statement = this.#statementOf(text)
    if (statement === undefined) return undefined
    const send = (answered: Answered) => this.#send(new NamedQuery(statement, values, begins, answered))
    if (isAnswered(callback)) return send(callback)
    return new Promise((resolve, reject) => {
      send((error, result) => (error ? reject(error) : resolve(result)))
    })
  }

  #statementOf(text: string): Statement | undefined {
    const known = this.#statements.get(text)
    if (known !== undefined || this.#statements.size >= MAX_NAMES) return known
    const statement = { name: hash('sha1', text, 'base64url'), text }
    this.#statements.set(text, statement)
    return statement
  }

  #send(...args: unknown[]): unknown {
    return (super.query as (...a: unknown[]) => unknown)(...args)
  }

  async #begin() {
    if (this.#knowsBegin) {
      this.#begins = true
      return done('BEGIN')
    }
    const result = await this.#send(BEGIN)
    this.#knowsBegin = true
    return result
  }

  /** The first statement of a transaction: without values it can't share a message, so 'begin' goes before it. */
  async #first(text: unknown, values: unknown): Promise<unknown> {
    this.#begins = false
    if (text === 'commit' || text === 'rollback') return done(text.toUpperCase())
    const answer = this.#sendNamed(text, values, { begins: true })
    if (answer !== undefined) return answer
    await this.#send(BEGIN)
    return this.#send(text, values)
  }

  /** What PostgreSQL has not said itself was a lost line, or a value that pg could not write: it then closes the statement. */
  #judge(error: unknown) {
    if (!(error instanceof Error)) return
    if (!(error instanceof pg.DatabaseError) || SPOILING.has(error.code ?? '')) this.spoilt = error
  }
}
