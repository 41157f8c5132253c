import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '../database/launcher/launcher.ts'
import { endAllIn } from '../database/launcher/leftovers.ts'
import { lockDirectory } from '../database/launcher/lock.ts'
import { throwAwaySettings } from '../database/launcher/settings.ts'
import type { LauncherLog } from '../database/launcher/startError.ts'
import { migrate } from '../database/migrate.ts'

/** Addresses of the template database, of which every test takes a copy. */
export type TestCluster = { readonly appUrl: string; readonly ownerUrl: string }

/** A cluster and its folder in the temp directory; stop() removes both. */
export type RunningCluster = TestCluster & { readonly directory: string; readonly stop: () => Promise<void> }

export type TestDatabase = {
  readonly appUrl: string
  readonly ownerUrl: string
  readonly drop: () => Promise<void>
}

/** For a connection of portal_owner: rows that are arranged were decided by nobody, and come as those taken over do (0142). */
export const VON_HAND = { 'portal.wartung': 'bestand' } as const

const TEMPLATE = 'vorlage'
const PREFIX = 'foerderportal-test-'

export const inDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

const execute = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const silent: LauncherLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const MINUTE = 60_000

/** A run that was killed leaves its cluster behind. The lock tells it from one that is in use. */
const sweep = async () => {
  for (const name of readdirSync(tmpdir())) {
    const directory = join(tmpdir(), name)
    if (!name.startsWith(PREFIX)) continue
    try {
      if (Date.now() - statSync(directory).mtimeMs < MINUTE) continue
      const lock = lockDirectory(directory)
      for (const folder of ['cluster', 'cluster.neu']) await endAllIn(join(directory, folder))
      rmSync(directory, { recursive: true, force: true })
      lock.release()
    } catch {
      // In use, another user's, or swept by another run at this moment.
    }
  }
}

/** Closed to connections, so that no copy ever has to wait for one (not even for the statistics collector). */
const makeTemplate = async (ownerUrl: string) => {
  await execute(
    inDatabase(ownerUrl, 'postgres'),
    `create database ${TEMPLATE} template template0 encoding 'UTF8'`,
  )
  await migrate(inDatabase(ownerUrl, TEMPLATE))
  await execute(
    inDatabase(ownerUrl, 'postgres'),
    `alter database ${TEMPLATE} allow_connections false is_template true`,
  )
}

/** Starts a cluster for one test run in the temp folder and migrates the template. stop() leaves nothing behind. */
export const startTestCluster = async (log: LauncherLog = silent): Promise<RunningCluster> => {
  await sweep()
  const directory = mkdtempSync(join(tmpdir(), PREFIX))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    const server = await startEmbedded({ directory, log, settings: throwAwaySettings })
    const stop = async () => {
      await server.stop()
      remove()
    }
    try {
      await makeTemplate(server.ownerUrl)
    } catch (error) {
      await server.stop()
      throw error
    }
    return {
      appUrl: inDatabase(server.appUrl, TEMPLATE),
      ownerUrl: inDatabase(server.ownerUrl, TEMPLATE),
      directory,
      stop,
    }
  } catch (error) {
    remove()
    throw error
  }
}

const OBJECT_IN_USE = '55006'

const executePatiently = async (adminUrl: string, statement: string, tries = 50): Promise<void> => {
  try {
    await execute(adminUrl, statement)
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE || tries === 0) throw error
    await pause(50)
    await executePatiently(adminUrl, statement, tries - 1)
  }
}

/**
 * A migrated, empty database of its own (30 to 90 ms); from `template0` one without any table. drop() ends connections
 * that are still open.
 */
export const createDatabase = async (
  cluster: TestCluster,
  template: typeof TEMPLATE | 'template0' = TEMPLATE,
): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = inDatabase(cluster.ownerUrl, 'postgres')
  await executePatiently(admin, `create database ${name} template ${template} encoding 'UTF8'`)
  return {
    appUrl: inDatabase(cluster.appUrl, name),
    ownerUrl: inDatabase(cluster.ownerUrl, name),
    drop: async () => executePatiently(admin, `drop database if exists ${name} with (force)`),
  }
}
