import { setTimeout as warten } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { SessionRegistry } from '../platform/auth/principal.ts'
import type { Database } from '../platform/database/database.ts'
import type { Sperre } from './artifacts.ts'

const KANAL = 'sid_gesperrt'
/** A connection that died without a word is noticed within this time. */
const ABGLEICH_MS = 10_000
const NEUER_VERSUCH_MS = 1_000

export type OidcSessionRegistry = SessionRegistry & {
  /** Locks of this process count at once; those of others arrive within milliseconds. */
  merken(sperren: readonly Sperre[]): void
  close(): Promise<void>
}

const alleLaden = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<Sperre>('select sid, bis from sid_gesperrt where bis > now()')
  return new Map(rows.map(({ sid, bis }) => [sid, bis.getTime()]))
}

const lesen = (payload: string | undefined): Sperre => {
  const { sid, bis } = JSON.parse(payload ?? '') as { sid: string; bis: number } // written by our own trigger (0003)
  return { sid, bis: new Date(bis * 1000) }
}

const nachfragen = async (db: Database, sid: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from sid_gesperrt where sid = ${sid} and bis > now()`.execute(db)
  return rows.length > 0
}

/** The set of locked sids in memory, kept in step with the table by one dedicated connection. */
class Spiegel {
  gesperrt = new Map<string, number>()
  /** True while the connection listens and the set is complete. */
  aktuell = false
  readonly #connectionString: string
  readonly #log: Logger
  readonly #ende = new AbortController()
  #client: pg.Client | undefined
  #lauf: Promise<void> | undefined

  constructor(connectionString: string, log: Logger) {
    this.#connectionString = connectionString
    this.#log = log
  }

  merken = ({ sid, bis }: Sperre): void => void this.gesperrt.set(sid, bis.getTime())

  /** Listen first, read then: what is locked in between arrives twice rather than never. */
  async #verbinden(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      query_timeout: 5_000,
    })
    this.#client = client
    client.on('error', () => (this.aktuell = false))
    client.on('end', () => (this.aktuell = false))
    client.on('notification', ({ payload }) => this.merken(lesen(payload)))
    await client.connect()
    await client.query(`listen ${KANAL}`)
    return client
  }

  async #abgleichen(client: pg.Client): Promise<void> {
    const geladen = await alleLaden(client)
    const jetzt = Date.now()
    this.gesperrt = new Map([...[...this.gesperrt].filter(([, bis]) => bis > jetzt), ...geladen])
    this.aktuell = true
  }

  async #sitzung(): Promise<void> {
    const client = await this.#verbinden()
    do {
      await this.#abgleichen(client)
      await warten(ABGLEICH_MS, undefined, { signal: this.#ende.signal, ref: false })
    } while (this.aktuell)
  }

  async #dauerlauf(): Promise<void> {
    while (!this.#ende.signal.aborted) {
      await this.#sitzung().catch((err: unknown) => {
        if (!this.#ende.signal.aborted)
          this.#log.warn({ err }, 'Verbindung für Abmeldungen verloren, neuer Versuch')
      })
      this.aktuell = false
      await this.#client?.end().catch(() => undefined)
      await warten(NEUER_VERSUCH_MS, undefined, { signal: this.#ende.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }

  start(): void {
    this.#lauf = this.#dauerlauf()
  }

  async close(): Promise<void> {
    this.#ende.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#lauf
  }
}

export type RegistryDeps = { readonly db: Database; readonly connectionString: string; readonly log: Logger }

/**
 * Knows which sessions ended before their tokens did. `isRevoked` answers from memory (a Map lookup) while the
 * connection that hears of new ones stands, and asks the database while it does not. `close` before the pool ends.
 */
export const openSessionRegistry = ({ db, connectionString, log }: RegistryDeps): OidcSessionRegistry => {
  const spiegel = new Spiegel(connectionString, log)
  spiegel.start()
  return {
    isRevoked: (sid) => spiegel.gesperrt.has(sid) || (spiegel.aktuell ? false : nachfragen(db, sid)),
    merken: (sperren) => sperren.forEach(spiegel.merken),
    revoke: async (sid, bis) => {
      await sql`insert into sid_gesperrt (sid, bis) values (${sid}, ${bis})
        on conflict (sid) do update set bis = greatest(sid_gesperrt.bis, excluded.bis)`.execute(db)
      spiegel.merken({ sid, bis })
    },
    close: () => spiegel.close(),
  }
}
