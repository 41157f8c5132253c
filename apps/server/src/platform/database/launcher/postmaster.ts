import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { cleanEnv } from './run.ts'
import { DatabaseStartError, notStarting, type LauncherLog } from './startError.ts'

export type Postmaster = {
  readonly pid: number
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>
  readonly signal: (signal: NodeJS.Signals) => void
}

export type PostmasterOptions = {
  readonly bin: string
  readonly cluster: string
  /** How PostgreSQL names its cluster; see pathFor. */
  readonly path: string
  readonly account: Account | undefined
  readonly args: readonly string[]
  readonly log: LauncherLog
}

/** PostgreSQL ended before it was ready; `said` are its last lines (English). */
export class PostmasterError extends DatabaseStartError {
  readonly said: string
  constructor(said: string, how: string, cluster: string) {
    super(notStarting(cluster, said, how))
    this.said = said
  }
}

const READY = 'database system is ready to accept connections'

const untilExit = async (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `Status ${code}`))
  })

/** Passes PostgreSQL's lines on and resolves when it accepts connections. */
const untilReady = async (child: ChildProcess, heard: string[], log: LauncherLog): Promise<'ready'> =>
  new Promise((resolve) => {
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      heard.push(line)
      heard.splice(0, heard.length - 20)
      if (/\b(?:FATAL|PANIC):/.test(line)) log.warn(line)
      else log.debug(line)
      if (line.includes(READY)) resolve('ready')
    })
  })

/**
 * Starts postgres in a process group of its own, so that Ctrl-C in the terminal reaches the portal only, which ends
 * its requests first and then the database. Resolves when it accepts connections; rejects with PostmasterError.
 */
export const startPostmaster = async (o: PostmasterOptions): Promise<Postmaster> => {
  const child = spawn(join(o.bin, 'postgres'), ['-D', o.path, ...o.args], {
    cwd: o.cluster,
    env: cleanEnv(),
    ...o.account,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const heard: string[] = []
  const exit = untilExit(child)
  const outcome = await Promise.race([untilReady(child, heard, o.log), exit])
  if (outcome !== 'ready' || child.pid === undefined)
    throw new PostmasterError(heard.join('\n'), outcome, o.cluster)
  const kill = () => void child.kill('SIGINT')
  // The portal may end without a stop (process.exit, an uncaught error); its database must not stay behind.
  process.once('exit', kill)
  const exited = exit.then(() => void process.off('exit', kill))
  return { pid: child.pid, exited, signal: (signal) => void child.kill(signal) }
}

/** Fast shutdown: transactions are rolled back, everything is written. Only if that takes too long, harder ways. */
export const stopPostmaster = async (postmaster: Postmaster): Promise<void> => {
  let ended = false
  const exited = postmaster.exited.then(() => void (ended = true))
  for (const [signal, ms] of [
    ['SIGINT', 6_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    postmaster.signal(signal)
    await Promise.race([exited, pause(ms, undefined, { ref: false })])
    if (ended) return
  }
}
