import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { DatabaseStartError } from './launcher/startError.ts'

/** Beside the one that is looked at: whatever a pooler takes away from it, one of these gets or keeps busy. */
const OTHERS = 3
const PATIENCE_MS = 5_000

type Session = { readonly pid: number; readonly mark: string | null }

const look = async (client: pg.Client): Promise<Session> => {
  const { rows } = await client.query<Session>(
    `select pg_backend_pid() as pid, current_setting('foerderportal.sitzung', true) as mark`,
  )
  const [session] = rows
  if (session === undefined) throw new Error('a query without from answers one row')
  return session
}

const isSame = (a: Session, b: Session) => a.pid === b.pid && a.mark === b.mark
const shares = (a: Session, b: Session) => a.pid === b.pid || a.mark === b.mark

/** While transactions of others run, the first connection is asked each time whether it is where it was. */
const isKept = async (open: () => Promise<pg.Client>): Promise<boolean> => {
  const first = await open()
  await first.query(`set foerderportal.sitzung = '${randomUUID()}'`)
  const before = await look(first)
  for (let i = 0; i < OTHERS; i++) {
    const other = await open()
    await other.query('begin')
    if (shares(await look(other), before) || !isSame(await look(first), before)) return false
  }
  return true
}

/** How PgBouncer refuses 'begin' in `pool_mode = statement`. */
const NO_TRANSACTIONS = /transaction blocks not allowed/
/** What pg says after `query_timeout`, without a code (pg 8, client.js). */
const NO_ANSWER = 'Query read timeout'

const sentenceFor = (error: unknown, place: string): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (NO_TRANSACTIONS.test(error.message)) return notKept(place)
  if (error.message !== NO_ANSWER) return undefined
  return (
    `${place} gibt dem Portal keine ${OTHERS + 1} Verbindungen zugleich. Davor steht ein Pooler, der zu wenige hat: Stellen Sie ihn auf ` +
    'mindestens DATABASE_POOL + 5 für jede Instanz (PgBouncer: default_pool_size, mit pool_mode = session; docs/betrieb/datenbank.md).'
  )
}

const notKept = (place: string) =>
  `Vor der Datenbank ${place} steht ein Pooler, der eine Verbindung nicht für die ganze Sitzung vergibt. Stellen Sie ihn darauf um ` +
  '(PgBouncer: pool_mode = session), oder lassen Sie DATABASE_URL und DATABASE_OWNER_URL direkt zu PostgreSQL führen ' +
  '(docs/betrieb/datenbank.md).'

/**
 * Time limits, prepared statements, locks of jobs and what other instances tell (LISTEN) hang on the session of a
 * connection. A pooler that lends it for a transaction or a statement only would lose them without a word, one by one.
 * `place` is the address for the message. Throws DatabaseStartError.
 */
export const checkSessions = async (url: string, place: string): Promise<void> => {
  const clients: pg.Client[] = []
  const open = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    client.on('error', () => undefined)
    clients.push(client)
    await client.connect()
    return client
  }
  try {
    if (!(await isKept(open))) throw new DatabaseStartError(notKept(place))
  } catch (error) {
    const sentence = sentenceFor(error, place)
    throw sentence === undefined ? error : new DatabaseStartError(sentence, { cause: error })
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
