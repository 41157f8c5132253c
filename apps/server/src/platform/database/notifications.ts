import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/** A connection that died without a word is noticed within this time. */
const ROUND_MS = 10_000
const RETRY_MS = 1_000

/** Something in memory that follows a table, whose triggers tell each change by `pg_notify`. */
export type Mirror = {
  /** Name of the channel; an identifier in small letters. */
  readonly channel: string
  /** A change that was committed, by this process or another one. */
  readonly heard: (payload: string) => void
  /**
   * Runs after the channel is listened to, so that a change in between arrives twice rather than never: `fresh` after
   * each connection, when anything may have been missed, and then every ten seconds.
   */
  readonly catchUp: (client: pg.Client, fresh: boolean) => Promise<void>
}

/** One connection of the process that listens for all mirrors; it is opened for the first one. */
export type Notifications = {
  /** The answered function says whether the mirror misses nothing now: false until it has caught up and after a loss. */
  follow(mirror: Mirror): () => boolean
  /** Before the pool ends. */
  close(): Promise<void>
}

type Connection = { readonly client: pg.Client; readonly isLost: () => boolean }
type Follower = { readonly mirror: Mirror; current: boolean }

class Listener {
  readonly #connectionString: string
  readonly #log: Logger
  readonly #end = new AbortController()
  readonly #followers: Follower[] = []
  #client: pg.Client | undefined
  #run: Promise<void> | undefined
  /** Ends the pause between two rounds. */
  #wake = new AbortController()

  constructor(connectionString: string, log: Logger) {
    this.#connectionString = connectionString
    this.#log = log
  }

  readonly #lost = (): void => {
    for (const follower of this.#followers) follower.current = false
    this.#wake.abort()
  }

  async #connect(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'foerderportal-meldungen',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    let lost = false
    const onLost = () => {
      lost = true
      if (this.#client === client) this.#lost()
    }
    this.#client = client
    client.on('error', onLost)
    client.on('end', onLost)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { mirror } of this.#followers) if (mirror.channel === channel) mirror.heard(payload)
    })
    await client.connect()
    return { client, isLost: () => lost }
  }

  async #pause(ms: number, signals: readonly AbortSignal[] = []): Promise<void> {
    const signal = AbortSignal.any([...signals, this.#end.signal])
    await wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }

  /** Listening once more changes nothing and proves that the connection still answers. */
  async #round({ client, isLost }: Connection, joined: Set<Follower>): Promise<void> {
    for (const follower of this.#followers) {
      await client.query(`listen ${follower.mirror.channel}`)
      await follower.mirror.catchUp(client, !joined.has(follower))
      joined.add(follower)
      follower.current = !isLost()
    }
  }

  async #session(): Promise<void> {
    const connection = await this.#connect()
    const joined = new Set<Follower>()
    while (!connection.isLost() && !this.#end.signal.aborted) {
      this.#wake = new AbortController()
      await this.#round(connection, joined)
      await this.#pause(ROUND_MS, [this.#wake.signal])
    }
  }

  async #sessions(): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#session().catch((err: unknown) => {
        if (!this.#end.signal.aborted)
          this.#log.warn({ err }, 'Verbindung für Meldungen verloren, neuer Versuch')
      })
      this.#lost()
      await this.#client?.end().catch(() => undefined)
      await this.#pause(RETRY_MS)
    }
  }

  follow(mirror: Mirror): () => boolean {
    const follower = { mirror, current: false }
    this.#followers.push(follower)
    this.#wake.abort()
    this.#run ??= this.#sessions()
    return () => follower.current
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#run
  }
}

/** `connectionString` leads to the database, directly or by a pooler that keeps sessions (pooler.ts): any other would lose what it hears. */
export const openNotifications = (connectionString: string, log: Logger): Notifications => {
  const listener = new Listener(connectionString, log)
  return { follow: (mirror) => listener.follow(mirror), close: () => listener.close() }
}
