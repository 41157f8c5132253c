import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { accountFor } from '../../database/launcher/account.ts'
import { freierPort } from './freierPort.ts'

/** PGBOUNCER_PROGRAMM names one outside the path (Debian: package pgbouncer). */
const PROGRAMM = process.env['PGBOUNCER_PROGRAMM'] ?? 'pgbouncer'
export const ohnePgbouncer = spawnSync(PROGRAMM, ['--version']).error !== undefined

export type Pgbouncer = {
  /** The same database, by way of the pooler. */
  readonly durch: (url: string) => string
  readonly stop: () => Promise<void>
}

const durchPort =
  (port: number) =>
  (url: string): string => {
    const anders = new URL(url)
    anders.port = String(port)
    return anders.href
  }

const bereit = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/**
 * A real PgBouncer before the server of these addresses, as docs/betrieb/datenbank.md has it set up: it knows the
 * passwords of the roles, and everything else is its default.
 */
export const startePgbouncer = async (
  urls: readonly string[],
  einstellungen: Readonly<Record<string, string | number>>,
): Promise<Pgbouncer> => {
  const [erste = ''] = urls
  const port = await freierPort()
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const [liste, ini] = [join(folder, 'userlist.txt'), join(folder, 'pgbouncer.ini')]
  const rollen = urls.map((url) => new URL(url)).map((u) => `"${u.username}" "${u.password}"\n`)
  await writeFile(liste, rollen.join(''))
  const werte = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
  }
  const zeilen = Object.entries({ ...werte, auth_file: liste, ...einstellungen }).map((z) => z.join(' = '))
  const server = `* = host=${new URL(erste).hostname} port=${new URL(erste).port}`
  await writeFile(ini, ['[databases]', server, '[pgbouncer]', ...zeilen, ''].join('\n'))
  // Like PostgreSQL it refuses to run as root.
  const konto = accountFor(folder)
  if (konto) for (const pfad of [folder, liste, ini]) await chown(pfad, konto.uid, konto.gid)
  await chmod(liste, 0o600)
  const prozess = spawn(PROGRAMM, ['-q', ini], { stdio: 'ignore', cwd: '/', ...konto })
  const durch = durchPort(port)
  while (!(await bereit(durch(erste)))) {
    if (prozess.exitCode !== null) throw new Error(`pgbouncer ended with ${prozess.exitCode}`)
    await pause(50)
  }
  return {
    durch,
    stop: async () => {
      prozess.kill('SIGKILL')
      if (prozess.exitCode === null) await once(prozess, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
