import { sql } from 'kysely'
import type { TotpEntry } from '../../platform/auth/identity.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { istKennung } from '../konto/konto.ts'

/** An authenticator app of an account, as it is stored. */
export type Geraet = {
  readonly id: string
  readonly name: string
  /** Encrypted (schluessel.ts). */
  readonly geheimnis: Buffer
  /** Time step whose code was taken last. */
  readonly letzterSchritt: number
}

/** More of them would only make a code easier to guess: each is tried with what is typed. */
export const HOECHSTENS_GERAETE = 5

export const geraeteLaden = async (db: Database, kontoId: string): Promise<Geraet[]> => {
  const { rows } = await sql<Geraet>`
    select id, name, geheimnis, letzter_schritt as "letzterSchritt" from zweiter_faktor
    where konto_id = ${kontoId} order by angelegt_am, id`.execute(db)
  return rows
}

/** What their owner may know of them, the oldest first. */
export const geraeteNennen = async (db: Database, kontoId: string): Promise<TotpEntry[]> => {
  if (!istKennung(kontoId)) return []
  const { rows } = await sql<TotpEntry>`
    select id, name, angelegt_am as "createdAt", benutzt_am as "lastUsedAt" from zweiter_faktor
    where konto_id = ${kontoId} order by angelegt_am, id`.execute(db)
  return rows
}

/** One decision about an account's second factors at a time. */
export const kontoSperren = async (tx: Database, kontoId: string): Promise<void> => {
  await sql`select 1 from konto where id = ${kontoId} for update`.execute(tx)
}

export type NeuesGeraet = Geraet & { readonly kontoId: string; readonly am: Date }

/** False when it is there already: the form was sent twice. */
export const geraetEinfuegen = async (tx: Tx, g: NeuesGeraet): Promise<boolean> => {
  const { rows } = await sql`
    insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
    values (${g.id}, ${g.kontoId}, ${g.name}, ${g.geheimnis}, ${g.letzterSchritt}, ${g.am}, ${g.am})
    on conflict (id) do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/** Takes the code of a time step. True for exactly one caller, however many come with it at once. */
export const schrittVerbrauchen = async (
  db: Database,
  geraetId: string,
  schritt: number,
  am: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    update zweiter_faktor set letzter_schritt = ${schritt}, benutzt_am = ${am}
    where id = ${geraetId} and letzter_schritt < ${schritt} returning 1`.execute(db)
  return rows.length === 1
}

/** False when the account has none of this id. With the last one its recovery codes go: they replaced nothing else. */
export const geraetLoeschen = async (tx: Database, kontoId: string, id: string): Promise<boolean> => {
  if (!istKennung(kontoId) || !istKennung(id)) return false
  await kontoSperren(tx, kontoId)
  const { rows } = await sql`
    delete from zweiter_faktor where id = ${id} and konto_id = ${kontoId} returning 1`.execute(tx)
  await sql`delete from wiederherstellungscode where konto_id = ${kontoId}
    and not exists (select from zweiter_faktor where konto_id = ${kontoId})`.execute(tx)
  return rows.length === 1
}
