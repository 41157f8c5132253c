import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { WURZEL } from './portalStarten.ts'

const TEXTE = new Set(['.html', '.js', '.css'])
const GEPACKT = new Set(['.br', '.gz'])
/** A name of the build that tells its content: 'FinanzierungSeite-CnJrG9q6.js'. */
const BENANNT = /^(.+-)([\w-]{8})(\.\w+)$/

const umgekehrt = (text: string) => text.split('').toReversed().join('')

/** Gives every file of a build another name, as a build of other sources would, and says so wherever one is named. */
const umbenennen = async (dist: string): Promise<void> => {
  const ordner = join(dist, 'assets')
  const namen = new Map<string, string>()
  for (const name of await readdir(ordner)) {
    const neu = name.replace(
      BENANNT,
      (_, vorn: string, inhalt: string, art: string) => vorn + umgekehrt(inhalt) + art,
    )
    if (!GEPACKT.has(extname(name))) namen.set(name, neu)
  }
  const jeder = new RegExp(
    [...namen.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  for (const { name, parentPath } of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const pfad = join(parentPath, name)
    // The server packs nothing itself: what lies beside a file would be the version before.
    if (GEPACKT.has(extname(name))) await rm(pfad)
    else if (TEXTE.has(extname(name)))
      await writeFile(
        pfad,
        (await readFile(pfad, 'utf8')).replaceAll(jeder, (alt) => namen.get(alt) ?? alt),
      )
  }
  for (const [alt, neu] of namen) await rename(join(ordner, alt), join(ordner, neu))
}

/** What an installation shares with this checkout; the rest has its own place, from which the server finds its build. */
const GETEILT = [
  'node_modules',
  'packages',
  'package.json',
  'apps/server/node_modules',
  'apps/server/package.json',
  'apps/server/migrations',
  'apps/server/daten',
]

/**
 * The portal once more in a folder of its own, as the next version would be: all files of its build have other names.
 * Answers the folder (`wurzel` of portalStarten).
 */
export const neueFassungInstallieren = async (): Promise<string> => {
  const wurzel = await mkdtemp(join(tmpdir(), 'portal-fassung-'))
  await mkdir(join(wurzel, 'apps/server'), { recursive: true })
  for (const pfad of GETEILT) await symlink(join(WURZEL, pfad), join(wurzel, pfad))
  await cp(join(WURZEL, 'apps/server/src'), join(wurzel, 'apps/server/src'), { recursive: true })
  const dist = join(wurzel, 'apps/portal/dist')
  await cp(join(WURZEL, 'apps/portal/dist'), dist, { recursive: true })
  await umbenennen(dist)
  return wurzel
}
