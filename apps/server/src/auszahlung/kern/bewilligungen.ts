import type { Foerdergegenstand } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `bewilligung`, which slice zuwendung writes: what may be requested of a case. */
export type Bewilligung = {
  readonly geschaeft_guid: string
  readonly unternehmen_guid: string
  /** As in auszahlungen.ts. */
  readonly wirksam_ab: Date | null
  readonly max_auszahlungen: number
  readonly bewilligt_cent: number
  readonly rest_cent: number
  readonly anzahl: number
}

/** Whoever changes what is held of a case waits here for the others (0008), and sees what they have done. */
export const bewilligungSperren = async (tx: Tx, geschaeftGuid: string): Promise<void> => {
  await sql`select from bewilligung where geschaeft_guid = ${geschaeftGuid} for no key update`.execute(tx)
}

/** What a member may request of a case; undefined for a foreign or unknown case. Lock it first. */
export const bewilligungLaden = async (
  tx: Tx,
  geschaeftGuid: string,
  sub: string,
): Promise<(Omit<Bewilligung, 'geschaeft_guid'> & { readonly geschaeft_guid: string | null }) | undefined> =>
  (
    await sql<Bewilligung>`select b.geschaeft_guid, g.unternehmen_guid, b.max_auszahlungen,
        case when g.status = 'BEWILLIGT' and g.zurueckgezogen_am is null then b.wirksam_ab end as wirksam_ab,
        (select coalesce(sum(i.bewilligt_cent), 0)::bigint from bewilligter_gegenstand i
          where i.geschaeft_guid = g.guid) as bewilligt_cent,
        (select coalesce(sum(i.bewilligt_cent - i.gebunden_cent), 0)::bigint from bewilligter_gegenstand i
          where i.geschaeft_guid = g.guid) as rest_cent,
        (select count(*)::integer from auszahlung z where z.geschaeft_guid = g.guid and z.status <> 'ABGELEHNT') as anzahl
      from geschaeft g
        join mitgliedschaft m on m.unternehmen_guid = g.unternehmen_guid and m.nutzer_sub = ${sub}
        left join bewilligung b on b.geschaeft_guid = g.guid
      where g.guid = ${geschaeftGuid}`.execute(tx)
  ).rows[0]

/** An approved item of a company, whose approval may have ended since. */
export const gegenstandFinden = async (
  db: Database,
  unternehmenGuid: string,
  guid: string,
): Promise<{ readonly geschaeft_guid: string; readonly gegenstand: Foerdergegenstand } | undefined> =>
  (
    await sql<{ geschaeft_guid: string; gegenstand: Foerdergegenstand }>`select i.geschaeft_guid, i.gegenstand
      from bewilligter_gegenstand i
      where i.guid = ${guid} and i.unternehmen_guid = ${unternehmenGuid}`.execute(db)
  ).rows[0]
