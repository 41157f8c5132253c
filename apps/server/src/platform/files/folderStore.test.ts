import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileTooLarge } from './fileStore.ts'
import { folderStore } from './folderStore.ts'

const KEY = '0f9d7c4e-7a51-4a1e-9d06-3c1a5b1f0a01'
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ablage-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((e) => e.isFile())
    .map((e) => e.name)

test('keeps the bytes, their number and their SHA-256', async () => {
  const bytes = Buffer.from('Rübenernter')
  const put = await folderStore(folder).put(
    KEY,
    Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]),
    100,
  )
  expect(put).toEqual({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  expect(await buffer(await folderStore(folder).get(KEY))).toEqual(bytes)
  await folderStore(folder).delete(KEY)
  expect(await filesIn()).toEqual([])
})

test('a source beyond the limit leaves nothing and stays open', async () => {
  const source = Readable.from([Buffer.alloc(60), Buffer.alloc(60), Buffer.alloc(60)])
  await expect(folderStore(folder).put(KEY, source, 100)).rejects.toBeInstanceOf(FileTooLarge)
  expect(source.destroyed).toBe(false)
  expect(await filesIn()).toEqual([])
})

test('a source that fails half way leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('line lost')
    })(),
  )
  await expect(folderStore(folder).put(KEY, broken, 100)).rejects.toThrow('line lost')
  expect(await filesIn()).toEqual([])
})

test('a key that is no uuid never reaches the file system', async () => {
  await expect(folderStore(folder).get('../../etc/passwd')).rejects.toThrow('uuids')
})
