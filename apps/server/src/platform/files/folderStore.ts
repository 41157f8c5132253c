import { createHash, randomUUID } from 'node:crypto'
import { access, constants, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolderDurably, syncFolder } from '../durableFile.ts'
import { FileMissing, FileTooLarge, keyPruefen, type FileStore } from './fileStore.ts'

/** Two levels of 256 folders each, so that no folder grows beyond what a file system lists quickly. */
const pathOf = (folder: string, key: string): string => {
  keyPruefen(key)
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

/** Whether Node's own error says that there is no such file or folder; only they carry a code. */
const gibtEsNicht = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

const lesen = async (path: string): Promise<Readable> => {
  try {
    return (await open(path, 'r')).createReadStream()
  } catch (error) {
    if (gibtEsNicht(error)) throw new FileMissing(path, { cause: error })
    throw error
  }
}

/** With what a process that was killed had written of it under another name. */
const entfernen = async (path: string): Promise<void> => {
  await rm(path, { force: true })
  const namen = await readdir(dirname(path)).catch((error: unknown) => {
    if (gibtEsNicht(error)) return []
    throw error
  })
  for (const name of namen)
    if (name.startsWith(`${basename(path)}.`)) await rm(join(dirname(path), name), { force: true })
}

const beschreibbar = async (folder: string) => {
  try {
    await makeFolderDurably(folder)
    await access(folder, constants.W_OK)
    return { ok: true, message: '' }
  } catch {
    return { ok: false, message: `Der Ordner ${folder} lässt sich nicht beschreiben.` }
  }
}

/** Files in a folder. A file appears under its key only when it is complete and on the disk. */
export const folderStore = (folder: string): FileStore => ({
  put: async (key, source, maxBytes) => {
    const path = pathOf(folder, key)
    await makeFolderDurably(dirname(path))
    return writeWhole(path, source, maxBytes)
  },
  get: async (key) => lesen(pathOf(folder, key)),
  delete: (key) => entfernen(pathOf(folder, key)),
  befinden: () => beschreibbar(folder),
})
