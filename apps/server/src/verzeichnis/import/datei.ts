import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { Einspielfehler, type Eingabedatei, type Format } from '../datenstand/importart.ts'
import { alsText } from './zeichensatz.ts'

export type Lesestand = { readonly bytes: number; readonly gelesen: number }

export type OffeneDatei = Eingabedatei & {
  readonly anfang: string
  readonly geaendertAm: Date
  readonly stand: () => Lesestand
  /** Of the file as it lies there; holds after the last byte was read. */
  readonly sha256: () => string
}

const STUECK = 128 * 1024
const ANFANG = 4096

type Entpacker = () => Transform | undefined

const ENTPACKER: readonly [kennung: string, Entpacker][] = [
  ['1f8b', () => createGunzip({ chunkSize: STUECK })],
  ['28b52ffd', () => createZstdDecompress({ chunkSize: STUECK })],
]
const ZIP = '504b0304'

const kennungLesen = async (pfad: string): Promise<string> => {
  const datei = await open(pfad)
  try {
    const { buffer, bytesRead } = await datei.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead).toString('hex')
  } finally {
    await datei.close()
  }
}

const entpackerFuer = (kennung: string): Entpacker => {
  if (kennung === ZIP) throw new Einspielfehler('Die Datei ist ein ZIP-Archiv. Entpacken Sie sie zuerst.')
  return ENTPACKER.find(([k]) => kennung.startsWith(k))?.[1] ?? (() => undefined)
}

/** The unpacked bytes; `gesehen` gets those of the file itself. */
const inhalt = (
  pfad: string,
  entpacker: Entpacker,
  gesehen: (stueck: Buffer) => void,
): AsyncIterable<Buffer> => {
  const bytes = async function* () {
    for await (const stueck of createReadStream(pfad, { highWaterMark: STUECK })) {
      const buffer = stueck as Buffer // a stream without an encoding gives buffers
      gesehen(buffer)
      yield buffer
    }
  }
  const quelle = Readable.from(bytes())
  const ziel = entpacker()
  // The error arrives where the last stream is read.
  return ziel === undefined ? quelle : pipeline(quelle, ziel, () => undefined)
}

const anfangLesen = async (pfad: string, entpacker: Entpacker): Promise<string> => {
  let anfang = ''
  for await (const stueck of inhalt(pfad, entpacker, () => undefined)) {
    anfang += stueck.toString('latin1')
    if (anfang.length >= ANFANG) break
  }
  return anfang.replace(/^\u00EF\u00BB\u00BF/, '').slice(0, ANFANG)
}

const IO_FEHLER: Readonly<Record<string, string>> = {
  ENOENT: 'gibt es nicht',
  EISDIR: 'ist ein Ordner',
  EACCES: 'darf nicht gelesen werden',
}

/** A broken or cut-off archive, or a file that can't be read, as a sentence; all else as it is. */
const lesbar = (fehler: unknown, name: string): unknown => {
  const code = (fehler as { code?: unknown }).code
  if (typeof code !== 'string') return fehler
  if (/^(Z_|ZSTD_|ERR_ZSTD)/.test(code))
    return new Einspielfehler(
      `Die Datei ${name} ist beschädigt oder nicht vollständig: Sie lässt sich nicht entpacken.`,
    )
  const grund = IO_FEHLER[code]
  return grund === undefined ? fehler : new Einspielfehler(`Die Datei ${name} ${grund}.`)
}

const oeffnen = async (pfad: string) => {
  const { size, mtime } = await stat(pfad)
  const entpacker = entpackerFuer(await kennungLesen(pfad))
  return { bytes: size, geaendertAm: mtime, entpacker, anfang: await anfangLesen(pfad, entpacker) }
}

/** Opens a file and reads its beginning. `format` tells its character set once the beginning is known. */
export const dateiOeffnen = async (
  pfad: string,
  formatFinden: (anfang: string) => Format,
): Promise<OffeneDatei & { readonly format: Format }> => {
  const name = basename(pfad)
  const { bytes, geaendertAm, entpacker, anfang } = await oeffnen(pfad).catch((fehler: unknown) => {
    throw lesbar(fehler, name)
  })
  const format = formatFinden(anfang)
  const pruefsumme = createHash('sha256')
  let gelesen = 0
  const gesehen = (stueck: Buffer) => {
    pruefsumme.update(stueck)
    gelesen += stueck.length
  }
  const texte = async function* () {
    try {
      yield* alsText(inhalt(pfad, entpacker, gesehen), format.zeichensatz)
    } catch (fehler) {
      throw lesbar(fehler, name)
    }
  }
  return {
    name,
    anfang,
    geaendertAm,
    format,
    texte,
    text: async () => {
      let text = ''
      for await (const stueck of texte()) text += stueck
      return text
    },
    stand: () => ({ bytes, gelesen }),
    sha256: () => pruefsumme.digest('hex'),
  }
}
