import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { sha256 } from './hashing.ts'

/** What is counted, and how many failures go without a wait. */
export type Zaehler = { readonly schluessel: string; readonly frei: number }

const ERSTE_SPERRE_S = 30
const LAENGSTE_SPERRE_S = 900
/** After this time without a failure counting starts anew. */
const VERGESSEN_H = 12

/** Failures of one account; an unknown name counts like a known one, so that nothing tells them apart. */
export const kontoZaehler = (kontoId: string | undefined, eingabe: string): Zaehler => ({
  schluessel: kontoId === undefined ? `name:${sha256(eingabe.toLowerCase())}` : `konto:${kontoId}`,
  frei: 4,
})

/** An IPv6 household or server owns a /64: counting single addresses would count nothing. */
const netz = (ip: string) =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip

/** Failures from one address; a whole bank may sit behind it. */
export const adressZaehler = (ip: string): Zaehler => ({ schluessel: `adresse:${netz(ip)}`, frei: 29 })

/** New accounts from one address. */
export const registrierZaehler = (ip: string): Zaehler => ({ schluessel: `neu:${netz(ip)}`, frei: 49 })

/**
 * Counts one attempt before it is checked, in one statement: of many at the same moment none slips past the limit.
 * From the first one over `frei` on the key is locked, 30 s first, twice as long each time, 15 min at most.
 */
const zaehlen = async (db: Database, { schluessel, frei }: Zaehler, jetzt: Date): Promise<boolean> => {
  const neu = sql`(case when v.zuletzt < ${jetzt}::timestamptz - make_interval(hours => ${VERGESSEN_H}) then 1 else v.anzahl + 1 end)`
  const { rows } = await sql`
    insert into anmeldeversuch as v (schluessel, anzahl, zuletzt) values (${schluessel}, 1, ${jetzt})
    on conflict (schluessel) do update set anzahl = ${neu}, zuletzt = excluded.zuletzt,
      gesperrt_bis = case when ${neu} > ${frei}::int then excluded.zuletzt
        + make_interval(secs => least(${LAENGSTE_SPERRE_S}::int, ${ERSTE_SPERRE_S} * power(2, least(${neu} - ${frei}::int - 1, 10)))) end
    where v.gesperrt_bis is null or v.gesperrt_bis <= excluded.zuletzt
    returning 1`.execute(db)
  return rows.length === 1
}

const gesperrtBis = async (db: Database, schluessel: string): Promise<Date | undefined> => {
  const { rows } = await sql<{ bis: Date | null }>`
    select gesperrt_bis as bis from anmeldeversuch where schluessel = ${schluessel}`.execute(db)
  return rows[0]?.bis ?? undefined
}

/** Takes one attempt on each key. Answers undefined when it may go on, else the moment until which to wait. */
export const versuchNehmen = async (
  db: Database,
  clock: Clock,
  zaehler: readonly Zaehler[],
): Promise<Date | undefined> => {
  for (const z of zaehler) {
    if (!(await zaehlen(db, z, clock.now()))) return (await gesperrtBis(db, z.schluessel)) ?? clock.now()
  }
  return undefined
}

/** After a success: the account starts anew, the address gets its attempt back (its other failures stay counted). */
export const versuchZurueckgeben = async (db: Database, konto: Zaehler, adresse: Zaehler): Promise<void> => {
  await sql`delete from anmeldeversuch where schluessel = ${konto.schluessel}`.execute(db)
  await sql`update anmeldeversuch set anzahl = anzahl - 1,
    gesperrt_bis = case when anzahl - 1 > ${adresse.frei}::int then gesperrt_bis end
    where schluessel = ${adresse.schluessel}`.execute(db)
}
