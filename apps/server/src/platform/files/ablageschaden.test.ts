import { once } from 'node:events'
import { access, appendFile, chmod, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  DATEI_NICHT_MOEGLICH,
  dateiHerunterladen,
  dateiHochladen,
} from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dateipfad, dateiVerdrehen } from '../testing/dateiVerdrehen.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { dateienAufraeumen } from './dateienAufraeumen.ts'
import { FilesUnavailable } from './fileStore.ts'
import { PROBEN } from './proben.test-daten.ts'
import { dateienLesen } from './public.ts'
import { registerDateien } from './routes.ts'

const LENA = { sub: randomUUID() }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerDateien)
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const ordner = () => join(t.services.config.datenVerzeichnis, 'dateien')
const pfad = (guid: string) => dateipfad(t, guid)

const hochladen = (body = PROBEN.pdf) =>
  t.call(dateiHochladen, {
    als: LENA,
    query: { fileName: 'Angebot.pdf' },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
const herunterladen = (guid: string) =>
  t.call(dateiHerunterladen, { als: LENA, params: { guid, fileName: 'Angebot.pdf' } })

/** Over a real line: what arrives before it breaks, and whether it broke. */
const ueberLeitung = async (guid: string): Promise<{ bytes: number; ganz: boolean }> => {
  const { port } = t.app.server.address() as AddressInfo // it listens on a port, so its address is one
  const authorization = `Bearer ${await t.tokenFor(LENA)}`
  const path = `/Zuwendungen/api/public/download/${guid}/a.pdf`
  const anfrage = request({ port, path, host: '127.0.0.1', headers: { authorization } }).end()
  const [antwort] = (await once(anfrage, 'response')) as [IncomingMessage]
  let bytes = 0
  try {
    for await (const stueck of antwort as AsyncIterable<Buffer>) bytes += stueck.length
  } catch {
    return { bytes, ganz: false }
  }
  return { bytes, ganz: antwort.complete }
}

const handlungen = async (guid: string) =>
  (
    await sql<{
      handlung: string
    }>`select handlung from audit_log where objekt_guid = ${guid} order by nr`.execute(t.ownerDb)
  ).rows.map(({ handlung }) => handlung)

describe('a stored file that is not what came', () => {
  test.each([
    ['altered in one bit', (guid: string) => dateiVerdrehen(t, guid, 30)],
    ['cut off', (guid: string) => truncate(pfad(guid), 40)],
    ['empty', (guid: string) => truncate(pfad(guid), 0)],
    ['longer', (guid: string) => appendFile(pfad(guid), 'x')],
  ])(
    '%s: it is refused by name, once and for all, and the log of what happened has it',
    async (_, schaden) => {
      const { uuid } = (await hochladen()).body
      await schaden(uuid)
      for (const mal of [1, 2]) {
        const antwort = await herunterladen(uuid)
        expect([mal, antwort.status, antwort.problem.type]).toEqual([mal, 412, DATEI_NICHT_MOEGLICH.type])
        expect(antwort.problem.detail).toMatch(
          /^Datei beschädigt: „Angebot.pdf“ lässt sich nicht mehr öffnen/,
        )
      }
      const [datei] = await dateienLesen(t.services.db, [uuid])
      expect(datei?.scanStatus).toBe('beschädigt')
      expect(await handlungen(uuid)).toEqual(['dateiHochladen', 'dateiBeschaedigt'])
    },
  )

  test('of many pieces: the download breaks off before its last one, and the next is refused', async () => {
    const gross = Buffer.concat([PROBEN.pdf, randomBytes(3_000_000)])
    const { uuid } = (await hochladen(gross)).body
    expect(await ueberLeitung(uuid)).toEqual({ bytes: gross.length, ganz: true })
    await dateiVerdrehen(t, uuid, 1_000_000)
    const { bytes, ganz } = await ueberLeitung(uuid)
    expect([ganz, bytes < gross.length]).toEqual([false, true])
    expect((await herunterladen(uuid)).status).toBe(412)
  })

  test('that is missing alone is refused in words, and may come back', async () => {
    const { uuid } = (await hochladen()).body
    await rename(pfad(uuid), `${pfad(uuid)}.weg`)
    const antwort = await herunterladen(uuid)
    expect([antwort.status, antwort.problem.detail]).toEqual([
      412,
      expect.stringContaining('lässt sich gerade nicht öffnen'),
    ])
    await rename(`${pfad(uuid)}.weg`, pfad(uuid))
    expect((await herunterladen(uuid)).status).toBe(200)
  })

  test('a file that is as it came is given whole, however often', async () => {
    const { uuid } = (await hochladen()).body
    for (const _ of [1, 2]) expect((await herunterladen(uuid)).text).toBe(PROBEN.pdf.toString())
  })
})

describe('a folder that fails', () => {
  const bereit = async () => (await t.services.files.befinden()).ok

  test('gone: uploads and downloads say 503 and when to come again; back, all is as before', async () => {
    const { uuid } = (await hochladen()).body
    expect(await bereit()).toBe(true)
    await rename(ordner(), `${ordner()}.weg`)
    const antwort = await hochladen()
    expect([antwort.status, antwort.headers['retry-after']]).toEqual([503, '5'])
    expect(antwort.problem.detail).toMatch(/^Dateien lassen sich gerade nicht öffnen und nicht hochladen\./)
    expect((await herunterladen(uuid)).status).toBe(503)
    expect(await t.services.files.befinden()).toEqual({
      ok: false,
      message: `Der Ordner ${ordner()} versagt (ENOENT).`,
    })
    await rename(`${ordner()}.weg`, ordner())
    expect(await bereit()).toBe(true)
    expect((await herunterladen(uuid)).status).toBe(200)
  })

  test('that has become a file: the same, and the log names folder and cause', async () => {
    await rename(ordner(), `${ordner()}.weg`)
    await writeFile(ordner(), '')
    const { uuid } = { uuid: randomUUID() }
    await expect(t.services.files.get(uuid)).rejects.toMatchObject({
      constructor: FilesUnavailable,
      message: `Der Ordner ${ordner()} versagt (ENOTDIR).`,
      cause: expect.objectContaining({ path: expect.stringContaining(ordner()) }),
    })
    expect(await bereit()).toBe(false)
    await rm(ordner())
    await rename(`${ordner()}.weg`, ordner())
  })

  test.skipIf(process.getuid?.() === 0)('read-only: the same', async () => {
    await mkdir(ordner(), { recursive: true })
    await chmod(ordner(), 0o500)
    expect(await bereit()).toBe(false)
    await chmod(ordner(), 0o700)
    expect(await bereit()).toBe(true)
  })

  test('a probe leaves nothing behind', async () => {
    expect(await bereit()).toBe(true)
    expect((await readdir(ordner())).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('[S5-01] [R7.2-13] a disk that is full, and does not even let go of what was begun', () => {
  /** As the folder says it (folderStore.ts). */
  const voll = () => Promise.reject(new FilesUnavailable('Der Ordner versagt (ENOSPC).'))
  /** Anything else that a store may say. */
  const kaputt = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  const angefangene = async () => {
    const { rows } = await sql<{
      guid: string
    }>`select guid from datei where sha256 is null`.execute(t.ownerDb)
    return rows.map(({ guid }) => guid)
  }
  const morgen = async () => {
    t.clock.forward(25 * 3_600_000)
    await dateienAufraeumen.run({}, t.services)
  }
  const stand = (antwort: Awaited<ReturnType<typeof hochladen>>) => [
    antwort.status,
    antwort.headers['retry-after'],
    antwort.problem.detail,
  ]

  test.each([
    ['the same', voll],
    ['something else', kaputt],
  ])(
    'written to it says so, and deleted from %s: 503, and the next day nothing is left',
    async (_, loeschen) => {
      const { files } = t.services
      const schreiben = vi.spyOn(files, 'put').mockImplementation(voll)
      const wegnehmen = vi.spyOn(files, 'delete').mockImplementation(loeschen)
      const [status, wann, satz] = stand(await hochladen())
      expect([status, wann]).toEqual([503, '5'])
      expect(satz).toMatch(/^Dateien lassen sich gerade nicht öffnen und nicht hochladen\./)
      const [guid = '', ...weitere] = await angefangene()
      expect([weitere, await dateienLesen(t.services.db, [guid])]).toEqual([[], []])
      expect((await herunterladen(guid)).status).toBe(404)
      schreiben.mockRestore()
      wegnehmen.mockRestore()
      await morgen()
      expect(await angefangene()).toEqual([])
    },
  )

  test('one that the store does not let go of keeps none of the others, and goes when it does', async () => {
    const { files } = t.services
    const guids: string[] = []
    for (const name of ['a', 'b', 'c'])
      guids.push((await hochladen(Buffer.concat([PROBEN.pdf, Buffer.from(name)]))).body.uuid)
    const [, feste = ''] = guids
    const nehmen = files.delete.bind(files)
    const wegnehmen = vi
      .spyOn(files, 'delete')
      .mockImplementation((guid) => (guid === feste ? kaputt() : nehmen(guid)))
    await expect(morgen()).rejects.toThrow('1 files not removed')
    expect((await dateienLesen(t.services.db, guids)).map(({ uuid }) => uuid)).toEqual([feste])
    wegnehmen.mockRestore()
    await dateienAufraeumen.run({}, t.services)
    expect(await dateienLesen(t.services.db, guids)).toEqual([])
  })

  test('where the store itself is gone nobody waits for it once for each file', async () => {
    const { files } = t.services
    for (const name of ['d', 'e']) await hochladen(Buffer.concat([PROBEN.pdf, Buffer.from(name)]))
    const wegnehmen = vi.spyOn(files, 'delete').mockImplementation(voll)
    const befinden = vi.spyOn(files, 'befinden').mockResolvedValue({ ok: false, message: 'weg' })
    await expect(morgen()).rejects.toThrow('1 files not removed')
    expect(wegnehmen).toHaveBeenCalledTimes(1)
    wegnehmen.mockRestore()
    befinden.mockRestore()
    await dateienAufraeumen.run({}, t.services)
    expect(await angefangene()).toEqual([])
  })

  test('what is wrong with the file is said all the same; its bytes go the next day', async () => {
    const wegnehmen = vi.spyOn(t.services.files, 'delete').mockImplementation(voll)
    const [status, , satz] = stand(await hochladen(Buffer.from('MZ kein PDF')))
    expect([status, satz]).toEqual([400, expect.stringContaining('ist aber keine PDF-Datei')])
    const [guid = ''] = await angefangene()
    await access(pfad(guid))
    wegnehmen.mockRestore()
    await morgen()
    expect(await angefangene()).toEqual([])
    await expect(access(pfad(guid))).rejects.toThrow('ENOENT')
  })

  test('that lets go at once of what it could not take keeps nothing', async () => {
    const schreiben = vi.spyOn(t.services.files, 'put').mockImplementation(voll)
    expect((await hochladen()).status).toBe(503)
    expect(await angefangene()).toEqual([])
    schreiben.mockRestore()
  })
})
