import pg from 'pg'

/** The server restarts after a crash in 0.2 to 1 s (database.md, 'Durability'); an outage is told soon after. */
const PATIENCE_MS = 3_000
const STEP_MS = 50

/** 57P03 cannot_connect_now: it is starting up or recovering. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03'])

const isNotYet = (error: unknown) => NOT_YET.has((error as { code?: string }).code ?? '')

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that waits for a server that is just restarting instead of refusing the call: nothing was sent yet, so
 * trying again is safe.
 */
export class PatientPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // A broken idle connection is replaced by the pool; without a listener it would end the process.
    this.on('error', () => undefined)
    // The same for one in use that breaks between two statements: its next statement fails and says so.
    this.on('connect', (client) => void client.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const end = Date.now() + PATIENCE_MS
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.#attempt(end, (error, client) =>
          client ? resolve(client) : reject(error ?? new Error('no connection')),
        )
      })
    }
    this.#attempt(end, callback)
    return undefined
  }

  #attempt(end: number, callback: Callback) {
    super.connect((error, client, done) => {
      if (error && isNotYet(error) && Date.now() < end && !this.ending) {
        setTimeout(() => this.#attempt(end, callback), STEP_MS)
      } else {
        callback(error, client, done)
      }
    })
  }
}
