// Runs before `npm start` and `npm test` on whatever Node is installed (20 or newer), without any package:
// installs what package-lock.json asks for, and only when it is not there yet. `npm ci` costs a quarter of a minute and
// pulls node_modules away from under a portal that runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.foerderportal-stand')
const LOCK = join(ROOT, '.einrichtung')
const NEEDED = [24, 7]
const WINDOWS = process.platform === 'win32'

class SetupError extends Error {}

const readOr = (file, otherwise) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

// --- is everything there? ---

const wanted = readOr(join(ROOT, 'package-lock.json'))
const state = createHash('sha256').update(`${process.platform} ${process.arch}\n${wanted}`).digest('hex')

const isStamped = () => readOr(STAMP, '').trim() === state

const samePackage = (path, pkg, there) => {
  if (!path.includes('node_modules/')) return true
  const installed = there[path]
  if (!installed) return pkg.optional === true || pkg.peer === true
  return installed.version === pkg.version && installed.integrity === pkg.integrity
}

/** npm keeps a list of what it installed: after `npm install <package>` nothing is missing although the stamp is old. */
const isInstalled = () => {
  const list = readOr(join(MODULES, '.package-lock.json'))
  if (list === undefined) return false
  const there = JSON.parse(list).packages
  const asked = JSON.parse(wanted).packages
  return (
    Object.entries(asked).every(([path, pkg]) => samePackage(path, pkg, there)) &&
    Object.keys(there).every((path) => path in asked)
  )
}

// --- one at a time ---

/** When a process began, in ticks of the system: tells it from a later one that got the same number. Linux only. */
const beginOf = (pid) => readOr(`/proc/${pid}/stat`, ') ').split(') ').at(-1)?.split(' ')[19] ?? ''

const isAlive = ([pid, begin]) => {
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return begin === beginOf(pid)
}

const holder = (file) => readOr(file, '').split(' ')

const tryLock = () => {
  try {
    writeFileSync(LOCK, `${process.pid} ${beginOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAlive(holder(LOCK))) return false
  // The holder was killed. Whoever moves its file away first may try again; a fresh lock moved by mistake goes back.
  const moved = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, moved)
    if (isAlive(holder(moved))) renameSync(moved, LOCK)
    else rmSync(moved)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return false
}

const locked = async (work) => {
  let said = false
  while (!tryLock()) {
    if (!said && isAlive(holder(LOCK))) {
      said = true
      console.log('Die Programmteile werden gerade von einem anderen Vorgang installiert; bitte warten …')
    }
    await pause(100)
  }
  try {
    await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

// --- installing ---

/** Under npm its own program and Node are known; that Node is not the one in node_modules, which npm is about to replace. */
const npmCommand = () => {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script?.endsWith('.js') ? [node ?? process.execPath, script] : [WINDOWS ? 'npm.cmd' : 'npm']
}

/** No install scripts: nothing that we use needs one, and the links of PostgreSQL are made by its launcher. */
const ARGS = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=warn',
]

const npmCi = () =>
  new Promise((resolve, reject) => {
    const [program, ...first] = npmCommand()
    const child = spawn(program, [...first, ...ARGS], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: program.endsWith('.cmd'),
    })
    let said = ''
    const listen = (chunk) => void (said += chunk)
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => reject(new SetupError(`npm lässt sich nicht starten: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new SetupError(
            `${said}\nnpm ci ist gescheitert (${signal ?? `Status ${code}`}); die Meldungen von npm stehen darüber.`,
          ),
        )
    })
    for (const stop of ['SIGINT', 'SIGTERM']) process.once(stop, () => child.kill(stop))
  })

// --- the right Node ---

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

/** npm scripts run on the Node in node_modules/.bin; where there is none for this system, on the installed one. */
const checkNode = () => {
  const own = join(MODULES, '.bin', WINDOWS ? 'node.cmd' : 'node')
  const hint = `Das Portal braucht Node ${NEEDED.join('.')} oder neuer. Installieren Sie es von https://nodejs.org, und versuchen Sie es erneut.`
  if (existsSync(own)) {
    const run = spawnSync(WINDOWS ? `"${own}"` : own, ['--version'], { encoding: 'utf8', shell: WINDOWS })
    if (run.status === 0 && isNewEnough(run.stdout.trim())) return
    // It can't run here (another libc); it must not hide an installed one that can.
    rmSync(own, { force: true })
    if (isNewEnough(process.version)) return
    const problem = run.error?.message ?? (run.stdout + run.stderr).trim()
    throw new SetupError(
      `Das mitgelieferte Node läuft auf diesem System nicht (${problem}), installiert ist ${process.version}. ${hint}`,
    )
  }
  if (!isNewEnough(process.version)) throw new SetupError(`Installiert ist Node ${process.version}. ${hint}`)
}

const install = async () => {
  if (isStamped()) return
  if (!isInstalled()) {
    console.log('Programmteile werden installiert (beim ersten Mal etwa eine Minute) …')
    const begin = Date.now()
    await npmCi()
    console.log(`Programmteile sind installiert (${Math.round((Date.now() - begin) / 1000)} s).`)
  }
  checkNode()
  writeFileSync(STAMP, `${state}\n`)
}

try {
  if (wanted === undefined)
    throw new SetupError(
      `${join(ROOT, 'package-lock.json')} fehlt. Holen Sie das Projekt noch einmal vollständig.`,
    )
  if (!isStamped()) await locked(install)
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
}
