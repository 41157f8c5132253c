import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import pg from 'pg'
import type { Database } from '../database/database.ts'
import { absagen } from '../http/refusal.ts'
import { zuSchluessel, type Vollstaendig } from './repository.ts'
import { dateiAnsicht } from './view.ts'

/** A file as it arrives, as far as the key has to do with it. */
type Sendung = {
  readonly sub: string
  readonly schluessel?: string | undefined
  readonly source: Readable
  readonly nurBank?: true
}

const VERGEBEN =
  'Unter diesem Schlüssel kam schon eine andere Datei. Geben Sie einer neuen Datei einen neuen Schlüssel.'

/** The digest of what arrives, until it is longer than what is compared with it. */
const pruefsumme = async (source: Readable, hoechstens: number): Promise<string> => {
  const summe = createHash('sha256')
  let bytes = 0
  for await (const teil of source) {
    const stueck = teil as Buffer // a body is bytes
    bytes += stueck.length
    if (bytes > hoechstens) return ''
    summe.update(stueck)
  }
  return summe.digest('hex')
}

const istDieselbe = async (row: Vollstaendig, { source, nurBank }: Sendung): Promise<boolean> =>
  row.nur_bank === (nurBank ?? false) && (await pruefsumme(source, row.bytes)) === row.sha256

/**
 * S10-05. The file that its sender has sent under this key before; undefined when there is none. Its bytes are compared
 * as they arrive: another file under the same key is refused, not taken for the first.
 */
export const schonHochgeladen = async (db: Database, upload: Sendung): Promise<Datei | undefined> => {
  const { sub, schluessel } = upload
  const row = schluessel === undefined ? undefined : await zuSchluessel(db, sub, schluessel)
  if (row === undefined) return undefined
  if (!(await istDieselbe(row, upload))) throw absagen(ALLGEMEIN.ungueltig, VERGEBEN)
  return dateiAnsicht(row)
}

/**
 * Both were on their way at the same time: the file of the one that arrived first is the other's, too, where it is the
 * same. The index lets the second wait until the first is committed, so the row has all of its columns.
 */
export const zugleichHochgeladen = async (
  db: Database,
  { sub, schluessel, nurBank, sha256 }: Omit<Sendung, 'source'> & { readonly sha256: string },
  error: unknown,
): Promise<Datei> => {
  if (schluessel === undefined || !istVergeben(error)) throw error
  const row = await zuSchluessel(db, sub, schluessel)
  if (row?.sha256 !== sha256 || row.nur_bank !== (nurBank ?? false))
    throw absagen(ALLGEMEIN.ungueltig, VERGEBEN)
  return dateiAnsicht(row)
}

/** What PostgreSQL says where the index of the migration 0161 holds the key already. */
const istVergeben = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'datei_aufrufschluessel'
