import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeFolderDurably, syncFolder, writeDurably } from '../durableFile.ts'
import { hasCode, systemError } from '../systemError.ts'
import { FileMissing, FilesUnavailable, FileTooLarge, keyPruefen, type FileStore } from './fileStore.ts'
import { openFile, type FolderFile } from './folderFile.ts'
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
const copy = async (source: Readable, target: FolderFile, maxBytes: number) => {
  const hash = createHash('sha256')
  let bytes = 0
  // The source is left open on refusal: destroying the body of a request would cut the line before the answer is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FileTooLarge()
    hash.update(chunk)
    await target.use((handle) => handle.writeFile(chunk))
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Nobody waits for it. */
const closeSoon = (file: FolderFile): void => void file.close().catch(() => undefined)

const writeWhole = async (folder: string, path: string, source: Readable, maxBytes: number) => {
  const temporary = `${path}.${randomUUID()}.teil`
  const file = await openFile(folder, temporary, 'wx', 0o600)
  try {
    const written = await copy(source, file, maxBytes)
    await file.use((handle) => handle.sync())
    await file.close()
    await inTime(folder, { run: () => rename(temporary, path) })
    await inTime(folder, { run: () => syncFolder(dirname(path)) })
    return written
  } catch (error) {
    // Nobody is to wait for a disk that hangs; what stays goes with the file (entfernen).
    closeSoon(file)
    await inTime(folder, { run: () => rm(temporary, { force: true }) }).catch(() => undefined)
    throw error
  }
}

/**
 * As much of a file as is read in one turn. Reading may hang as well and so takes a turn of the few (folderSteps.ts), which
 * all downloads share: on a network folder that answers in 50 ms two turns at once give 20 MB/s so, and 2.5 MB/s with the
 * 64 KB of Node's own streams. A download holds two of these pieces at most.
 */
const PIECE = 512 * 1024

/** What stands there, as long as the disk gives it. */
async function* reading(folder: string, file: FolderFile): AsyncGenerator<Buffer, void> {
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.use((handle) => handle.read(Buffer.allocUnsafe(PIECE)))
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } catch (error) {
    throw unavailable(folder, error)
  }
}

/** Closes the file with the stream, read or not: a generator ends only where it has begun. */
const streamOf = (folder: string, file: FolderFile): Readable => {
  const stream = Readable.from(reading(folder, file), { objectMode: false })
  stream.once('close', () => closeSoon(file))
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
      await inTime(folder, { run: begin })
      return await task()
    } catch (error) {
      throw unavailable(folder, error)
    }
  }
  return {
    put: (key, source, maxBytes) =>
      guarded(async () => {
        const path = pathOf(folder, key)
        await inTime(folder, { run: () => makeLevels(path) })
        return writeWhole(folder, path, source, maxBytes)
      }),
    get: (key) =>
      guarded(async () => {
        const path = pathOf(folder, key)
        try {
          return streamOf(folder, await openFile(folder, path, 'r'))
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) throw error
          await inTime(folder, { run: () => access(folder) }) // with the whole folder gone, no single file is missing
          throw new FileMissing(path, { cause: error })
        }
      }),
    delete: (key) => guarded(() => inTime(folder, { run: () => entfernen(pathOf(folder, key)) })),
    befinden: async () => {
      try {
        const message = await guarded(() => inTime(folder, { run: () => probe(folder) }))
        return { ok: message === undefined, message: message ?? '' }
      } catch (error) {
        return { ok: false, message: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}
