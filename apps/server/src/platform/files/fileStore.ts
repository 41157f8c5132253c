import type { Readable } from 'node:stream'

/** Where the bytes of files are. Keys are uuids made by us. A folder today; an S3 bucket fits the same three calls. */
export type FileStore = {
  /** Streams to the end; rejects, and leaves nothing behind, when the source fails or is longer than `maxBytes`. */
  put(key: string, source: Readable, maxBytes: number): Promise<{ bytes: number; sha256: string }>
  get(key: string): Promise<Readable>
  delete(key: string): Promise<void>
}

/** The source went on beyond the allowed size. */
export class FileTooLarge extends Error {}
