import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { protokollieren } from '../audit/protokollieren.ts'
import type { Services } from '../services.ts'
import { inStoreTime, openInTime } from './callTime.ts'
import { FileDamaged } from './fileStore.ts'
import { readThrough } from './readThrough.ts'
import { alsBeschaedigtMerken, type Vollstaendig } from './repository.ts'

type Soll = Pick<Vollstaendig, 'bytes' | 'sha256'>

/**
 * What the store gives, as long as it can be what came. The last piece is held back until length and hash are known to
 * be right: whoever reads never has a damaged file whole.
 */
async function* geprueft(
  source: Readable,
  { bytes, sha256 }: Soll,
  key: string,
): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  let gelesen = 0
  let letztes: Buffer | undefined
  for await (const stueck of source as AsyncIterable<Buffer>) {
    if (letztes !== undefined) yield letztes
    letztes = stueck
    gelesen += stueck.length
    if (gelesen > bytes) break
    hash.update(stueck)
  }
  if (gelesen !== bytes || hash.digest('hex') !== sha256) throw new FileDamaged(key)
  if (letztes !== undefined) yield letztes
}

/** Locks the file, so that the case says it and nothing more is sent with it; the log names it for the operator. */
const festhalten = async ({ db, log }: Pick<Services, 'db' | 'log'>, guid: string): Promise<void> => {
  log.error({ datei: guid }, 'stored file is damaged: length or hash are not those of the upload')
  await db.transaction().execute(async (tx) => {
    const row = await alsBeschaedigtMerken(tx, guid)
    if (row === undefined) return
    await protokollieren(tx, {
      unternehmenGuid: row.unternehmen_guid,
      sub: row.hochgeladen_von,
      handlung: 'dateiBeschaedigt',
      objektGuid: guid,
      angaben: { sha256: row.sha256, bytes: row.bytes },
    })
  })
}

/** A store that has begun and gives nothing holds no call up, and keeps no line. */
const erstesAbwarten = async <T>(source: Readable, lesen: Promise<T>): Promise<T> => {
  try {
    return await inStoreTime(lesen)
  } catch (error) {
    source.destroy()
    throw error
  }
}

/**
 * The bytes of a file, checked on the way. Rejects with FileDamaged when a file of one piece is damaged; a longer one
 * breaks off with it before its last piece. Either way the file is locked from then on.
 */
export const dateiOeffnen = async (
  services: Pick<Services, 'db' | 'files' | 'log'>,
  { guid, bytes, sha256 }: Pick<Vollstaendig, 'guid' | 'bytes' | 'sha256'>,
): Promise<Readable> => {
  const source = await openInTime(services.files, guid)
  const stuecke = geprueft(source, { bytes, sha256 }, guid)
  const gemerkt = async <T>(lesen: Promise<T>): Promise<T> =>
    lesen.catch(async (error: unknown) => {
      if (error instanceof FileDamaged) await festhalten(services, guid)
      throw error
    })
  const erstes = await gemerkt(erstesAbwarten(source, stuecke.next()))
  return readThrough(
    source,
    (async function* () {
      for (let n = erstes; n.done !== true; n = await gemerkt(stuecke.next())) yield n.value
    })(),
  )
}
