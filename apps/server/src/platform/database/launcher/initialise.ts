import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '../../durableFile.ts'
import type { Account } from './account.ts'
import { endAllIn } from './leftovers.ts'
import { run } from './run.ts'

export type Initialise = {
  readonly directory: string
  readonly cluster: string
  readonly bin: string
  readonly major: number
  readonly account: Account | undefined
  readonly password: string
  readonly durable: boolean
}

/** From 18 on PostgreSQL brings its own C.UTF-8, the same on every system and for every version of its libc. */
const localeOf = (major: number) =>
  major >= 18 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8']

const makeOwn = (path: string, account: Account | undefined) => {
  if (account) chownSync(path, account.uid, account.gid)
}

/**
 * The path to name to PostgreSQL. Below a closed home directory its account can't walk to the cluster, but it can
 * stay where it was put: the working directory is set before root's rights are given up.
 */
export const pathFor = (reachable: boolean, cluster: string): string =>
  reachable ? cluster : '/proc/self/cwd'

/**
 * Makes the cluster beside its place and moves it there when it is complete. So a cluster that exists is complete
 * (PG_VERSION alone is no proof: initdb writes it early), and what an interrupted start left behind is swept away.
 */
export const initialise = async (o: Initialise & { readonly reachable: boolean }): Promise<void> => {
  const fresh = `${o.cluster}.neu`
  const passwordFile = join(o.directory, 'passwort.neu')
  await endAllIn(fresh)
  rmSync(fresh, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, o.password, { mode: 0o600 })
  makeOwn(fresh, o.account)
  makeOwn(passwordFile, o.account)
  const args = [
    '-D',
    pathFor(o.reachable, fresh),
    '-U',
    'postgres',
    '-E',
    'UTF8',
    ...localeOf(o.major),
    '--data-checksums',
  ]
  const login = ['-A', 'scram-sha-256', '--pwfile', '../passwort.neu', ...(o.durable ? [] : ['--no-sync'])]
  try {
    await run(join(o.bin, 'initdb'), [...args, ...login], {
      cwd: fresh,
      account: o.account,
      cluster: o.cluster,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, o.cluster)
  await syncFolder(o.directory)
}
