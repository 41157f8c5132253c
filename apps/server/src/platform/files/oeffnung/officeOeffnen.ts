import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'

/** Unpacked; a table of a million rows has some 200 MB. */
const HOECHSTENS = 1024 ** 3

class ZuGross extends Error {}

/** Takes the bytes of all parts and keeps none. */
const zaehler = () => {
  let gesamt = 0
  return () =>
    new WritableStream<Uint8Array>({
      write: ({ length }) => {
        gesamt += length
        if (gesamt > HOECHSTENS) throw new ZuGross()
      },
    })
}

const befundZu = (error: unknown): Oeffnung => {
  if (error instanceof RangeError) throw error
  if (error instanceof ZuGross) return 'zu aufwendig'
  const text = String(error)
  if (/encrypted/i.test(text)) return 'mit Kennwort'
  // The directory of an archive is its end (APPNOTE 4.3.16).
  return /central directory|end of/i.test(text) ? 'unvollständig' : 'unlesbar'
}

/** Unpacks every part of a Word or Excel file, each against its sum: a viewer can't do without any. */
export const officeOeffnen = async (bytes: Buffer): Promise<Oeffnung> => {
  const { ZipReader, Uint8ArrayReader, configure } = await import('@zip.js/zip.js')
  configure({ useWebWorkers: false })
  const archiv = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true })
  const zaehlen = zaehler()
  try {
    for (const teil of await archiv.getEntries()) if (!teil.directory) await teil.getData(zaehlen())
    return 'geöffnet'
  } catch (error) {
    return befundZu(error)
  } finally {
    await archiv.close()
  }
}
