import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What a whole run keeps there at once takes a third of it. */
const PLATZ = 2 * 1024 ** 3

/** Programs can't be run from some of them: containers mount it so. */
const fuehrtAus = (ordner: string, mounts: string): boolean => {
  const [, , , optionen] =
    mounts
      .split('\n')
      .map((zeile) => zeile.split(' '))
      .find(([, wo]) => wo === ordner) ?? []
  return optionen !== undefined && !optionen.split(',').includes('noexec')
}

/**
 * Where tests put what they throw away: in memory, where Linux offers it and there is room, else as always. Half of what
 * a database costs in a test is the disk, of which nothing has to survive (ADR 0035). TMPDIR says otherwise.
 */
export const tempOrdner = (ordner = '/dev/shm', platz = PLATZ): string => {
  if (process.env['TMPDIR'] !== undefined) return process.env['TMPDIR']
  try {
    const { bavail, bsize } = statfsSync(ordner)
    if (bavail * bsize >= platz && fuehrtAus(ordner, readFileSync('/proc/mounts', 'utf8'))) return ordner
  } catch {
    // No such folder, no such system.
  }
  return tmpdir()
}
