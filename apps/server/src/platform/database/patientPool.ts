import pg from 'pg'
import { NoConnectionError } from './unavailable.ts'

/** The server restarts after a crash in 0.2 to 1 s (rule P-02); an outage is told soon after. */
const PATIENCE_MS = 3_000
const STEP_MS = 50

/** 57P03 cannot_connect_now: it is starting up or recovering. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03'])

const isNotYet = (error: unknown) => NOT_YET.has((error as { code?: string }).code ?? '')

type Callback = Parameters<pg.Pool['connect']>[0]

/** A connection that may turn out to be of no further use while it is lent. */
type Lent = pg.PoolClient & { readonly spoilt?: Error }

/** Given back spoilt, it is closed and the next caller gets a new one. */
const closeWhenSpoilt = (client: Lent) => {
  const release = client.release.bind(client)
  // Kysely gives false where nothing is wrong.
  client.release = (error) => release(error === undefined || error === false ? client.spoilt : error)
}

/**
 * A pool that waits for a server that is just restarting instead of refusing the call: nothing was sent yet, so
 * trying again is safe. It refuses at once when `maxWaiting` calls wait already: more would only wait in vain.
 */
export class PatientPool extends pg.Pool {
  readonly #maxWaiting: number
  #waiting = 0

  constructor({ maxWaiting, ...config }: pg.PoolConfig & { maxWaiting: number }) {
    super(config)
    this.#maxWaiting = maxWaiting
    // A broken idle connection is replaced by the pool; without a listener it would end the process.
    this.on('error', () => undefined)
    // The same for one in use that breaks between two statements: its next statement fails and says so.
    this.on('connect', (client) => void client.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#take(callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#take((error, client) =>
        client ? resolve(client) : reject(error ?? new NoConnectionError('no connection')),
      )
    })
  }

  #take(callback: Callback) {
    if (this.#waiting >= this.#maxWaiting) {
      const error = new NoConnectionError(`${this.#waiting} calls wait for a connection already`)
      process.nextTick(callback, error, undefined, () => undefined)
      return
    }
    this.#waiting += 1
    this.#attempt(Date.now() + PATIENCE_MS, (error, client) => {
      this.#waiting -= 1
      if (client) {
        closeWhenSpoilt(client)
        callback(undefined, client, (broken) => client.release(broken))
      } else {
        callback(new NoConnectionError(error?.message, { cause: error }), undefined, () => undefined)
      }
    })
  }

  #attempt(end: number, callback: (error: Error | undefined, client: pg.PoolClient | undefined) => void) {
    super.connect((error, client) => {
      if (error && isNotYet(error) && Date.now() < end && !this.ending) {
        setTimeout(() => this.#attempt(end, callback), STEP_MS)
      } else {
        callback(error, client)
      }
    })
  }
}
