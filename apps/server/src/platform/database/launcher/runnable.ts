import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { canReach, type Account } from './account.ts'
import type { Programs } from './programs.ts'
import { DatabaseStartError } from './startError.ts'

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * npm packages can't hold symbolic links; the package's install script makes them. npm 12 and --ignore-scripts block
 * it, so they are made here. Two starts at once do no harm: making a link is atomic, and both make the same.
 */
const addMissingLinks = (native: string) => {
  const list = join(native, 'pg-symlinks.json')
  if (!exists(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(dirname(native), target)
    if (exists(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const tryAddMissingLinks = (native: string): boolean => {
  try {
    addMissingLinks(native)
    return true
  } catch {
    // node_modules is read-only: the copy gets the links.
    return false
  }
}

const openToAll = (path: string) => {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

/** A copy that somebody else could have written is never run. */
const isTrusted = (path: string): boolean => {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat?.isDirectory() === true && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}

const copyTo = (home: string, { native, label }: NonNullable<Programs['npm']>): string => {
  const target = join(home, `postgresql-${label}`)
  if (isTrusted(target)) return join(target, 'native', 'bin')
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const fresh = mkdtempSync(`${target}.neu-`)
  cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  addMissingLinks(join(fresh, 'native'))
  openToAll(fresh)
  try {
    renameSync(fresh, target)
  } catch (error) {
    // Another start was faster; its copy is as good as ours.
    rmSync(fresh, { recursive: true })
    if (!isTrusted(target)) throw error
  }
  return join(target, 'native', 'bin')
}

/** Only root writes below /var/lib, so nobody can slip other programs under the next start. */
const ROOT_HOME = '/var/lib/foerderportal'

/** Where a copy may go: as root also into the portal's directory, where the account can pass (a read-only system). */
const homesOf = (account: Account | undefined, directory: string): string[] => {
  if (!account) return [directory]
  return canReach(directory, account) ? [ROOT_HOME, directory] : [ROOT_HOME]
}

const copy = (npm: NonNullable<Programs['npm']>, homes: readonly string[]): string => {
  const failures: string[] = []
  for (const home of homes) {
    try {
      return copyTo(home, npm)
    } catch (error) {
      failures.push(`${home}: ${String(error)}`)
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL liegt in ${npm.native}, wo sein Benutzer es nicht ausführen kann, und lässt sich nicht kopieren ` +
      `(${failures.join('; ')}). Legen Sie das Portal in ein zugängliches Verzeichnis (zum Beispiel /opt), oder geben Sie DATABASE_URL an.`,
  )
}

/**
 * The folder from which the account can really run the programs. Packages of npm are copied (60 MB, 0.1 s, once per
 * version) when they lie below a closed home directory or can't be completed: as root to /var/lib/foerderportal,
 * else into the portal's own data directory.
 */
export const runnableFrom = (
  { bin, npm }: Programs,
  account: Account | undefined,
  directory: string,
): string => {
  if (!npm) return bin
  if (tryAddMissingLinks(npm.native) && canReach(join(bin, 'postgres'), account)) return bin
  return copy(npm, homesOf(account, directory))
}
