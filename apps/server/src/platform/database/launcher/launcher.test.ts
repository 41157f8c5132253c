import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { openPool } from '../database.ts'
import { canReach } from './account.ts'
import { startEmbedded, type Embedded, type EmbeddedOptions } from './launcher.ts'
import { endAllIn, processesIn } from './leftovers.ts'
import { DirectoryInUseError, lockDirectory } from './lock.ts'
import { installedPrograms, type Programs } from './programs.ts'
import { throwAwaySettings } from './settings.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'
const PROBE = fileURLToPath(new URL('./launcher.probe.ts', import.meta.url))
const NOBODY = { uid: 65_534, gid: 65_534 }
/** Other users must be able to read this project to run its launcher. */
const mayBecomeNobody =
  isRoot && isLinux && canReach(dirname(PROBE), NOBODY) && canReach(process.execPath, NOBODY)

type Heard = {
  ready?: { appUrl: string; ownerUrl: string; pid: number; port: number }
  failed?: string
  level?: string
  message?: string
}
type Probe = { child: ChildProcess; heard: Heard[]; outcome: Promise<Heard>; ended: Promise<number | null> }

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A folder that everybody may pass through, removed afterwards together with whatever still runs in it. */
const newFolder = (mode = 0o755) => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-test-'))
  chmodSync(folder, mode)
  cleanups.push(async () => {
    for (const name of ['daten/cluster', 'daten/cluster.neu']) await endAllIn(join(folder, name))
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
const newDirectory = () => join(newFolder(), 'daten')

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const start = async (options: Partial<EmbeddedOptions> & { directory: string }): Promise<Embedded> => {
  const db = await startEmbedded({ log: silent, settings: throwAwaySettings, ...options })
  cleanups.push(() => db.stop())
  return db
}

/** Starts the launcher in a process of its own. */
const probe = (options: Omit<EmbeddedOptions, 'log'>, as: { uid?: number; gid?: number } = {}): Probe => {
  const child = spawn(
    process.execPath,
    [PROBE, JSON.stringify({ settings: throwAwaySettings, ...options })],
    {
      ...as,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const heard: Heard[] = []
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const outcome = new Promise<Heard>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as Heard
      heard.push(said)
      if (said.ready ?? said.failed) resolve(said)
    })
    void ended.then(() => resolve({ failed: 'ended' }))
  })
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, heard, outcome, ended }
}

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const until = async (condition: () => boolean, ms = 60_000) => {
  const end = Date.now() + ms
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain')
    await pause(10)
  }
}

const npmPrograms = (): Programs & { npm: NonNullable<Programs['npm']> } => {
  const [first] = installedPrograms()
  if (!first?.npm) throw new Error('This test needs the programs from npm.')
  return { ...first, npm: first.npm }
}

/** The package as npm leaves it when install scripts are blocked: without its symbolic links. */
const programsWithoutLinks = (folder: string): Programs => {
  const { major, npm } = npmPrograms()
  const native = join(folder, 'native')
  cpSync(npm.native, native, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(join(native, 'lib'))) {
    const file = join(native, 'lib', name)
    if (lstatSync(file).isSymbolicLink()) rmSync(file)
  }
  const label = `test-${randomUUID()}`
  cleanups.push(() => rmSync(`/var/lib/foerderportal/postgresql-${label}`, { recursive: true, force: true }))
  return { major, bin: join(native, 'bin'), npm: { native, label } }
}

describe('a start on an empty directory', () => {
  test('gives two roles of which only the owner may change tables, on 127.0.0.1 with passwords', async () => {
    const directory = newDirectory()
    const db = await start({ directory, settings: {} })
    await query(db.ownerUrl, 'create table probe (id int)')
    await expect(query(db.appUrl, 'create table fremd (id int)')).rejects.toThrow(/permission denied/)
    await expect(query(db.appUrl, 'drop table probe')).rejects.toThrow(/must be owner/)
    await expect(query(db.appUrl, 'create temp table fremd (id int)')).rejects.toThrow(/permission denied/)
    await expect(query(db.appUrl.replace(/:[^:@]+@/, ':falsch@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
    const shown = await query(
      db.ownerUrl,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'listen_addresses', 'password_encryption', 'data_checksums')`,
    )
    expect(Object.fromEntries(shown.map((row) => [row['name'], row['setting']]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      password_encryption: 'scram-sha-256',
      data_checksums: 'on',
    })
    expect(
      await query(db.ownerUrl, `select rolname from pg_roles where rolsuper and rolname like 'portal%'`),
    ).toEqual([])
    expect(
      await query(
        db.ownerUrl,
        `select pg_encoding_to_char(encoding) as e, datlocprovider as p, datlocale as l
      from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ e: 'UTF8', p: 'b', l: 'C.UTF-8' }])
    // Line 5 of postmaster.pid names the folder of the Unix socket.
    expect(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4]).toBe('')
    expect(statSync(join(directory, 'zugang.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory).filter((name) => name.includes('neu'))).toEqual([])
  })

  test('says clearly that no PostgreSQL is installed', async () => {
    await expect(start({ directory: newDirectory(), programs: [] })).rejects.toThrow(
      /kein PostgreSQL zu finden.*DATABASE_URL/,
    )
  })

  test('falls back to the PostgreSQL of Debian', async ({ skip }) => {
    const programs = installedPrograms().filter(({ npm }) => !npm)
    if (programs.length === 0) skip('not installed here')
    const db = await start({ directory: newDirectory(), programs })
    const [row] = await query(db.appUrl, `select current_setting('server_version_num')::int / 10000 as major`)
    expect(row?.['major']).toBe(programs[0]?.major)
  })

  test('a program that can not be run is an error of the start and nothing else', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin', 'initdb'), '', { mode: 0o644 })
    const programs = [{ major: 18, bin: join(folder, 'bin') }]
    await expect(start({ directory: join(folder, 'daten'), programs })).rejects.toThrow(/EACCES/)
    await expect(
      start({ directory: join(folder, 'daten'), programs: [{ major: 18, bin: '/nirgends' }] }),
    ).rejects.toThrow(/ENOENT/)
    const db = await start({ directory: join(folder, 'daten') })
    expect(await query(db.appUrl, 'select 1 as eins')).toEqual([{ eins: 1 }])
  })
})

describe('a later start', () => {
  test('keeps data and passwords', async () => {
    const directory = newDirectory()
    const first = await start({ directory })
    await query(first.ownerUrl, 'create table probe as select 42 as zahl')
    await first.stop()
    const second = await start({ directory })
    expect(await query(second.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
    expect(new URL(second.appUrl).password).toBe(new URL(first.appUrl).password)
  })

  test('gets into a cluster whose passwords were lost', async () => {
    const directory = newDirectory()
    const first = await start({ directory })
    await query(first.ownerUrl, 'create table probe as select 42 as zahl')
    await first.stop()
    rmSync(join(directory, 'zugang.json'))
    const second = await start({ directory })
    expect(await query(second.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
    expect(new URL(second.appUrl).password).not.toBe(new URL(first.appUrl).password)
  })

  test('an empty file of passwords counts as lost', async () => {
    const directory = newDirectory()
    const first = await start({ directory })
    await query(first.ownerUrl, 'create table probe as select 42 as zahl')
    await first.stop()
    writeFileSync(join(directory, 'zugang.json'), '')
    const second = await start({ directory })
    expect(await query(second.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
  })

  test('a file of passwords that was cut off is named, with what to do', async () => {
    const directory = newDirectory()
    await (await start({ directory })).stop()
    const file = join(directory, 'zugang.json')
    for (const text of [readFileSync(file, 'utf8').slice(0, 40), '{}', 'null']) {
      writeFileSync(file, text)
      await expect(start({ directory })).rejects.toThrow(/zugang.json .* beschädigt. Löschen Sie sie/)
    }
    rmSync(file)
    await expect(start({ directory })).resolves.toBeDefined()
  })

  test('a damaged cluster is named, with what to do', async () => {
    const directory = newDirectory()
    await (await start({ directory })).stop()
    const cluster = join(directory, 'cluster')
    truncateSync(join(cluster, 'global/pg_control'), 100)
    await expect(start({ directory })).rejects.toThrow(
      `Die Datenbank in ${cluster} startet nicht. Ist sie beschädigt, stellen Sie das Verzeichnis aus der Sicherung wieder her`,
    )
  })

  test('a lock that can not be taken is named, with what to do', async () => {
    const directory = newDirectory()
    mkdirSync(join(directory, 'sperre.sqlite'), { recursive: true })
    await expect(start({ directory })).rejects.toThrow(/lässt sich keine Sperre anlegen .*Prüfen Sie/)
  })

  test('does not open a cluster with programs of another version', async () => {
    const directory = newDirectory()
    mkdirSync(join(directory, 'cluster'), { recursive: true })
    writeFileSync(join(directory, 'cluster', 'PG_VERSION'), '14\n')
    await expect(start({ directory })).rejects.toThrow(/braucht PostgreSQL 14; vorhanden: 18/)
    expect(existsSync(join(directory, 'cluster', 'PG_VERSION'))).toBe(true)
  })
})

describe('the end', () => {
  test('comes in spite of an open transaction, leaves no process, and frees the directory', async () => {
    const directory = newDirectory()
    const db = await start({ directory })
    const client = new pg.Client({ connectionString: db.ownerUrl })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin; create table probe (id int)')
    await Promise.all([db.stop(), db.stop()])
    expect(processesIn(join(directory, 'cluster'))).toEqual([])
    expect(existsSync(join(directory, 'cluster', 'postmaster.pid'))).toBe(false)
    await (await start({ directory })).stop()
  })

  test.runIf(isLinux)('of a portal that just exits takes its database along', async () => {
    const directory = newDirectory()
    const portal = probe({ directory })
    const { ready } = await portal.outcome
    portal.child.kill('SIGUSR2')
    expect(await portal.ended).toBe(3)
    await until(() => processesIn(join(directory, 'cluster')).length === 0)
    expect(ready).toBeDefined()
  })

  test.runIf(isLinux)(
    'by Ctrl-C reaches the portal first: the database is in a process group of its own',
    async () => {
      const db = await start({ directory: newDirectory() })
      const group = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]
      expect(group(db.pid())).not.toBe(group(process.pid))
    },
  )
})

describe.runIf(isLinux)('after a crash', () => {
  test('the database that outlived kill -9 of the portal is ended and started anew; nothing is lost', async () => {
    const directory = newDirectory()
    const portal = probe({ directory })
    const { ready } = await portal.outcome
    await query(ready?.ownerUrl ?? '', 'create table probe as select 42 as zahl')
    portal.child.kill('SIGKILL')
    await portal.ended
    expect(processesIn(join(directory, 'cluster'))).toContain(ready?.pid)
    const warnings: string[] = []
    const db = await start({ directory, log: { ...silent, warn: (message) => void warnings.push(message) } })
    expect(warnings.join()).toMatch(/abgestürzten Portals/)
    expect(processesIn(join(directory, 'cluster'))).not.toContain(ready?.pid)
    expect(await query(db.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
  })

  test('a first start that was killed half way is done again', async () => {
    const directory = newDirectory()
    const portal = probe({ directory })
    await until(() => existsSync(join(directory, 'cluster.neu', 'PG_VERSION')))
    portal.child.kill('SIGKILL')
    await portal.ended
    expect(existsSync(join(directory, 'cluster'))).toBe(false)
    const db = await start({ directory })
    expect(await query(db.appUrl, 'select current_user as wer')).toEqual([{ wer: 'portal_app' }])
    expect(existsSync(join(directory, 'cluster.neu'))).toBe(false)
  })

  test('a number in postmaster.pid that a foreign process got meanwhile does not stop the start', async () => {
    const directory = newDirectory()
    const db = await start({ directory })
    await db.stop()
    const cluster = join(directory, 'cluster')
    const { uid, gid } = statSync(cluster)
    // Of the same user: PostgreSQL itself would refuse to start.
    const foreign = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
    cleanups.push(() => foreign.kill())
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${foreign.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n0 0\nready\n`,
    )
    chownSync(join(cluster, 'postmaster.pid'), uid, gid)
    expect(await query((await start({ directory })).appUrl, 'select 1 as eins')).toEqual([{ eins: 1 }])
    expect(foreign.exitCode ?? foreign.signalCode).toBe(null)
  })

  test('of the database alone it comes back on the same port, the pool with it, and committed rows stay', async () => {
    const db = await start({ directory: newDirectory(), settings: {} })
    const pool = openPool(db.ownerUrl, 4)
    cleanups.push(() => pool.end())
    await pool.query('create table probe (zahl int)')
    await pool.query('insert into probe values ($1)', [42])
    const before = db.pid()
    process.kill(before, 'SIGKILL')
    await until(() => !existsSync(`/proc/${before}`))
    // A call at this moment waits for the new server instead of failing.
    const caller = openPool(db.ownerUrl, 1)
    cleanups.push(() => caller.end())
    expect((await caller.query('select zahl from probe')).rows).toEqual([{ zahl: 42 }])
    expect(db.pid()).not.toBe(before)
    expect((await pool.query('select zahl from probe')).rows).toEqual([{ zahl: 42 }])
  })

  test('that can not be healed the portal hears of it', async () => {
    const directory = newDirectory()
    let lost: Error | undefined
    const db = await start({ directory, onLost: (error) => void (lost = error) })
    rmSync(join(directory, 'cluster', 'global'), { recursive: true })
    process.kill(db.pid(), 'SIGKILL')
    await until(() => lost !== undefined)
    expect(lost?.message).toMatch(/startet nicht/)
  })
})

describe('two portals on one directory', () => {
  test('started at once: one works, the other says so and ends', async () => {
    const directory = newDirectory()
    const portals = [probe({ directory }), probe({ directory })]
    const outcomes = await Promise.all(portals.map(({ outcome }) => outcome))
    expect(outcomes.filter(({ ready }) => ready)).toHaveLength(1)
    expect(outcomes.find(({ failed }) => failed)?.failed).toMatch(
      /Ein Förderportal läuft bereits mit dem Datenverzeichnis/,
    )
  })

  test('another that only looked and goes again is waited for', async () => {
    const directory = newFolder()
    lockDirectory(directory).release()
    const looking = new Worker(
      `const { DatabaseSync } = require('node:sqlite')
      const { parentPort, workerData } = require('node:worker_threads')
      const db = new DatabaseSync(workerData)
      db.exec('begin; select * from sqlite_schema')
      parentPort.postMessage('looking')
      setTimeout(() => db.exec('commit'), 50)`,
      { eval: true, workerData: join(directory, 'sperre.sqlite') },
    )
    await once(looking, 'message')
    expect(() => lockDirectory(directory).release()).not.toThrow()
  })

  test('one after the other: the second names the first', async () => {
    const directory = newDirectory()
    await start({ directory })
    await expect(start({ directory })).rejects.toThrow(DirectoryInUseError)
    await expect(start({ directory })).rejects.toThrow(`(Prozess ${process.pid})`)
  })
})

describe.runIf(mayBecomeNobody)('users and rights', () => {
  const fingerprint = () =>
    createHash('sha256')
      .update(['passwd', 'group', 'shadow'].map((f) => readFileSync(`/etc/${f}`, 'utf8')).join())
      .digest('hex')

  test('root: PostgreSQL runs as somebody else, and nothing in /etc changes', async () => {
    const before = fingerprint()
    const db = await start({ directory: newDirectory() })
    expect(statSync(`/proc/${db.pid()}`).uid).not.toBe(0)
    expect(fingerprint()).toBe(before)
  })

  test('root, data below a closed home directory', async () => {
    const directory = join(newFolder(0o700), 'daten')
    const db = await start({ directory })
    await query(db.ownerUrl, 'create table probe as select 42 as zahl')
    await db.stop()
    const again = await start({ directory })
    expect(await query(again.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
    const before = again.pid()
    process.kill(before, 'SIGKILL')
    await until(() => again.pid() !== before)
    expect(await query(again.ownerUrl, 'select zahl from probe')).toEqual([{ zahl: 42 }])
  })

  test('root, programs below a closed home directory, without their links', async () => {
    const programs = [programsWithoutLinks(newFolder(0o700))]
    const db = await start({ directory: newDirectory(), programs })
    expect(await query(db.appUrl, 'select 1 as eins')).toEqual([{ eins: 1 }])
  })

  test('a copy that others may write is not run', async () => {
    const programs = programsWithoutLinks(newFolder(0o700))
    const copy = `/var/lib/foerderportal/postgresql-${programs.npm?.label}`
    mkdirSync(join(copy, 'native', 'bin'), { recursive: true })
    const trap = join(newFolder(0o777), 'ausgefuehrt')
    for (const name of ['initdb', 'postgres'])
      writeFileSync(join(copy, 'native', 'bin', name), `#!/bin/sh\ntouch ${trap}\nexit 1\n`, { mode: 0o755 })
    chmodSync(copy, 0o777)
    const db = await start({ directory: newDirectory(), programs: [programs] })
    expect(await query(db.appUrl, 'select 1 as eins')).toEqual([{ eins: 1 }])
    expect(existsSync(trap)).toBe(false)
  })

  test('an ordinary user, programs without links in folders that the user can not write', async () => {
    const programs = [programsWithoutLinks(newFolder())]
    const directory = newDirectory()
    mkdirSync(directory)
    chownSync(directory, NOBODY.uid, NOBODY.gid)
    const portal = probe({ directory, programs }, NOBODY)
    const { ready, failed } = await portal.outcome
    expect(failed).toBeUndefined()
    expect(statSync(`/proc/${ready?.pid}`).uid).toBe(NOBODY.uid)
    expect(await query(ready?.appUrl ?? '', 'select 1 as eins')).toEqual([{ eins: 1 }])
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
    // Root goes on with the user's cluster, as that user.
    expect(statSync(`/proc/${(await start({ directory })).pid()}`).uid).toBe(NOBODY.uid)
  })

  test('a user without a name hears why it does not work', async () => {
    const directory = newDirectory()
    mkdirSync(directory)
    chownSync(directory, 54_321, 54_321)
    const { failed } = await probe({ directory }, { uid: 54_321, gid: 54_321 }).outcome
    expect(failed).toMatch(/Benutzer mit der Nummer 54321 hat keinen Eintrag in \/etc\/passwd.*DATABASE_URL/)
  })

  test('a user whose predecessor was another one hears why it does not work', async () => {
    const directory = newDirectory()
    await (await start({ directory })).stop()
    chmodSync(directory, 0o777)
    const { failed } = await probe({ directory }, NOBODY).outcome
    expect(failed).toMatch(/gehört dem Benutzer mit der Nummer \d+, das Portal läuft aber als 65534/)
  })
})

test.runIf(isLinux)('links that blocked install scripts did not make are made', async () => {
  const folder = newFolder()
  const programs = programsWithoutLinks(folder)
  expect(spawnSync(join(programs.bin, 'initdb'), ['--version']).status).not.toBe(0)
  const db = await start({ directory: join(folder, 'daten'), programs: [programs] })
  expect(await query(db.appUrl, 'select 1 as eins')).toEqual([{ eins: 1 }])
  expect(lstatSync(join(folder, 'native', 'lib', 'libicuuc.so.60')).isSymbolicLink()).toBe(true)
})
