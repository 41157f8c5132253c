import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const STEMPEL = '.quellen-sha256'

/** Everything a bundle is made of: the app, the packages, the versions of what comes from outside. */
const quellen = (wurzel: string, app: string): string[] =>
  globSync(
    [
      `apps/${app}/*`,
      `apps/${app}/{src,public,vite}/**/*`,
      'packages/*/{package.json,src/**/*}',
      'tools/vite/*',
      'package-lock.json',
      'tsconfig.base.json',
    ],
    { cwd: wurzel, withFileTypes: true },
  )
    .filter((e) => e.isFile() && !/\.test\.tsx?$/.test(e.name))
    .map((e) => join(e.parentPath, e.name))
    .toSorted()

const stand = (wurzel: string, app: string): string => {
  const hash = createHash('sha256')
  for (const pfad of quellen(wurzel, app))
    hash.update(pfad.slice(wurzel.length)).update('\0').update(readFileSync(pfad)).update('\0')
  return hash.digest('hex')
}

const gebaut = (dist: string): string | undefined =>
  existsSync(join(dist, STEMPEL)) ? readFileSync(join(dist, STEMPEL), 'utf8') : undefined

/** Vite runs in a process of its own: the server would carry its memory for the rest of its life. What it says goes into the error. */
const bauen = (wurzel: string, app: string, ziel: string): void => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const argumente = [
    vite,
    'build',
    join(wurzel, 'apps', app),
    '--outDir',
    basename(ziel),
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, argumente, {
    cwd: wurzel,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Die Oberfläche '${app}' ließ sich nicht bauen:\n${stdout}${stderr}`)
}

/**
 * Builds the pages of an app into its `dist`, only when a source differs from those of the last build.
 * The new build takes the old one's place by renaming, so that a portal that runs never serves half a build.
 * @returns whether it built
 */
export const oberflaecheBauen = (wurzel: string, app: string): boolean => {
  const dist = join(wurzel, 'apps', app, 'dist')
  const soll = stand(wurzel, app)
  if (gebaut(dist) === soll) return false
  const [neu, alt] = [`${dist}-neu-${process.pid}`, `${dist}-alt-${process.pid}`]
  try {
    bauen(wurzel, app, neu)
    writeFileSync(join(neu, STEMPEL), soll)
    if (existsSync(dist)) renameSync(dist, alt)
    renameSync(neu, dist)
  } finally {
    for (const rest of [neu, alt]) rmSync(rest, { recursive: true, force: true })
  }
  return true
}

/** Why the pages can't be served as they are, as a sentence; undefined where the build is that of the sources. */
export const bauFehlt = (wurzel: string): string | undefined => {
  const alte = appsMitOberflaeche(wurzel).filter(
    (app) => gebaut(join(wurzel, 'apps', app, 'dist')) !== stand(wurzel, app),
  )
  if (alte.length === 0) return undefined
  return `Die Oberfläche (${alte.join(', ')}) ist nicht gebaut oder älter als ihre Quellen. Bauen Sie sie zuerst: node tools/bauen.ts`
}

/** The apps that have pages to build. */
export const appsMitOberflaeche = (wurzel: string): string[] =>
  ['portal', 'sachbearbeitung'].filter((app) => existsSync(join(wurzel, 'apps', app, 'index.html')))
