import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A project of one package without dependencies, so that npm needs no network. */
let project: string
const at = (...path: string[]) => join(project, ...path)
const write = (path: string, content: string) => writeFileSync(at(path), content)

const lockFile = (version: string) => ({
  name: 'probe',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'probe', workspaces: ['teil'] },
    'node_modules/teil': { resolved: 'teil', link: true },
    teil: { version },
  },
})

const setVersion = (version: string) => {
  write('teil/package.json', JSON.stringify({ name: 'teil', version }))
  write('package-lock.json', JSON.stringify(lockFile(version)))
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-test-'))
  for (const folder of ['tools', 'teil']) mkdirSync(at(folder))
  copyFileSync(fileURLToPath(new URL('./setup.mjs', import.meta.url)), at('tools', 'setup.mjs'))
  write('package.json', JSON.stringify({ name: 'probe', workspaces: ['teil'] }))
  setVersion('1.0.0')
})
afterEach(() => rmSync(project, { recursive: true }))

const setup = async () => {
  const env = { ...process.env }
  delete env['npm_execpath']
  const child = spawn(process.execPath, [at('tools', 'setup.mjs')], {
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, said }
}

const INSTALLED = /Programmteile sind installiert/

test('installs once, then only after the lock file changed', async () => {
  expect(await setup()).toMatchObject({ status: 0, said: expect.stringMatching(INSTALLED) })
  expect(existsSync(at('node_modules', 'teil'))).toBe(true)
  const before = statSync(at('node_modules')).ino
  expect(await setup()).toEqual({ status: 0, said: '' })
  expect(statSync(at('node_modules')).ino).toBe(before)
  rmSync(at('node_modules'), { recursive: true })
  expect((await setup()).said).toMatch(INSTALLED)
})

test('believes npm when the stamp is old but everything is there', async () => {
  await setup()
  rmSync(at('node_modules', '.foerderportal-stand'))
  expect(await setup()).toEqual({ status: 0, said: '' })
  const lock = lockFile('1.0.0')
  write(
    'package-lock.json',
    JSON.stringify({ ...lock, packages: { ...lock.packages, 'node_modules/neu': { version: '1.0.0' } } }),
  )
  expect((await setup()).said).toMatch(INSTALLED)
})

test('two at once: one installs, the other waits', async () => {
  const results = await Promise.all([setup(), setup()])
  expect(results.map(({ status }) => status)).toEqual([0, 0])
  expect(results.filter(({ said }) => INSTALLED.test(said))).toHaveLength(1)
  expect(existsSync(at('.einrichtung'))).toBe(false)
})

test('a lock whose holder was killed stops nobody, also when its number lives on', async () => {
  write('.einrichtung', '4194304 1')
  expect((await setup()).status).toBe(0)
  rmSync(at('node_modules'), { recursive: true })
  write('.einrichtung', `${process.pid} 1`)
  expect((await setup()).status).toBe(0)
})

test('says what npm said when it fails, and does not take it for done', async () => {
  write(
    'package.json',
    JSON.stringify({ name: 'probe', workspaces: ['teil'], dependencies: { fehlt: 'file:./gibt-es-nicht' } }),
  )
  const { status, said } = await setup()
  expect(status).toBe(1)
  expect(said).toMatch(/npm ci ist gescheitert/)
  expect(said).toMatch(/npm error/)
  expect((await setup()).status).toBe(1)
})

test('a Node in node_modules that can not run here is not used', async () => {
  await setup()
  rmSync(at('node_modules', '.foerderportal-stand'))
  mkdirSync(at('node_modules', '.bin'), { recursive: true })
  writeFileSync(at('node_modules', '.bin', 'node'), '#!/gibt/es/nicht\n')
  chmodSync(at('node_modules', '.bin', 'node'), 0o755)
  expect((await setup()).status).toBe(0)
  expect(existsSync(at('node_modules', '.bin', 'node'))).toBe(false)
})

test('a project without its lock file is named', async () => {
  rmSync(at('package-lock.json'))
  const { status, said } = await setup()
  expect(status).toBe(1)
  expect(said).toMatch(/package-lock.json fehlt/)
  expect(readFileSync(at('package.json'), 'utf8')).toMatch(/probe/)
})
