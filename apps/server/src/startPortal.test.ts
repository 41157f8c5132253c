import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alsStartError, StartError } from './platform/startError.ts'
import { portalEnde } from './platform/testing/portalProzess.ts'
import { createTestDatabase } from './platform/testing/testDatabase.ts'
import { startPortal } from './startPortal.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ordner: string
let besetzt: Server
beforeAll(async () => {
  database = await createTestDatabase()
  ordner = await mkdtemp(join(tmpdir(), 'portal-start-'))
  besetzt = createServer()
  await new Promise<void>((resolve) => besetzt.listen(0, '127.0.0.1', resolve))
})
// The databases go with their cluster: dropped at once, they would cut connections that are just closing.
afterAll(async () => {
  besetzt.close()
  await rm(ordner, { recursive: true, force: true })
})

/** An address of a TCP server that listens is never a string nor null (node:net). */
const port = () => String((besetzt.address() as AddressInfo).port)

const datenbank = ({ appUrl, ownerUrl }: Pick<typeof database, 'appUrl' | 'ownerUrl'>) => ({
  DATABASE_URL: appUrl,
  DATABASE_OWNER_URL: ownerUrl,
})

/** How a start ends that can't succeed; what it began is ended again. */
const scheitern = async (env: Record<string, string>): Promise<unknown> => {
  const LOG_LEVEL = 'silent'
  try {
    await (await startPortal({ DATEN_VERZEICHNIS: ordner, PORT: '0', LOG_LEVEL, ...env })).stop()
  } catch (error) {
    return error
  }
  return 'started'
}
const satz = async (env: Record<string, string>) => {
  const error = await scheitern(env)
  return error instanceof StartError ? error.message : error
}

describe('a start that fails says in one German sentence what to do', () => {
  test('port in use', async () => {
    expect(await satz({ ...datenbank(database), PORT: port() })).toBe(
      `Port ${port()} auf 127.0.0.1 ist belegt. Beenden Sie das Programm, das ihn benutzt, oder wählen Sie mit PORT einen anderen.`,
    )
  })

  test.each(['203.0.113.7', 'gibt-es-nicht.invalid'])('HOST=%s', async (HOST) => {
    expect(await satz({ ...datenbank(database), HOST })).toContain(
      `HOST=${HOST} ist keine Adresse dieses Rechners. Setzen Sie HOST auf 127.0.0.1`,
    )
  })

  test('DATEN_VERZEICHNIS is a file, or lies below one', async () => {
    const datei = join(ordner, 'datei')
    await writeFile(datei, '')
    for (const DATEN_VERZEICHNIS of [datei, join(datei, 'darunter')])
      expect(await satz({ DATEN_VERZEICHNIS })).toMatch(/Auf dem Weg dorthin liegt eine Datei, kein Ordner/)
  })

  test('a role that may not make tables', async () => {
    expect(await satz({ DATABASE_URL: database.appUrl })).toMatch(
      /Die Rolle portal_app darf in .* keine Tabellen anlegen. Setzen Sie DATABASE_OWNER_URL/,
    )
  })

  test.runIf(process.platform === 'linux')('DATEN_VERZEICHNIS lies on /proc', async () => {
    expect(await satz({ DATEN_VERZEICHNIS: '/proc/portal' })).toMatch(/DATEN_VERZEICHNIS ein anderes/)
  })

  test('data that hold the demo world, served without it', async () => {
    const eigene = await createTestDatabase()
    const DATEN_VERZEICHNIS = join(ordner, 'vorfuehrung')
    await mkdir(DATEN_VERZEICHNIS)
    const env = { ...datenbank(eigene), DATEN_VERZEICHNIS }
    expect(await scheitern({ ...env, DEMO: '1' })).toBe('started')
    expect(await satz({ ...env, DEMO: '0' })).toMatch(/npm run demo:leeren/)
  })

  // From the first connection on each one can be the one too many: the migrations', a pool's, the worker's.
  test.each([0, 1, 2, 3, 4, 5, 7])(
    '[P-09] a database that takes %s connections and no more',
    async (frei) => {
      const enge = await createTestDatabase()
      const name = new URL(enge.ownerUrl).pathname.slice(1)
      expect(await scheitern(datenbank(enge))).toBe('started')
      const owner = new pg.Client(enge.ownerUrl)
      await owner.connect()
      await owner.query(`alter database "${name}" connection limit ${frei}`)
      await owner.end()
      const ende = await satz(datenbank(enge))
      if (ende !== 'started')
        expect(ende).toMatch(/^Die Datenbank hat keine Verbindung mehr frei\. Jede Instanz braucht/)
      if (frei < 4) expect(ende).not.toBe('started')
    },
  )

  test('[P-09] a database that can only be read', async () => {
    const feste = await createTestDatabase()
    const nurLesen = (url: string) => `${url}?options=-c%20default_transaction_read_only%3Don`
    expect(
      await satz(datenbank({ appUrl: nurLesen(feste.appUrl), ownerUrl: nurLesen(feste.ownerUrl) })),
    ).toMatch(/^Die Datenbank lässt sich nur lesen\./)
  })

  const ORT = { host: '127.0.0.1', port: 80 }
  test.each([
    ['ENOSPC', 'write', /kein Platz mehr. Schaffen Sie Platz/],
    ['EDQUOT', 'write', /kein Platz mehr/],
    ['EROFS', 'mkdir', /nur gelesen werden kann. Binden Sie ihn beschreibbar ein/],
    ['EACCES', 'mkdir', /darf das Portal nicht schreiben. Geben Sie seinem Benutzer das Recht/],
    ['EIO', 'read', /Der Datenträger meldet einen Fehler/],
  ])('%s of a file', (code, syscall, erwartet) => {
    const error = Object.assign(new Error(code), { code, syscall, path: '/daten/x' })
    expect(alsStartError(error, ORT)).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(erwartet),
    })
  })

  test('a port that only root may open', () => {
    const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'listen' })
    expect(alsStartError(error, ORT)).toMatchObject({
      message: expect.stringContaining('PORT einen ab 1024'),
    })
  })

  test('what nobody foresaw keeps its trace', () => {
    const fehler = new TypeError('x is undefined')
    expect(alsStartError(fehler, ORT)).toBe(fehler)
    const programm = Object.assign(new Error('spawn'), {
      code: 'EACCES',
      syscall: 'spawn initdb',
      path: 'initdb',
    })
    expect(alsStartError(programm, ORT)).toBe(programm)
  })
})

test('the process of a start that failed ends with 1 and says the sentence only', async ({ signal }) => {
  const env = { PATH: process.env['PATH'], DATEN_VERZEICHNIS: '/proc/portal', LOG_LEVEL: 'silent', PORT: '0' }
  const { code, stderr } = await portalEnde(env, signal)
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/wählen Sie mit DATEN_VERZEICHNIS ein anderes Verzeichnis\./)
})
