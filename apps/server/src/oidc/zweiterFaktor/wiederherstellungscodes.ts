import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { FaktorSchluessel } from './schluessel.ts'

const ANZAHL_CODES = 10
const ZEICHEN = 12
/** Crockford's letters: none that looks like another, and no word by accident. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 bits each, in groups of four: 'K7QD-03XW-9MPA'. */
const schreiben = (bytes: Buffer) =>
  [...bytes.subarray(0, ZEICHEN)]
    .map((b) => ALPHABET.charAt(b % ALPHABET.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** As it was written down: in any case, with or without hyphens, an O for a zero. */
const lesen = (eingabe: string) =>
  eingabe.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The codes of one dialogue: the same each time its page is shown. */
export const codesVorschlagen = (s: FaktorSchluessel, kontoId: string, uid: string): string[] =>
  Array.from({ length: ANZAHL_CODES }, (_, i) => schreiben(s.vorschlagen(kontoId, uid, `code ${i}`)))

/** Puts these in the place of all that the account had. */
export const codesSetzen = async (
  tx: Database,
  s: FaktorSchluessel,
  kontoId: string,
  codes: readonly string[],
): Promise<void> => {
  const hashes = codes.map((code) => s.codeHash(kontoId, lesen(code)))
  await sql`delete from wiederherstellungscode where konto_id = ${kontoId}`.execute(tx)
  await sql`insert into wiederherstellungscode (konto_id, hash)
    select ${kontoId}, unnest(${hashes}::text[])`.execute(tx)
}

/** True for exactly one caller, however many come with the same code at once. */
export const codeEinloesen = async (
  tx: Database,
  s: FaktorSchluessel,
  kontoId: string,
  eingabe: string,
  am: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    update wiederherstellungscode set benutzt_am = ${am}
    where konto_id = ${kontoId} and hash = ${s.codeHash(kontoId, lesen(eingabe))} and benutzt_am is null
    returning 1`.execute(tx)
  return rows.length === 1
}

/** How many are left. */
export const codesZaehlen = async (db: Database, kontoId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from wiederherstellungscode
    where konto_id = ${kontoId} and benutzt_am is null`.execute(db)
  return rows[0]?.n ?? 0
}
