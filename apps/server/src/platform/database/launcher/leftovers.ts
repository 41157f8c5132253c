import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PROGRAM = /^(?:postgres|initdb)(?: \(deleted\))?$/

const worksIn = (pid: string, folder: string): boolean => {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder && PROGRAM.test(basename(readlinkSync(`/proc/${pid}/exe`)))
    )
  } catch {
    // Ended meanwhile, a zombie, or another user's: PostgreSQL of this folder runs as its owner, whom we may look at.
    return false
  }
}

/**
 * Numbers of the initdb and postgres processes that work in this folder (a real path). The working directory is the
 * proof: every process of a cluster has it there, and a foreign process that inherited a number from
 * `postmaster.pid` has not. Empty where there is no /proc.
 */
export const processesIn = (folder: string): number[] => {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
    .map(Number)
}

const send = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits until no process works in the folder any more; false when some still do after the time (ms). */
export const waitUntilEmpty = async (folder: string, ms: number): Promise<boolean> => {
  const end = Date.now() + ms
  while (processesIn(folder).length > 0) {
    if (Date.now() > end) return false
    await pause(20)
  }
  return true
}

/** Ends whatever still works in the folder, at once. */
export const endAllIn = async (folder: string): Promise<void> => {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of processesIn(folder)) send(pid, signal)
    if (await waitUntilEmpty(folder, 2_000)) return
  }
  throw new Error(`Prozesse ${processesIn(folder).join(', ')} in ${folder} lassen sich nicht beenden.`)
}

const postmasterOf = (pidFile: string): number | undefined => {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * After kill -9 of the portal its database lives on without a master: it is shut down properly and started anew.
 * A `postmaster.pid` whose number belongs to a foreign process by now would stop PostgreSQL from starting: it goes.
 */
export const clearLeftovers = async (cluster: string): Promise<'nothing' | 'stale' | 'orphan'> => {
  const pidFile = join(cluster, 'postmaster.pid')
  const postmaster = postmasterOf(pidFile)
  if (postmaster === undefined || process.platform !== 'linux') return 'nothing'
  const found = processesIn(cluster)
  if (found.includes(postmaster)) send(postmaster, 'SIGINT')
  if (!(await waitUntilEmpty(cluster, 10_000))) await endAllIn(cluster)
  rmSync(pidFile, { force: true })
  return found.length > 0 ? 'orphan' : 'stale'
}
