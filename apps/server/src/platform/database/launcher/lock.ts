import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseStartError } from './startError.ts'

/** The directory is in use by a portal that runs. */
export class DirectoryInUseError extends DatabaseStartError {}

const SQLITE_BUSY = 5
/**
 * On the way to its lock everybody holds a shared one for a moment (sqlite.org/lockingv3): of two portals that start in
 * the same millisecond both would give up. A portal keeps its directory longer than this.
 */
const PATIENCE_MS = 500

const holderOf = (file: string): string => {
  try {
    return ` (Prozess ${readFileSync(file, 'utf8').trim()})`
  } catch {
    // The holder has just begun and not written its number yet.
    return ''
  }
}

/** Full, read-only or damaged; the operator sees what SQLite says of it. */
const unusable = (directory: string, error: unknown) =>
  new DatabaseStartError(
    `In ${directory} lässt sich keine Sperre anlegen (${error instanceof Error ? error.message : String(error)}). ` +
      'Prüfen Sie, ob dort Platz ist und das Portal schreiben darf, oder wählen Sie mit DATEN_VERZEICHNIS ein anderes Verzeichnis.',
    { cause: error },
  )

const openLock = (directory: string) => {
  try {
    return new DatabaseSync(join(directory, 'sperre.sqlite'), { timeout: PATIENCE_MS })
  } catch (error) {
    throw unusable(directory, error)
  }
}

/**
 * Takes the directory for this process, until release or the end of the process, also by kill -9: the lock is the
 * kernel's file lock, which Node offers through SQLite only. A file with a process number would outlive its process.
 */
export const lockDirectory = (directory: string): { release(): void } => {
  const holder = join(directory, 'inhaber')
  const lock = openLock(directory)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(directory, error)
    throw new DirectoryInUseError(
      `Ein Förderportal läuft bereits mit dem Datenverzeichnis ${directory}${holderOf(holder)}. ` +
        'Beenden Sie es zuerst, oder wählen Sie mit DATEN_VERZEICHNIS ein anderes Verzeichnis.',
    )
  }
  try {
    writeFileSync(holder, `${process.pid}\n`)
  } catch (error) {
    lock.close()
    throw unusable(directory, error)
  }
  return { release: () => lock.close() }
}
