import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { hauptschluessel, type SchluesselQuelle } from './hauptschluessel.ts'
import { unseal, seal } from './seal.ts'
import { StartError } from '../startError.ts'

/** The stored secrets do not open with this master key. */
export class GeheimnisError extends StartError {}

/** Random secrets by name: made once, the same in every process, stored encrypted. */
export type Secrets = {
  /** The secret of that name; its first use makes it from `bytes` random bytes. */
  get(name: string, bytes: number): Promise<Buffer>
  /** As `get`, for secrets that are made otherwise (keys as JSON). */
  getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** The secret of that name if it was made; undefined where it was not, or is lost. */
  find(name: string): Promise<Buffer | undefined>
  /** Replaces a secret in one step: `change` sees the stored value, other writers wait. The same one stays as it is. */
  change(name: string, change: (old: Buffer) => Promise<Buffer>): Promise<void>
  /** Seals content that lies in another table; `name` says which row it is of, and opens no other. */
  seal(name: string, content: Buffer): Buffer
  /** What `seal` has sealed under that name; throws GeheimnisError where it is another or was changed. */
  unseal(name: string, sealed: Buffer): Buffer
}

const entschluesseln = (key: Buffer, name: string, wert: Buffer): Buffer => {
  try {
    return unseal(key, name, wert)
  } catch (cause) {
    throw new GeheimnisError(
      `Das gespeicherte Geheimnis '${name}' lässt sich mit diesem Hauptschlüssel nicht öffnen. ` +
        'Setzen Sie PORTAL_SCHLUESSEL auf den Wert, mit dem die Datenbank eingerichtet wurde (auch der Inhalt der Datei hauptschluessel), ' +
        'oder stellen Sie diese Datei im DATEN_VERZEICHNIS wieder her. Ist er verloren, hilft docs/betrieb/identitaet.md, „Wenn der Hauptschlüssel verloren ist“.',
      { cause },
    )
  }
}

const suchen = async (db: Database, name: string, lock = sql``) => {
  const { rows } = await sql<{
    wert: Buffer
  }>`select wert from geheimnis where name = ${name} ${lock}`.execute(db)
  return rows[0]?.wert
}

const anlegen = async (db: Database, name: string, wert: Buffer) => {
  await sql`insert into geheimnis (name, wert) values (${name}, ${wert}) on conflict do nothing`.execute(db)
  return suchen(db, name)
}

/** Removes a secret that nothing needs any more, with what needed it. */
export const geheimnisVergessen = async (tx: Tx, name: string): Promise<void> => {
  await sql`delete from geheimnis where name = ${name}`.execute(tx)
}

const secretsMit = (db: Database, key: Buffer): Secrets => {
  const getOrMake: Secrets['getOrMake'] = async (name, make) => {
    const wert = (await suchen(db, name)) ?? (await anlegen(db, name, seal(key, name, await make())))
    if (wert === undefined) throw new GeheimnisError(`Das Geheimnis '${name}' verschwand beim Anlegen.`)
    return entschluesseln(key, name, wert)
  }
  return {
    getOrMake,
    get: (name, bytes) => getOrMake(name, async () => randomBytes(bytes)),
    find: async (name) => {
      const wert = await suchen(db, name)
      return wert === undefined ? undefined : entschluesseln(key, name, wert)
    },
    seal: (name, content) => seal(key, name, content),
    unseal: (name, sealed) => entschluesseln(key, name, sealed),
    change: (name, change) =>
      db.transaction().execute(async (tx) => {
        const alt = await suchen(tx, name, sql`for update`)
        if (alt === undefined) throw new GeheimnisError(`Das Geheimnis '${name}' gibt es nicht.`)
        const bisher = entschluesseln(key, name, alt)
        const danach = await change(bisher)
        if (danach === bisher) return
        const neu = seal(key, name, danach)
        await sql`update geheimnis set wert = ${neu}, geaendert_am = now() where name = ${name}`.execute(tx)
      }),
  }
}

/** Made with the first start, to tell the right key from another. */
const PRUEFWERT = 'pruefwert'

const passende = async (db: Database, schluessel: readonly Buffer[]): Promise<Buffer | undefined> => {
  for (const key of schluessel) {
    const geoeffnet = await secretsMit(db, key)
      .find(PRUEFWERT)
      .catch((error: unknown) => {
        if (error instanceof GeheimnisError) return undefined
        throw error
      })
    if (geoeffnet !== undefined) return key
  }
  return undefined
}

/**
 * Opens the secrets of this database. Throws GeheimnisError at once when the master key is not the one that they
 * were stored with.
 */
export const openSecrets = async (db: Database, config: SchluesselQuelle): Promise<Secrets> => {
  const { rows } = await sql`select from geheimnis limit 1`.execute(db)
  const schluessel = await hauptschluessel(config, rows.length > 0)
  const [erster] = schluessel
  const key = (await passende(db, schluessel)) ?? erster
  if (key === undefined) throw new Error('there is no master key')
  const secrets = secretsMit(db, key)
  await secrets.get(PRUEFWERT, 16)
  return secrets
}
