import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { IdentityConflict } from '../../platform/auth/identity.ts'
import { sitzungenBeenden } from '../artifacts.ts'
import { nameWaehlen } from '../konto/konto.ts'
import { linkEinloesen, linkLaden, type Linkstand } from './einmallink.ts'

export type Bestaetigung =
  | { readonly art: 'bestaetigt'; readonly kontoId: string }
  /** Another account has confirmed this address meanwhile. */
  | { readonly art: 'vergeben' }
  /** Somebody has the user name that was chosen; the link goes on counting. */
  | { readonly art: 'nameVergeben' }
  | { readonly art: 'ungueltig'; readonly stand: Exclude<Linkstand, 'gilt'> }

/** All that claim an address, in one order: two of them that are confirmed at the same moment wait for each other. */
export const anwaerterSperren = async (
  tx: Tx,
  email: string,
): Promise<{ id: string; vorlaeufig: boolean }[]> => {
  const { rows } = await sql<{ id: string; vorlaeufig: boolean }>`
    select id, vorlaeufig from konto where lower(email) = lower(${email}) order by id for update`.execute(tx)
  return rows
}

/** The mailbox has shown that it is his: the account is real, and nothing waits for it any more. */
const alsBestaetigtMerken = async (tx: Tx, kontoId: string): Promise<void> => {
  await sql`
    update konto set email_bestaetigt = true, vorlaeufig = false, geaendert_am = now(),
      erforderliche_aktionen = array_remove(erforderliche_aktionen, 'VERIFY_EMAIL')
    where id = ${kontoId}`.execute(tx)
  const wer = { unternehmenGuid: null, sub: kontoId }
  await protokollieren(tx, { ...wer, handlung: 'emailBestaetigen', objektGuid: kontoId })
}

/** Accounts that claimed the address and never proved it. They could not sign in, so that nothing hangs on them. */
const anwaerterEntfernen = async (tx: Tx, ids: readonly string[]) => {
  for (const id of ids) await sitzungenBeenden(tx, id)
  await sql`delete from konto where id = any(${[...ids]}::uuid[]) and vorlaeufig`.execute(tx)
}

/**
 * The address of an account is proven by a link: others that claimed it are removed. False when another account has
 * proven it before. In a transaction.
 */
export const adresseZusprechen = async (tx: Tx, kontoId: string, email: string): Promise<boolean> => {
  const andere = (await anwaerterSperren(tx, email)).filter(({ id }) => id !== kontoId)
  if (andere.some(({ vorlaeufig }) => !vorlaeufig)) return false
  await anwaerterEntfernen(
    tx,
    andere.map(({ id }) => id),
  )
  await alsBestaetigtMerken(tx, kontoId)
  return true
}

const einloesen = (db: Database, schluessel: string, name: string | undefined): Promise<Bestaetigung> =>
  db.transaction().execute(async (tx) => {
    const { kontoId, email } = await linkLaden(tx, 'EMAIL_BESTAETIGEN', schluessel)
    await anwaerterSperren(tx, email)
    if (!(await linkEinloesen(tx, 'EMAIL_BESTAETIGEN', schluessel))) {
      const { stand } = await linkLaden(tx, 'EMAIL_BESTAETIGEN', schluessel)
      return { art: 'ungueltig', stand: stand === 'gilt' ? 'unbekannt' : stand }
    }
    if (name !== undefined) await nameWaehlen(tx, kontoId, name)
    return (await adresseZusprechen(tx, kontoId, email))
      ? { art: 'bestaetigt', kontoId }
      : { art: 'vergeben' }
  })

/** Uses a link up that proves an address; `name` is the user name of an account that has none of its own yet. */
export const bestaetigungEinloesen = async (
  db: Database,
  schluessel: string,
  name?: string,
): Promise<Bestaetigung> => {
  try {
    return await einloesen(db, schluessel, name)
  } catch (error) {
    if (error instanceof IdentityConflict) return { art: 'nameVergeben' }
    throw error
  }
}
