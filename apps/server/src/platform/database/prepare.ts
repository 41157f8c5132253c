import pg from 'pg'
import { databaseSentence } from './databaseSentence.ts'
import { startEmbedded } from './launcher/launcher.ts'
import { DatabaseStartError, type LauncherLog } from './launcher/startError.ts'
import { migrate } from './migrate.ts'
import { checkSessions } from './pooler.ts'

export type PrepareOptions = {
  /** External PostgreSQL; without it the embedded one is started. */
  readonly databaseUrl: string | undefined
  /** Role that owns the external database and migrates it; without it the one of databaseUrl does. */
  readonly databaseOwnerUrl: string | undefined
  /** Folder of the embedded database. */
  readonly directory: string
  readonly log: LauncherLog
  /** The embedded database is gone for good: end the process. */
  readonly onLost?: (error: Error) => void
}

export type PreparedDatabase = {
  /** Address for the daily work. */
  readonly appUrl: string
  /** What the operator should know; German sentences for the start. */
  readonly warnings: readonly string[]
  readonly stop: () => Promise<void>
}

const OLDEST = 150_000

/** The address without its password, for messages. */
const place = (url: string): string => {
  const { username, host, pathname } = new URL(url)
  return `${username}@${host}${pathname}`
}

const connectTo = async (url: string): Promise<pg.Client> => {
  // Throws where a certificate that the address names can't be read.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  return client
}

const withClient = async <T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectTo(url).catch((error: unknown) => {
    throw new DatabaseStartError(
      databaseSentence(error) ??
        `Die Datenbank ${place(url)} ist nicht erreichbar: ${error instanceof Error ? error.message || String(error) : String(error)}. ` +
          'Prüfen Sie DATABASE_URL und DATABASE_OWNER_URL, und ob PostgreSQL läuft.',
      { cause: error },
    )
  })
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

const checkVersion = async (url: string) => {
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query<{ zahl: number; text: string }>(
      `select current_setting('server_version_num')::int as zahl, current_setting('server_version') as text`,
    )
    return rows[0]
  })
  if (version && version.zahl < OLDEST) {
    throw new DatabaseStartError(
      `Die Datenbank ${place(url)} ist PostgreSQL ${version.text}; das Portal braucht 15 oder neuer.`,
    )
  }
}

type Rights = { readonly owner: boolean; readonly work: boolean; readonly rolle: string }

/** What the role of the daily work may do to the audit log; the tables exist already. */
const rightsOf = (url: string): Promise<Rights | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Rights>(`select current_user as rolle,
      pg_has_role(relowner, 'usage') as owner, has_table_privilege(oid, 'select, insert') as work
      from pg_class where oid = 'audit_log'::regclass`)
    return rows[0]
  })

const checkRights = async (url: string): Promise<string[]> => {
  const rights = await rightsOf(url)
  if (rights?.work === false) {
    throw new DatabaseStartError(
      `Die Rolle ${rights.rolle} aus DATABASE_URL hat keine Rechte an den Tabellen des Portals. Sie muss portal_app heißen und ` +
        'vor der ersten Migration bestehen (docs/betrieb/datenbank.md).',
    )
  }
  if (!rights?.owner) return []
  return [
    `Die Rolle ${rights.rolle} besitzt die Tabellen und könnte damit auch das Protokoll (audit_log) verändern. Für den Betrieb ` +
      'trennen Sie die Rollen: DATABASE_OWNER_URL für portal_owner, DATABASE_URL für portal_app (docs/betrieb/datenbank.md).',
  ]
}

/** insufficient_privilege (PostgreSQL, appendix A). */
const NO_RIGHT = '42501'

const migrateExternal = async (ownerUrl: string) => {
  try {
    await migrate(ownerUrl)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NO_RIGHT) throw error
    throw new DatabaseStartError(
      `Die Rolle ${new URL(ownerUrl).username} darf in ${place(ownerUrl)} keine Tabellen anlegen. Setzen Sie DATABASE_OWNER_URL auf ` +
        'die Rolle, der die Tabellen gehören (docs/betrieb/datenbank.md).',
      { cause: error },
    )
  }
}

const prepareExternal = async (appUrl: string, ownerUrl: string): Promise<PreparedDatabase> => {
  await checkVersion(ownerUrl)
  // Before anything is changed: the lock of the migrations hangs on their session too.
  await checkSessions(ownerUrl, place(ownerUrl))
  await migrateExternal(ownerUrl)
  const warnings = await checkRights(appUrl)
  if (appUrl !== ownerUrl) await checkSessions(appUrl, place(appUrl))
  return { appUrl, warnings, stop: () => Promise.resolve() }
}

const prepareEmbedded = async ({ directory, log, onLost }: PrepareOptions): Promise<PreparedDatabase> => {
  const server = await startEmbedded({ directory, log, ...(onLost && { onLost }) })
  try {
    await migrate(server.ownerUrl)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { appUrl: server.appUrl, warnings: [], stop: () => server.stop() }
}

/**
 * A migrated database, ready for work: the external one of the configuration, else the embedded one.
 * Throws DatabaseStartError with a German message where the operator has to act.
 */
export const prepareDatabase = async (o: PrepareOptions): Promise<PreparedDatabase> => {
  if (o.databaseUrl !== undefined) return prepareExternal(o.databaseUrl, o.databaseOwnerUrl ?? o.databaseUrl)
  if (o.databaseOwnerUrl !== undefined) {
    throw new DatabaseStartError(
      'DATABASE_OWNER_URL ist gesetzt, DATABASE_URL aber nicht. Setzen Sie beide oder keine.',
    )
  }
  return prepareEmbedded(o)
}
