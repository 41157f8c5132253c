import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FilesUnavailable } from '../fileStore.ts'
import { PROBEN } from '../proben.test-daten.ts'
import { NichtFertig, OeffnerKaputt, oeffner, type Vorlage } from './oeffner.ts'
import { OeffnerKind } from './oeffnerKind.ts'

let ordner: string
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'oeffner-'))
})
afterEach(() => vi.useRealTimers())

const vorlage = (bytes: Buffer = PROBEN.pdf): Vorlage => ({
  typ: 'application/pdf',
  bytes: bytes.length,
  inhalt: () => Promise.resolve(Readable.from([bytes])),
})

const GRENZEN = { ms: 120_000, mb: 256, hoechstens: 8, geduldMs: 120_000 }

/** The first process does this with its file, every later one opens it. */
const zuerst = async (name: string, tut: string, mb = 256) => {
  const pfad = join(ordner, `${name}.mjs`)
  await writeFile(pfad, tut)
  const prozesse = [pfad]
  return () => new OeffnerKind(mb, prozesse.pop())
}
const bereitUnd = (tut: string) => `process.on('message', () => { ${tut} }); process.send('bereit')`

/** The line goes on behind a file that its process did not survive. */
const danachGeht = async (oeffnen: ReturnType<typeof oeffner>) =>
  expect(await oeffnen(vorlage())).toBe('geöffnet')

test('[S5-04] a file that takes too long is given up, and the next one is opened by another process', async () => {
  const oeffnen = oeffner({ ...GRENZEN, kind: await zuerst('dauert', bereitUnd('for (;;) {}')) })
  // The time passes at once: how fast this machine is says nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const haengt = expect(oeffnen(vorlage())).rejects.toBeInstanceOf(NichtFertig)
  await vi.advanceTimersByTimeAsync(GRENZEN.ms)
  await haengt
  vi.useRealTimers()
  await danachGeht(oeffnen)
})

test('[S5-04] one that takes more memory than it may ends its process, whatever its heap says', async () => {
  const viel = 'const alle = []; setInterval(() => alle.push(Buffer.alloc(8_000_000, 1)), 1)'
  const oeffnen = oeffner({ ...GRENZEN, kind: await zuerst('viel', bereitUnd(viel), 128) })
  const error = await oeffnen(vorlage()).catch((grund: unknown) => grund)
  expect(error).toBeInstanceOf(NichtFertig)
  expect(error).not.toBeInstanceOf(OeffnerKaputt)
  await danachGeht(oeffnen)
})

test('[S5-04] one that breaks its reader ends the process of the reader alone', async () => {
  const oeffnen = oeffner({ ...GRENZEN, kind: await zuerst('bricht', bereitUnd('process.abort()')) })
  const error = await oeffnen(vorlage()).catch((grund: unknown) => grund)
  expect(error).toBeInstanceOf(NichtFertig)
  expect(error).not.toBeInstanceOf(OeffnerKaputt)
  await danachGeht(oeffnen)
})

test.each([
  ['that does not start', "throw new Error('broken')"],
  ['that the system ends', bereitUnd("process.kill(process.pid, 'SIGKILL')")],
  ['that cannot read anything', bereitUnd("process.send({ fehler: 'no reader' })")],
])('[S5-04] of a process %s nobody blames the file', async (name, tut) => {
  const oeffnen = oeffner({ ...GRENZEN, kind: await zuerst(name, tut) })
  await expect(oeffnen(vorlage())).rejects.toBeInstanceOf(OeffnerKaputt)
  await danachGeht(oeffnen)
})

test('[S5-04] what the store says is handed on, and the next file is opened', async () => {
  const oeffnen = oeffner(GRENZEN)
  const weg = new FilesUnavailable('away')
  const ohne = { ...vorlage(), inhalt: () => Promise.reject(weg) }
  await expect(oeffnen(ohne)).rejects.toBe(weg)
  await danachGeht(oeffnen)
})

test('[S5-04] more than may wait are not even begun, nor what has waited too long', async () => {
  const oeffnen = oeffner({ ...GRENZEN, hoechstens: 2, geduldMs: -1 })
  const alle = await Promise.allSettled([oeffnen(vorlage()), oeffnen(vorlage()), oeffnen(vorlage())])
  expect(alle.map((eine) => eine.status === 'rejected' && String(eine.reason))).toEqual([
    'Error: opener: turn',
    'Error: opener: turn',
    'Error: opener: line',
  ])
})

test('[S5-04] a process without work ends, and the next file is opened by another', async () => {
  const kinder: OeffnerKind[] = []
  const kind = () => {
    const neu = new OeffnerKind(256)
    kinder.push(neu)
    return neu
  }
  const oeffnen = oeffner({ ...GRENZEN, kind })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await danachGeht(oeffnen)
  const ende = new Promise((fertig) => kinder[0]?.once('exit', fertig))
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  await ende
  await danachGeht(oeffnen)
  expect(kinder).toHaveLength(2)
})
