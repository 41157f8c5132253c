import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFolderDurably, writeDurably } from '../../durableFile.ts'
import { hasCode } from '../../systemError.ts'

/** The last row of a chain at one moment; `hash` in hexadecimal digits. */
export type Kopf = { readonly kette: string; readonly nr: number; readonly hash: string }

const NAME = /^koepfe-(\d{4}-\d{2}-\d{2})\.txt$/
const ZEILE = /^(\d+) ([0-9a-f]{64}) (\S+)$/

/** A file a day, by the day in Berlin. */
export const kopfdatei = (ordner: string, tag: string): string => join(ordner, `koepfe-${tag}.txt`)

/** The files of a folder, the latest first; none where there is no such folder yet. */
export const kopfdateien = async (
  ordner: string,
): Promise<readonly { readonly pfad: string; readonly tag: string }[]> => {
  const namen = await readdir(ordner).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return namen
    .flatMap((name) => {
      const tag = NAME.exec(name)?.[1]
      return tag === undefined ? [] : [{ pfad: join(ordner, name), tag }]
    })
    .toSorted((a, b) => (a.tag < b.tag ? 1 : -1))
}

const alsZeile = ({ kette, nr, hash }: Kopf): string => `${nr} ${hash} ${kette}\n`

const mitPruefsumme = async function* (koepfe: AsyncIterable<Kopf>, hash: ReturnType<typeof createHash>) {
  for await (const kopf of koepfe) {
    const zeile = alsZeile(kopf)
    hash.update(zeile)
    yield zeile
  }
}

/** Writes the file of a day whole or not at all; answers its SHA-256. One line for each chain: number, hash, name. */
export const kopfdateiSchreiben = async (
  ordner: string,
  tag: string,
  koepfe: AsyncIterable<Kopf>,
): Promise<string> => {
  await makeFolderDurably(ordner)
  const hash = createHash('sha256')
  await writeDurably(kopfdatei(ordner, tag), mitPruefsumme(koepfe, hash))
  return hash.digest('hex')
}

/** Its SHA-256, as it was mailed on its day. */
export const kopfdateiPruefsumme = async (pfad: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const stueck of createReadStream(pfad)) hash.update(stueck)
  return hash.digest('hex')
}

/** Throws where a line is none: then the file itself was damaged. */
export const kopfdateiLesen = async function* (pfad: string): AsyncGenerator<Kopf> {
  for await (const zeile of createInterface({ input: createReadStream(pfad), crlfDelay: Infinity })) {
    const [, nr, hash, kette] = ZEILE.exec(zeile) ?? []
    if (nr === undefined || hash === undefined || kette === undefined)
      throw new Error(`${pfad} ist beschädigt: „${zeile.slice(0, 80)}“ ist kein Kettenkopf.`)
    yield { kette, nr: Number(nr), hash }
  }
}
