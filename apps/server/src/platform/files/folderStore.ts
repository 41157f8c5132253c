import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, statfs, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeFolderDurably, syncFolder, writeDurably } from '../durableFile.ts'
import { hasCode, systemError } from '../systemError.ts'
import { FileMissing, FilesUnavailable, FileTooLarge, keyPruefen, type FileStore } from './fileStore.ts'
import { inTime } from './folderSteps.ts'

/** A disk that is full, gone, read-only or broken is nobody's mistake; the log names folder and cause. */
const unavailable = (folder: string, error: unknown): unknown => {
  const system = systemError(error)
  return system === undefined
    ? error
    : new FilesUnavailable(`Der Ordner ${folder} versagt (${system.code}).`, { cause: error })
}

/** Two levels of 256 folders each, so that no folder grows beyond what a file system lists quickly. */
const pathOf = (folder: string, key: string): string => {
  keyPruefen(key)
  return join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

/** Makes the two levels, never the store's own folder: one that has gone is not to be begun anew beside the lost files. */
const makeLevels = async (path: string): Promise<void> => {
  for (const level of [dirname(dirname(path)), dirname(path)]) {
    try {
      await mkdir(level, { mode: 0o700 })
      await syncFolder(dirname(level))
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

/** Writes what the source gives, one chunk in memory at a time: the source is read on only when the disk has taken it. */
const copy = async (folder: string, source: Readable, target: FileHandle, maxBytes: number) => {
  const hash = createHash('sha256')
  let bytes = 0
  // The source is left open on refusal: destroying the body of a request would cut the line before the answer is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FileTooLarge()
    hash.update(chunk)
    await inTime(folder, () => target.writeFile(chunk))
  }
  return { bytes, sha256: hash.digest('hex') }
}

const writeWhole = async (folder: string, path: string, source: Readable, maxBytes: number) => {
  const temporary = `${path}.${randomUUID()}.teil`
  const handle = await inTime(folder, () => open(temporary, 'wx', 0o600))
  try {
    const written = await copy(folder, source, handle, maxBytes)
    await inTime(folder, () => handle.sync())
    await inTime(folder, () => handle.close())
    await inTime(folder, () => rename(temporary, path))
    await inTime(folder, () => syncFolder(dirname(path)))
    return written
  } catch (error) {
    // On a disk that hangs these would keep threads for ever; what stays goes with the file (entfernen).
    await inTime(folder, () => handle.close()).catch(() => undefined)
    await inTime(folder, () => rm(temporary, { force: true })).catch(() => undefined)
    throw error
  }
}

/** As much at once as Node's own streams of files. */
const PIECE = 64 * 1024

/** What stands there, as long as the disk gives it. */
async function* reading(folder: string, handle: FileHandle): AsyncGenerator<Buffer, void> {
  try {
    for (;;) {
      const { bytesRead, buffer } = await inTime(folder, () => handle.read(Buffer.allocUnsafe(PIECE)))
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } catch (error) {
    throw unavailable(folder, error)
  }
}

/** Closes the file with the stream, read or not: a generator ends only where it has begun. */
const streamOf = (folder: string, handle: FileHandle): Readable => {
  const stream = Readable.from(reading(folder, handle), { objectMode: false })
  stream.once('close', () => void inTime(folder, () => handle.close()).catch(() => undefined))
  return stream
}

/** With what a process that was killed had written of it under another name. */
const entfernen = async (path: string): Promise<void> => {
  await rm(path, { force: true })
  const namen = await readdir(dirname(path)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const name of namen)
    if (name.startsWith(`${basename(path)}.`)) await rm(join(dirname(path), name), { force: true })
}

/** Less than this left counts as full: the next upload may be the last. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Writes, reads back and compares; a folder that is there says nothing about the disk below it. */
const probe = async (folder: string): Promise<string | undefined> => {
  const path = join(folder, `.probe-${randomUUID()}`)
  const text = randomBytes(32).toString('hex')
  await writeDurably(path, text)
  const read = await readFile(path, 'utf8')
  await rm(path)
  if (read !== text) return `Der Ordner ${folder} gibt anderes zurück, als geschrieben wurde.`
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < MIN_FREE_BYTES
    ? `Auf dem Datenträger von ${folder} ist kaum noch Platz.`
    : undefined
}

/**
 * Files in a folder. A file appears under its key only when it is complete and on the disk. The folder itself is made
 * once, with the first use; when it goes later, the store is unavailable until it is back.
 */
export const folderStore = (folder: string): FileStore => {
  let made: Promise<void> | undefined
  const begin = async () => {
    made ??= makeFolderDurably(folder)
    await made.catch((error: unknown) => {
      made = undefined // the next use tries again
      throw error
    })
  }
  const guarded = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      await inTime(folder, begin)
      return await task()
    } catch (error) {
      throw unavailable(folder, error)
    }
  }
  return {
    put: (key, source, maxBytes) =>
      guarded(async () => {
        const path = pathOf(folder, key)
        await inTime(folder, () => makeLevels(path))
        return writeWhole(folder, path, source, maxBytes)
      }),
    get: (key) =>
      guarded(async () => {
        const path = pathOf(folder, key)
        try {
          return streamOf(folder, await inTime(folder, () => open(path, 'r')))
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) throw error
          await inTime(folder, () => access(folder)) // with the whole folder gone, no single file is missing
          throw new FileMissing(path, { cause: error })
        }
      }),
    delete: (key) => guarded(() => inTime(folder, () => entfernen(pathOf(folder, key)))),
    befinden: async () => {
      try {
        const message = await guarded(() => inTime(folder, () => probe(folder)))
        return { ok: message === undefined, message: message ?? '' }
      } catch (error) {
        return { ok: false, message: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}
