import { Readable } from 'node:stream'
import { DATEITYPEN, type Dateityp } from '@foerderportal/contract/shared/datei'
import { fileTypeFromStream } from 'file-type'
import type { FileStore } from './fileStore.ts'

const isDateityp = (mime: string | undefined): mime is Dateityp =>
  mime !== undefined && Object.hasOwn(DATEITYPEN, mime)

/** Office files are archives: which kind stands in an entry that may come late, so more than the first bytes is read. */
const byMagic = async (files: FileStore, key: string): Promise<string | undefined> => {
  const source = await files.get(key)
  try {
    return (await fileTypeFromStream(Readable.toWeb(source)))?.mime
  } finally {
    source.destroy()
  }
}

/** XML may begin without its declaration: then with the root element, a comment or a DOCTYPE other than HTML's. */
const XML =
  /^\s*<(?:\?xml\s|!--|!DOCTYPE\s+(?!html)|(?!html|script|svg)[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?[\s/>])/i
const HEAD_BYTES = 1024

const head = async (files: FileStore, key: string): Promise<string> => {
  const source = await files.get(key)
  let bytes = Buffer.alloc(0)
  // Leaving the loop closes the source.
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk])
    if (bytes.length >= HEAD_BYTES) break
  }
  return new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES))
}

/** The type of a stored file by its content; undefined when it is none of those that are taken (S5-01). */
export const dateitypErkennen = async (files: FileStore, key: string): Promise<Dateityp | undefined> => {
  const mime = await byMagic(files, key)
  if (mime !== undefined) return isDateityp(mime) ? mime : undefined
  return XML.test(await head(files, key)) ? 'application/xml' : undefined
}
