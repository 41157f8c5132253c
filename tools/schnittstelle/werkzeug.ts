import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fehlt } from '../fehlt.ts'

/** The newest versions on the Python Package Index on 23 Nov 2026. */
const PAKETE = ['schemathesis==4.32.5', 'openapi-spec-validator==0.9.0']
/** Of schemathesis. */
const MINDESTENS = [3, 10] as const
const NAMEN = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10']

/** Version that `python --version` tells; undefined when it does not run. */
export const pythonVersion = (ausgabe: string): readonly [number, number] | undefined => {
  const [, gross, klein] = /^Python (\d+)\.(\d+)/.exec(ausgabe) ?? []
  return gross === undefined ? undefined : [Number(gross), Number(klein)]
}

const reicht = (name: string): boolean => {
  const version = pythonVersion(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? '')
  if (version === undefined) return false
  const [gross, klein] = version
  return gross > MINDESTENS[0] || (gross === MINDESTENS[0] && klein >= MINDESTENS[1])
}

const gelingt = (befehl: string, argumente: readonly string[]): boolean =>
  spawnSync(befehl, argumente, { stdio: ['ignore', 2, 2], timeout: 10 * 60_000 }).status === 0

/** Made anew when it is not whole: a set-up that was cut off leaves half a folder. */
const einrichten = (python: string, ordner: string): void => {
  rmSync(ordner, { recursive: true, force: true })
  if (!gelingt(python, ['-m', 'venv', ordner]))
    throw new Fehlt(`${python} hat kein venv. Installieren Sie es (Debian: apt-get install python3-venv).`)
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PAKETE]
  if (!gelingt(join(ordner, 'bin/python'), pip))
    throw new Fehlt(
      `${PAKETE.join(' und ')} ließen sich nicht laden. Sie kommen mit pip vom Python Package Index.`,
    )
}

/** Runs one of the tools in its folder and answers whether it was content; what it says is said. */
export type Werkzeug = (name: 'st' | 'openapi-spec-validator', ...argumente: string[]) => Promise<boolean>

/**
 * The tools in a Python environment of their own below `vorrat`, fetched at the first time.
 * @throws Fehlt without a Python that they run on, and where they can't be had
 */
export const werkzeugHolen = (vorrat: string): Werkzeug => {
  const python = NAMEN.find(reicht)
  if (python === undefined)
    throw new Fehlt(
      `Es gibt kein Python ab ${MINDESTENS.join('.')}. Installieren Sie es (Debian: apt-get install python3).`,
    )
  mkdirSync(vorrat, { recursive: true })
  const ordner = join(vorrat, PAKETE.join('-').replaceAll('=', ''))
  const fertig = join(ordner, 'bin/st')
  if (!existsSync(fertig)) einrichten(python, ordner)
  return async (name, ...argumente) => {
    const kind = spawn(join(ordner, 'bin', name), argumente, {
      cwd: vorrat,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = (await once(kind, 'close')) as [number | null] // as documented for the event
    return code === 0
  }
}
