import { createHash, randomUUID } from 'node:crypto'
import { open, mkdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { FileTooLarge, type FileStore } from './fileStore.ts'

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Two levels of 256 folders each, so that no folder grows beyond what a file system lists quickly. */
const pathOf = (folder: string, key: string): string => {
  if (!KEY.test(key)) throw new Error('file keys are uuids')
  return join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

/** Writes what the source gives, one chunk in memory at a time: the source is read on only when the disk has taken it. */
const copy = async (source: Readable, target: FileHandle, maxBytes: number) => {
  const hash = createHash('sha256')
  let bytes = 0
  // The source is left open on refusal: destroying the body of a request would cut the line before the answer is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FileTooLarge()
    hash.update(chunk)
    await target.writeFile(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** A rename is only durable when the folder that holds the name has reached the disk too; Windows can't sync folders. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeWhole = async (path: string, source: Readable, maxBytes: number) => {
  const temporary = `${path}.${randomUUID()}.teil`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    const written = await copy(source, handle, maxBytes)
    await handle.sync()
    await handle.close()
    await rename(temporary, path)
    await syncFolder(dirname(path))
    return written
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
}

/** Files in a folder. A file appears under its key only when it is complete and on the disk. */
export const folderStore = (folder: string): FileStore => ({
  put: async (key, source, maxBytes) => {
    const path = pathOf(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return writeWhole(path, source, maxBytes)
  },
  get: async (key) => (await open(pathOf(folder, key), 'r')).createReadStream(),
  delete: (key) => rm(pathOf(folder, key), { force: true }),
})
