import { BILDPUNKTE, type Oeffnung } from '@foerderportal/contract/shared/pruefstand'

/** What libvips says of a picture that it does not decode, and what it is. */
const BEFUNDE: readonly (readonly [RegExp, Oeffnung])[] = [
  [/pixel limit/i, 'zu viele Bildpunkte'],
  [/premature end/i, 'unvollständig'],
]
/** Twelve bits a colour are in the standard (ITU-T T.81), but in few decoders; whole is what has its last marker. */
const ZWOELF_BIT = /unsupported jpeg data precision/i
const EOI = Buffer.from([0xff, 0xd9])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** A PNG whose bytes are wrong and one that stops fail alike: the last part of a whole one is called IEND. */
const istPngOhneEnde = (bytes: Buffer) => bytes.indexOf(PNG) === 0 && !bytes.includes('IEND')

/** Decodes every line, a strip at a time: a picture of 48 million points takes no 144 MB. */
const dekodieren = async (bytes: Buffer, failOn: 'truncated' | 'warning'): Promise<void> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  const bild = sharp(bytes, { failOn, limitInputPixels: BILDPUNKTE, sequentialRead: true })
  await bild.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
}

/** A JPEG that lacks nothing but its last marker is whole: with the marker there is nothing to complain about. */
const istGanz = (bytes: Buffer): Promise<boolean> =>
  dekodieren(Buffer.concat([bytes, EOI]), 'warning').then(
    () => true,
    () => false,
  )

const befundZu = (text: string, bytes: Buffer): Oeffnung => {
  if (ZWOELF_BIT.test(text)) return bytes.lastIndexOf(EOI) > 0 ? 'geöffnet' : 'unvollständig'
  if (istPngOhneEnde(bytes)) return 'unvollständig'
  return BEFUNDE.find(([worte]) => worte.test(text))?.[1] ?? 'unlesbar'
}

/** Decodes a picture whole. What lies behind its end (films of telephones) does not matter. */
export const bildOeffnen = async (bytes: Buffer): Promise<Oeffnung> => {
  try {
    await dekodieren(bytes, 'truncated')
    return 'geöffnet'
  } catch (error) {
    const befund = befundZu(String(error), bytes)
    return befund === 'unvollständig' && (await istGanz(bytes)) ? 'geöffnet' : befund
  }
}
