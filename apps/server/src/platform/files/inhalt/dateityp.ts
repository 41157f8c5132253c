import { ReadableStream } from 'node:stream/web'
import { DATEITYPEN, type Dateityp } from '@foerderportal/contract/shared/dateitypen'
import { fileTypeFromStream } from 'file-type'
import type { FileStore } from '../fileStore.ts'
import { xmlMangel } from './xml.ts'

const isDateityp = (mime: string | undefined): mime is Dateityp =>
  mime !== undefined && Object.hasOwn(DATEITYPEN, mime)

/** Office files are archives: which kind stands in an entry that may come late, so more than the first bytes is read. */
const byMagic = async (files: Pick<FileStore, 'get'>, key: string): Promise<string | undefined> => {
  const source = await files.get(key)
  try {
    // Pulled piece by piece: what Readable.toWeb makes fails after its end, where nobody listens, and ends the process.
    return (await fileTypeFromStream(ReadableStream.from<Buffer>(source)))?.mime
  } finally {
    source.destroy()
  }
}

/** The type of a stored file by its content; undefined when it is none of those that are taken (S5-01). */
export const dateitypErkennen = async (
  files: Pick<FileStore, 'get'>,
  key: string,
): Promise<Dateityp | undefined> => {
  const mime = await byMagic(files, key)
  // The library tells XML by its first bytes only; it gets a name of their own to SVG and the like.
  if (mime !== undefined && mime !== 'application/xml') return isDateityp(mime) ? mime : undefined
  return (await xmlMangel(await files.get(key))) === undefined ? 'application/xml' : undefined
}
