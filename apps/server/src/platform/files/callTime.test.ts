import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { dateiHerunterladen, dateiHochladen } from '@foerderportal/contract/shared/datei'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { dateipfad } from '../testing/dateiVerdrehen.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { forCall } from './callTime.ts'
import { FilesUnavailable, FileTooLarge, type FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import { PROBEN } from './proben.test-daten.ts'
import { registerDateien } from './routes.ts'
import { s3Store } from './s3/s3Store.ts'

const MB = 1024 * 1024
/** Of a test: what is waited for in vain costs no more. */
const MS = 200

type Antworten = (request: IncomingMessage, response: ServerResponse) => void
const mitS3 = async <T>(antworten: Antworten, tun: (store: FileStore) => Promise<T>): Promise<T> => {
  const server = createServer(antworten).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  try {
    return await tun(
      s3Store({
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'b',
        region: 'us-east-1',
        accessKeyId: 'zugang',
        secretAccessKey: 'geheimnis',
        pathStyle: true,
      }),
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
const ohneUhr = async <T>(tun: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    return await tun()
  } finally {
    vi.useRealTimers()
  }
}
const haengt: Antworten = (request) => void request.resume()
const stuecke = (zahl: number) => Readable.from(Array.from({ length: zahl }, () => Buffer.alloc(64 * 1024)))

describe('[P-06] [S5-01] [S10-02] one call waits for a store so long in all, and no longer', () => {
  test.each<[string, Antworten, number]>([
    ['that takes a file and never answers', haengt, 1],
    ['that never answers to the beginning of a large one', haengt, 100],
    [
      'that stops in the middle of a large one',
      (request, response) => {
        if (request.url?.includes('uploads'))
          request.resume().on('end', () => response.end('<UploadId>u</UploadId>'))
        else request.resume()
      },
      200,
    ],
  ])('written to a store %s', async (_, antworten, zahl) => {
    await mitS3(antworten, async (store) => {
      const quelle = stuecke(zahl)
      await expect(forCall(store, MS).put(randomUUID(), quelle, 20 * MB)).rejects.toBeInstanceOf(
        FilesUnavailable,
      )
      // Its owner goes on with it: the body of a call is read to its end.
      await expect.poll(() => quelle.listenerCount('readable')).toBe(0)
      if (zahl > 1) expect(quelle.destroyed).toBe(false)
    })
  })

  test.each<[string, Antworten]>([
    ['never answers', haengt],
    [
      'stops after the head',
      (_, response) => response.writeHead(200, { 'content-length': 9 }).flushHeaders(),
    ],
    [
      'stops after a piece',
      (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('x'),
    ],
  ])('read from a store that %s', async (_, antworten) => {
    await mitS3(antworten, async (store) => {
      const lesen = async () => buffer(await forCall(store, MS).get(randomUUID()))
      await expect(lesen()).rejects.toBeInstanceOf(FilesUnavailable)
    })
  })

  test('many steps, each of them quick enough, are too slow together', async () => {
    const langsam: Antworten = (request, response) => {
      request.resume().on('end', () => setTimeout(() => response.end('x'), MS / 4))
    }
    await mitS3(langsam, async (store) => {
      const call = forCall(store, 4 * MS)
      const oft = async (mal: number) => {
        for (let n = 0; n < mal; n += 1) expect(String(await buffer(await call.get(randomUUID())))).toBe('x')
      }
      await oft(2)
      await expect(oft(30)).rejects.toBeInstanceOf(FilesUnavailable)
    })
  })

  test('who sends or reads slowly himself uses nothing of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ablage-'))
    const call = forCall(folderStore(folder), 5 * MS)
    const key = randomUUID()
    async function* langsam() {
      for (let n = 0; n < 4; n += 1) {
        await pause(2 * MS)
        yield Buffer.alloc(64 * 1024, n)
      }
    }
    expect((await call.put(key, Readable.from(langsam()), MB)).bytes).toBe(4 * 64 * 1024)
    const leser = (await call.get(key))[Symbol.asyncIterator]()
    let bytes = 0
    for (let n = await leser.next(); n.done !== true; n = await leser.next()) {
      bytes += (n.value as Buffer).length
      await pause(2 * MS)
    }
    expect(bytes).toBe(4 * 64 * 1024)
    await rm(folder, { recursive: true })
  })

  test('who still sends when the store has refused sets no clock going any more', async () => {
    const weiter = Promise.withResolvers<Buffer>()
    async function* zwei() {
      yield Buffer.alloc(9)
      yield await weiter.promise
    }
    const store: FileStore = {
      ...folderStore('/nirgends'),
      put: async (_key, source) => {
        const stuecke = source.iterator({ destroyOnReturn: false })
        await stuecke.next()
        void stuecke.next().catch(() => undefined)
        throw new FileTooLarge()
      },
    }
    const uhren = await ohneUhr(async () => {
      const call = forCall(store, MS)
      const abgelehnt = expect(call.put(randomUUID(), Readable.from(zwei()), 1)).rejects
      await abgelehnt.toBeInstanceOf(FileTooLarge)
      weiter.resolve(Buffer.alloc(9))
      await new Promise((resolve) => setImmediate(resolve))
      return vi.getTimerCount()
    })
    expect(uhren).toBe(0)
  })

  test('what was given up is told apart from what has ended', async () => {
    const weiter = Promise.withResolvers<{ bytes: number; sha256: string }>()
    const store = { ...folderStore('/nirgends'), put: () => weiter.promise }
    const call = forCall(store, MS)
    await expect(call.put(randomUUID(), stuecke(1), MB)).rejects.toBeInstanceOf(FilesUnavailable)
    const ruht = call.settled().then(() => 'ruht')
    expect(await Promise.race([ruht, pause(10, 'noch nicht')])).toBe('noch nicht')
    weiter.resolve({ bytes: 1, sha256: '' })
    expect(await ruht).toBe('ruht')
  })
})

test('a folder that stops in the middle of its files leaves threads to everybody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ablage-'))
  const keys = Array.from({ length: 6 }, () => randomUUID())
  const paths = keys.map((key) => join(folder, key.slice(0, 2), key.slice(2, 4), key))
  for (const path of paths) await mkdir(dirname(path), { recursive: true })
  // Whoever reads a pipe that somebody holds open waits, as for a network folder whose server is gone.
  spawnSync('mkfifo', paths)
  const schreiber = spawn('sh', ['-c', 'for p; do sleep 60 > "$p" & done; wait', 'sh', ...paths], {
    detached: true,
  })
  const store = folderStore(folder)
  const stroeme = await Promise.all(keys.map((key) => store.get(key)))
  const gelesen = Promise.allSettled(stroeme.map((strom) => buffer(strom)))
  await pause(200)
  const anderswo = await Promise.race([readFile(import.meta.filename), pause(3000, 'kein Faden frei')])
  if (schreiber.pid !== undefined) process.kill(-schreiber.pid)
  await gelesen
  expect(anderswo).toBeInstanceOf(Buffer)
  await rm(folder, { recursive: true })
})

describe('a call of the portal', () => {
  const LENA = { sub: randomUUID() }
  let t: TestApp
  beforeAll(async () => void (t = await startTestApp(registerDateien)))
  afterAll(() => t.close())
  afterEach(() => void vi.restoreAllMocks())

  const nie = <T>() => Promise.withResolvers<T>().promise
  const hochladen = (body: Buffer) =>
    t.call(dateiHochladen, {
      als: LENA,
      query: { fileName: 'a.pdf' },
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })

  /** The clock of waiting goes as soon as the store has been asked. */
  const nachAllerZeit = async <T>(gefragt: Promise<unknown>, antwort: Promise<T>): Promise<T> => {
    await gefragt
    await vi.advanceTimersByTimeAsync(55_000)
    return antwort
  }

  test('[P-06] [S5-01] is refused, however long the store takes to let go of the file', async () => {
    const loeschen = vi.spyOn(t.services.files, 'delete').mockImplementation(() => nie())
    expect((await hochladen(Buffer.from('MZ kein PDF'))).status).toBe(400)
    expect(loeschen).toHaveBeenCalledTimes(1)
  })

  test.each(['put', 'get'] as const)(
    '[S5-01] [S10-02] to a store that hangs at %s answers 503 within 55 s',
    async (was) => {
      const gefragt = Promise.withResolvers<void>()
      vi.spyOn(t.services.files, was).mockImplementation(() => {
        gefragt.resolve()
        return nie<never>()
      })
      const antwort = await ohneUhr(() => nachAllerZeit(gefragt.promise, hochladen(PROBEN.pdf)))
      expect([antwort.status, antwort.headers['retry-after']]).toEqual([503, '5'])
    },
  )

  test.each([
    ['does not begin', () => nie<Readable>()],
    ['begins and gives nothing', async () => new Readable({ read: () => undefined })],
  ])('[S5-03] [S10-02] for a file that %s answers 503 within 55 s', async (_, lesen) => {
    const { uuid } = (await hochladen(PROBEN.pdf)).body
    const gefragt = Promise.withResolvers<void>()
    vi.spyOn(t.services.files, 'get').mockImplementation(() => {
      gefragt.resolve()
      return lesen()
    })
    const params = { guid: uuid, fileName: 'a.pdf' }
    const antwort = await ohneUhr(() =>
      nachAllerZeit(gefragt.promise, t.call(dateiHerunterladen, { als: LENA, params })),
    )
    expect(antwort.status).toBe(503)
    expect(await readFile(dateipfad(t, uuid))).toEqual(PROBEN.pdf)
  })
})
