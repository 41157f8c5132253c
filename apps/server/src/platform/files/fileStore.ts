import type { Readable } from 'node:stream'
import { ExpectedFailure } from '../expectedFailure.ts'

/** Where the bytes of files are: a folder or an S3 bucket. Keys are uuids made by us. */
export type FileStore = {
  /** Streams to the end; rejects, and leaves nothing behind, when the source fails or is longer than `maxBytes`. */
  put(key: string, source: Readable, maxBytes: number): Promise<{ bytes: number; sha256: string }>
  /** Rejects with FileMissing when nothing stands under the key. */
  get(key: string): Promise<Readable>
  /** Does nothing when there is nothing. */
  delete(key: string): Promise<void>
  /** Whether it can be reached and written to now; the sentence is for the operator. */
  befinden(): Promise<{ readonly ok: boolean; readonly message: string }>
}

/** The source went on beyond the allowed size. */
export class FileTooLarge extends Error {}

/** Nothing is kept under this key. */
export class FileMissing extends Error {}

/** The store gives other bytes than those that were put under the key. */
export class FileDamaged extends Error {}

/** The store does not answer: nobody's mistake, and the same call may well succeed in some seconds. */
export class FilesUnavailable extends ExpectedFailure {
  override readonly away = true
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keys become part of a path and of an address: nothing but a uuid does. */
export const keyPruefen = (key: string): void => {
  if (!KEY.test(key)) throw new Error('file keys are uuids')
}
