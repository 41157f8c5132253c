import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import { jobsNachholen } from '../../platform/jobs/jobsNachholen.ts'

/** What is done after the commit: the caller needs no answer of it, and it must not happen when he is refused. */
export const Auftrag = z.discriminatedUnion('art', [
  z.object({ art: z.literal('name'), firstName: z.string(), lastName: z.string() }),
  z.object({ art: z.literal('rollen'), add: z.array(z.string()), remove: z.array(z.string()) }),
  z.object({ art: z.literal('mail') }),
  z.object({ art: z.literal('abmelden') }),
  z.object({ art: z.literal('loeschen') }),
])
export type Auftrag = z.output<typeof Auftrag>

/** Name of the job that carries out what waits for one user. */
export const IDENTITAET_UEBERTRAGEN = 'identitaet-uebertragen'

/** In a line of its own, so that a Keycloak that does not answer takes one place of the worker only. */
const LINE = 'identitaet'
const schluessel = (sub: string) => `identitaet ${sub}`
const einreihen = (db: Database, sub: string) =>
  jobEinreihen(db, IDENTITAET_UEBERTRAGEN, { sub }, { key: schluessel(sub), line: LINE })

/** Notes it in the caller's transaction. */
export const auftragErteilen = async (db: Database, sub: string, auftrag: Auftrag): Promise<void> => {
  await sql`insert into identitaet_auftrag (sub, auftrag) values (${sub}, ${JSON.stringify(auftrag)})`.execute(
    db,
  )
  await einreihen(db, sub)
}

export type Offen = { readonly id: number; readonly auftrag: Auftrag }

/**
 * The oldest that waits for this user. Mails come last, since a mail server that is away must not hold up roles; the
 * end of the account comes first, since nothing else matters then. Only who works on him alone may ask.
 */
export const naechsterAuftrag = async (db: Database, sub: string): Promise<Offen | undefined> => {
  const { rows } = await sql<{ id: number; auftrag: unknown }>`
    select id, auftrag from identitaet_auftrag where sub = ${sub}
    order by case auftrag ->> 'art' when 'loeschen' then 0 when 'mail' then 2 else 1 end, id limit 1`.execute(
    db,
  )
  return rows[0] && { id: rows[0].id, auftrag: z.parse(Auftrag, rows[0].auftrag) }
}

export const auftragErledigt = async (db: Database, id: number): Promise<void> => {
  await sql`delete from identitaet_auftrag where id = ${id}`.execute(db)
}

/** The account is gone, and with it what was to be done for it: names must not stay behind here. */
export const auftraegeFallenLassen = async (db: Database, sub: string): Promise<void> => {
  await sql`delete from identitaet_auftrag where sub = ${sub}`.execute(db)
}

/** Tries again what has waited for long: its job has given up or was lost with a restored backup, or Keycloak was away. */
export const liegengebliebeneEinreihen = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ sub: string }>`
    select sub from identitaet_auftrag group by sub having min(angelegt_am) < now() - interval '1 hour' limit 100`.execute(
    db,
  )
  const jobs = rows.map(({ sub }) => ({ key: schluessel(sub), payload: { sub } }))
  await jobsNachholen(db, { name: IDENTITAET_UEBERTRAGEN, line: LINE, jobs })
}
