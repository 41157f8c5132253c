import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilesUnavailable } from './fileStore.ts'
import { openFile } from './folderFile.ts'
import { inTime } from './folderSteps.ts'
import { folderStore } from './folderStore.ts'

const STEP_MS = 10_000
const KB = 1024

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ablage-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Which of them this process has open. */
const offene = async (paths: readonly string[]) => {
  const fds = await readdir('/proc/self/fd')
  const ziele = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => ziele.includes(path))
}

/** Whoever opens a pipe waits until somebody writes to it, as for a network folder whose server is gone. */
const pipeAnlegen = () => {
  const path = join(folder, 'pipe')
  spawnSync('mkfifo', [path])
  return path
}

/** All turns hang: one opens a pipe, the other keeps hanging until the pipe has answered and its turn has ended. */
const allesHaengt = () => {
  const pipe = pipeAnlegen()
  const anderes = Promise.withResolvers<string>()
  const schritte = [openFile(folder, pipe, 'r'), inTime(folder, { run: () => anderes.promise })]
  const antworten = async () => {
    await (await open(pipe, 'r+')).close()
    const frei = () => inTime(folder, { run: async () => 'frei' })
    await expect.poll(() => frei().catch(() => 'besetzt')).toBe('frei')
    anderes.resolve('doch noch')
  }
  return { pipe, ergebnisse: Promise.allSettled(schritte), antworten }
}

// Node closes such a file when it collects garbage, sometime, and says that it will throw an error one day (DEP0137).
test('[S5-01] [S10-02] a file that opens when nobody waits any more is closed again', async () => {
  const { pipe, ergebnisse, antworten } = allesHaengt()
  await vi.advanceTimersByTimeAsync(STEP_MS)
  const absage = { status: 'rejected', reason: expect.any(FilesUnavailable) as Error }
  expect(await ergebnisse).toEqual([absage, absage])
  await antworten()
  expect(await offene([pipe])).toEqual([])
})

test('[S5-01] [S10-02] a file that is closed while all hangs is closed when that answers again', async () => {
  const path = join(folder, 'da')
  await writeFile(path, 'x')
  const [waehrend, danach] = [await openFile(folder, path, 'r'), await openFile(folder, path, 'r')]
  const { ergebnisse, antworten } = allesHaengt()
  const zu = expect(waehrend.close()).rejects.toBeInstanceOf(FilesUnavailable)
  await vi.advanceTimersByTimeAsync(STEP_MS)
  await zu
  await expect(danach.close()).rejects.toBeInstanceOf(FilesUnavailable)
  await ergebnisse
  expect(await offene([path])).toEqual([path])
  await antworten()
  expect(await offene([path])).toEqual([])
})

test('[S10-02] who waits for a turn behind others that go on is served, however long', async () => {
  const schritte = Array.from({ length: 5 }, () => Promise.withResolvers<string>())
  const alle = Promise.all(schritte.map(({ promise }) => inTime(folder, { run: () => promise })))
  for (const schritt of schritte) {
    await vi.advanceTimersByTimeAsync(STEP_MS * 0.4)
    schritt.resolve('fertig')
  }
  expect(await alle).toHaveLength(5)
})

test('[S5-01] [S10-02] a read that hangs takes one turn, not another for closing its file', async () => {
  const path = pipeAnlegen()
  const schreiber = await open(path, 'r+')
  const file = await openFile(folder, path, 'r')
  const gelesen = expect(file.use((handle) => handle.read())).rejects.toBeInstanceOf(FilesUnavailable)
  await vi.advanceTimersByTimeAsync(STEP_MS)
  await gelesen
  const zu = file.close()
  await vi.advanceTimersByTimeAsync(STEP_MS)
  expect(await inTime(folder, { run: async () => 'frei' }).catch(() => 'besetzt')).toBe('frei')
  await schreiber.write('doch noch')
  await zu
  await schreiber.close()
  expect(await offene([path])).toEqual([])
})

test('[S5-03] [S10-02] a file is read in few turns', async () => {
  const store = folderStore(folder)
  const key = randomUUID()
  await store.put(key, Readable.from([Buffer.alloc(700 * KB)]), Infinity)
  const stuecke: number[] = []
  for await (const stueck of await store.get(key)) stuecke.push((stueck as Buffer).length)
  expect(stuecke).toEqual([512 * KB, 188 * KB])
})
