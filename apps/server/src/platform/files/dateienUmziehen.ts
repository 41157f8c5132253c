import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { FileMissing, type FileStore } from './fileStore.ts'

type Zeile = { readonly guid: string; readonly bytes: number; readonly sha256: string }
export type Umzug = {
  readonly kopiert: number
  readonly vorhanden: number
  /** Files whose bytes are not those that were once received, or are not there at all. */
  readonly fehlerhaft: readonly string[]
}

const pruefsumme = async (inhalt: Readable): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of inhalt as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** Whether the store has the file with exactly these bytes. */
const hat = async (store: FileStore, { guid, sha256 }: Zeile): Promise<boolean> => {
  try {
    return (await pruefsumme(await store.get(guid))) === sha256
  } catch (error) {
    if (error instanceof FileMissing) return false
    throw error
  }
}

/** Copied, and read back from where it went: what the target says of itself is not taken for it. */
const kopieren = async (von: FileStore, nach: FileStore, zeile: Zeile): Promise<boolean> => {
  try {
    const { sha256 } = await nach.put(zeile.guid, await von.get(zeile.guid), zeile.bytes)
    if (sha256 === zeile.sha256 && (await hat(nach, zeile))) return true
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
  }
  await nach.delete(zeile.guid)
  return false
}

const SEITE = 500

/**
 * Everything that lies in the store. The recordings of identifications have a table of their own, which is read here:
 * whoever moves the store moves all of it.
 */
const ABGELEGT = sql`(select guid, bytes, sha256 from datei where sha256 is not null
  union all select versuch_guid, bytes, sha256 from identifizierung_aufzeichnung where status = 'VORHANDEN')`

/** All of it by guid, a page at a time: nothing is left out, however much comes meanwhile. */
async function* alle(db: Database): AsyncGenerator<Zeile, void> {
  let nach = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<Zeile>`select guid, bytes, sha256 from ${ABGELEGT} as abgelegt
      where guid > ${nach} order by guid limit ${SEITE}`.execute(db)
    yield* rows
    const letzte = rows.at(-1)
    if (letzte === undefined) return
    nach = letzte.guid
  }
}

/**
 * Copies every file that the database knows from one store to another, verified by the SHA-256 that was taken when it
 * came in. May be stopped and called again at any time: what is there already is verified and left. The source stays
 * as it is.
 */
export const dateienUmziehen = async (
  db: Database,
  { von, nach }: { readonly von: FileStore; readonly nach: FileStore },
  melden: (stand: Umzug) => void = () => undefined,
): Promise<Umzug> => {
  let stand: Umzug = { kopiert: 0, vorhanden: 0, fehlerhaft: [] }
  for await (const zeile of alle(db)) {
    if (await hat(nach, zeile)) stand = { ...stand, vorhanden: stand.vorhanden + 1 }
    else if (await kopieren(von, nach, zeile)) stand = { ...stand, kopiert: stand.kopiert + 1 }
    else stand = { ...stand, fehlerhaft: [...stand.fehlerhaft, zeile.guid] }
    melden(stand)
  }
  return stand
}
