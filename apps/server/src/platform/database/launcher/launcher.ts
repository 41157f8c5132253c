import { chmodSync, existsSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeFolderDurably } from '../../durableFile.ts'
import { provision } from '../provision.ts'
import { accountFor, canReach, type Account } from './account.ts'
import { credentialsIn, urlFor } from './credentials.ts'
import { initialise, pathFor } from './initialise.ts'
import { clearLeftovers } from './leftovers.ts'
import { lockDirectory } from './lock.ts'
import { PostmasterError, startPostmaster, type Postmaster } from './postmaster.ts'
import { installedPrograms, type Programs } from './programs.ts'
import { resetPassword } from './resetPassword.ts'
import { runnableFrom } from './runnable.ts'
import { asArguments, embeddedSettings, type Settings } from './settings.ts'
import { DatabaseStartError, type LauncherLog } from './startError.ts'
import { supervise } from './supervise.ts'

export type EmbeddedOptions = {
  /** Folder of the cluster, its passwords and its lock; made when missing. */
  readonly directory: string
  readonly log: LauncherLog
  /** Settings on top of those of settings.ts. */
  readonly settings?: Settings
  /** Programs to choose from, the best first. */
  readonly programs?: readonly Programs[]
  /** PostgreSQL ended by itself and could not be started again: nothing works without it. */
  readonly onLost?: (error: Error) => void
}

export type Embedded = {
  readonly appUrl: string
  readonly ownerUrl: string
  readonly port: number
  /** Shuts down properly and frees the directory; may be called more than once. */
  readonly stop: () => Promise<void>
  /** Number of the server process as it is now; it changes when the server had to be started again. */
  readonly pid: () => number
}

const DATABASE = 'foerderportal'

/** Passwords are protected by their own mode; PostgreSQL's account must be able to pass through. */
const prepareDirectory = async (directory: string, account: (cluster: string) => Account | undefined) => {
  await makeFolderDurably(directory)
  const real = realpathSync(directory)
  const cluster = join(real, 'cluster')
  const owner = account(cluster)
  chmodSync(real, owner ? 0o711 : 0o700)
  return { directory: real, cluster, account: owner }
}

const choosePrograms = (cluster: string, programs: readonly Programs[]): Programs => {
  const version = join(cluster, 'PG_VERSION')
  const needed = existsSync(version) ? Number.parseInt(readFileSync(version, 'utf8')) : undefined
  const chosen = programs.find(({ major }) => needed === undefined || major === needed)
  if (chosen) return chosen
  throw new DatabaseStartError(
    needed === undefined
      ? 'Auf diesem Rechner ist kein PostgreSQL zu finden. Führen Sie npm ci ohne --omit=optional aus, installieren Sie ' +
          'PostgreSQL 15 oder neuer (Debian: apt-get install postgresql), oder geben Sie mit DATABASE_URL eine Datenbank an.'
      : `Die Datenbank in ${cluster} braucht PostgreSQL ${needed}; vorhanden: ` +
          `${programs.map(({ major }) => major).join(', ') || 'keines'}. Installieren Sie PostgreSQL ${needed} ` +
          `(Debian: apt-get install postgresql-${needed}), oder geben Sie mit DATABASE_URL eine andere Datenbank an.`,
  )
}

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      // An address of a TCP server that listens is never a string nor null (node:net).
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Between the choice of a free port and its use another program may take it. */
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/

const startOnFreePort = async (
  start: (port: number) => Promise<Postmaster>,
  tries = 3,
): Promise<{ port: number; first: Postmaster }> => {
  const port = await freePort()
  try {
    return { port, first: await start(port) }
  } catch (error) {
    if (tries > 1 && error instanceof PostmasterError && PORT_TAKEN.test(error.said))
      return startOnFreePort(start, tries - 1)
    throw error
  }
}

const startLocked = async (o: EmbeddedOptions, place: Awaited<ReturnType<typeof prepareDirectory>>) => {
  const { cluster, account, directory } = place
  const programs = choosePrograms(cluster, o.programs ?? installedPrograms())
  const bin = runnableFrom(programs, account, directory)
  const passwords = await credentialsIn(directory)
  const reachable = canReach(directory, account)
  if ((await clearLeftovers(cluster)) === 'orphan') {
    o.log.warn('Die Datenbank eines abgestürzten Portals lief noch; sie wurde geordnet beendet.')
  }
  const path = pathFor(reachable, cluster)
  if (!existsSync(cluster)) {
    const durable = o.settings?.['fsync'] !== 'off'
    o.log.info(`Datenbank wird eingerichtet (PostgreSQL ${programs.major}) …`)
    await initialise({
      directory,
      cluster,
      bin,
      major: programs.major,
      account,
      password: passwords.postgres,
      durable,
      reachable,
    })
  } else if (passwords.fresh) {
    await resetPassword({ bin, cluster, path, account, password: passwords.postgres })
  }
  const start = async (port: number) =>
    startPostmaster({
      bin,
      cluster,
      path,
      account,
      log: o.log,
      args: asArguments({ ...embeddedSettings(port), ...o.settings }),
    })
  const { port, first } = await startOnFreePort(start)
  const server = supervise(first, {
    start: async () => start(port),
    cluster,
    log: o.log,
    onLost: o.onLost,
  })
  try {
    await provision(urlFor('postgres', passwords, port, 'postgres'), DATABASE, passwords)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { server, port, passwords }
}

/**
 * Starts the embedded database: real PostgreSQL, on 127.0.0.1 and a free port only, with two roles (portal_owner
 * migrates, portal_app works). One process at a time; it is restarted when it dies while the portal runs.
 * Throws DatabaseStartError with a German message where the operator has to act.
 */
export const startEmbedded = async (o: EmbeddedOptions): Promise<Embedded> => {
  const place = await prepareDirectory(o.directory, accountFor)
  const lock = lockDirectory(place.directory)
  try {
    const { server, port, passwords } = await startLocked(o, place)
    let stopped: Promise<void> | undefined
    return {
      appUrl: urlFor('portal_app', passwords, port, DATABASE),
      ownerUrl: urlFor('portal_owner', passwords, port, DATABASE),
      port,
      pid: server.pid,
      stop: async () => (stopped ??= server.stop().finally(() => lock.release())),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
