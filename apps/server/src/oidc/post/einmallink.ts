import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { sha256 } from '../schluessel/hashing.ts'
import type { Konto } from '../konto/konto.ts'

export type Zweck = 'EMAIL_BESTAETIGEN' | 'PASSWORT_NEU'

/**
 * How long a link may be used. A new password within half an hour of asking for it; an address until the next evening,
 * because who registers at night reads his mail in the morning.
 */
export const LINK_GILT = {
  EMAIL_BESTAETIGEN: { minuten: 24 * 60, text: '24 Stunden' },
  PASSWORT_NEU: { minuten: 30, text: '30 Minuten' },
} as const satisfies Readonly<Record<Zweck, unknown>>

export type Ausgestellt = { readonly schluessel: string; readonly gueltigBis: Date }

/** The row of the account is the lock: of two links made at the same moment the later one counts. */
const kontoSperren = (tx: Database, kontoId: string) =>
  sql`select 1 from konto where id = ${kontoId} for update`.execute(tx)

/** Makes a link for an account; an older one of this purpose counts no more. In a transaction. */
export const linkAusstellen = async (
  tx: Database,
  konto: Pick<Konto, 'id' | 'email'>,
  zweck: Zweck,
): Promise<Ausgestellt> => {
  await kontoSperren(tx, konto.id)
  await sql`
    update einmallink set ersetzt_am = clock_timestamp()
    where konto_id = ${konto.id} and zweck = ${zweck} and benutzt_am is null and ersetzt_am is null`.execute(
    tx,
  )
  const schluessel = randomBytes(32).toString('base64url')
  const { rows } = await sql<{ gueltigBis: Date }>`
    insert into einmallink (token_hash, konto_id, zweck, email, gueltig_bis)
    values (${sha256(schluessel)}, ${konto.id}, ${zweck}, ${konto.email},
      clock_timestamp() + make_interval(mins => ${LINK_GILT[zweck].minuten}))
    returning gueltig_bis as "gueltigBis"`.execute(tx)
  const [zeile] = rows
  if (zeile === undefined) throw new Error('the link was not stored')
  return { schluessel, gueltigBis: zeile.gueltigBis }
}

/** Why a link counts or not. One that was never made is 'unbekannt'. */
export type Linkstand = 'gilt' | 'benutzt' | 'ersetzt' | 'abgelaufen' | 'unbekannt'
export type Link = { readonly stand: Linkstand; readonly kontoId: string; readonly email: string }

const STAND = sql`case when benutzt_am is not null then 'benutzt' when ersetzt_am is not null then 'ersetzt'
  when gueltig_bis <= clock_timestamp() then 'abgelaufen' else 'gilt' end`

/** What a link is worth, without using it. */
export const linkLaden = async (db: Database, zweck: Zweck, schluessel: string): Promise<Link> => {
  const { rows } = await sql<Link>`
    select ${STAND} as stand, konto_id as "kontoId", email from einmallink
    where token_hash = ${sha256(schluessel)} and zweck = ${zweck}`.execute(db)
  return rows[0] ?? { stand: 'unbekannt', kontoId: '', email: '' }
}

/** Uses a link up: true for exactly one caller, however many come at once. */
export const linkEinloesen = async (db: Database, zweck: Zweck, schluessel: string): Promise<boolean> => {
  const { rows } = await sql`
    update einmallink set benutzt_am = clock_timestamp()
    where token_hash = ${sha256(schluessel)} and zweck = ${zweck} and benutzt_am is null and ersetzt_am is null
      and gueltig_bis > clock_timestamp() returning 1`.execute(db)
  return rows.length === 1
}

/** When the link that an account may still use was made. */
export const offenerLinkSeit = async (
  db: Database,
  { id, email }: Pick<Konto, 'id' | 'email'>,
  zweck: Zweck,
): Promise<Date | undefined> => {
  const { rows } = await sql<{ am: Date }>`
    select angelegt_am as am from einmallink where konto_id = ${id} and zweck = ${zweck} and email = ${email}
      and benutzt_am is null and ersetzt_am is null and gueltig_bis > clock_timestamp()`.execute(db)
  return rows[0]?.am
}

/** A day longer than it counts, so that its page can still say what has become of it. */
export const linksAufraeumen = (db: Database) =>
  sql`delete from einmallink where gueltig_bis < now() - interval '1 day'`.execute(db)
