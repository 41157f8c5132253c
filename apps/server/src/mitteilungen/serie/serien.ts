import type { Serienfassung } from '@foerderportal/contract/mitteilungen/serie/serienfassung'
import type { SerienfallStand } from '@foerderportal/contract/mitteilungen/serie/staende'
import type { SerieEingabe, SerieWiederholung } from '@foerderportal/contract/mitteilungen/serie/schema'
import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `serienmitteilung` and `serienmitteilung_fall`; names case and company beside them. */
export type SerieRow = {
  readonly guid: string
  readonly betreff: string
  readonly inhalt: string
  readonly gesendet_am: Date
  readonly gesendet_von: string
}

export type NeueSerie = Pick<SerieEingabe, 'betreff' | 'inhalt' | 'faelle'> & {
  readonly guid: string
  readonly sub: string
  readonly jetzt: Date
}

/** Of two with the same key at once one is written; the other gets false. */
export const serieEinfuegen = async (tx: Tx, s: NeueSerie): Promise<boolean> => {
  const { rows } = await sql`insert into serienmitteilung (guid, betreff, inhalt, gesendet_am, gesendet_von)
    values (${s.guid}, ${s.betreff}, ${s.inhalt}, ${s.jetzt}, ${s.sub}) on conflict do nothing returning guid`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await sql`insert into serienmitteilung_fall (serie_guid, nr, geschaeft_guid, fassung)
    select ${s.guid}, f.nr, (f.fall ->> 'geschaeft')::uuid, f.fall -> 'fassung'
    from jsonb_array_elements(${JSON.stringify(s.faelle)}::jsonb) with ordinality as f (fall, nr)`.execute(tx)
  return true
}

export const serieLaden = async (db: Database | Tx, guid: string): Promise<SerieRow | undefined> =>
  (await sql<SerieRow>`select * from serienmitteilung where guid = ${guid}`.execute(db)).rows[0]

export type SerienfallRow = {
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly unternehmen_name: string
  readonly stand: SerienfallStand
  readonly grund: string | null
}

const WORAN = { geschaeft: sql`f.geschaeft_guid`, unternehmen: sql`g.unternehmen_guid` }

/** Its cases in the order in which they were chosen; to who is partial those do not exist (S9-01). */
export const serienfaelleLaden = async (
  db: Database | Tx,
  guid: string,
  sub: string,
): Promise<SerienfallRow[]> =>
  (
    await sql<SerienfallRow>`select f.geschaeft_guid, g.ge_nr, u.name as unternehmen_name, f.stand, f.grund
      from serienmitteilung_fall f join geschaeft g on g.guid = f.geschaeft_guid
        join unternehmen u on u.guid = g.unternehmen_guid
      where f.serie_guid = ${guid} and ${unbefangen(WORAN, sub)} order by f.nr`.execute(db)
  ).rows

export type SerienzeileRow = SerieRow & {
  readonly wartet: number
  readonly gesendet: number
  readonly gescheitert: number
}

const SEITE = 50
const wieViele = (stand: SerienfallStand) =>
  sql<number>`count(*) filter (where f.stand = ${sql.lit(stand)})::int`

/** The latest ones, with how many of their cases stand where. */
export const serienLaden = async (db: Database, sub: string): Promise<SerienzeileRow[]> =>
  (
    await sql<SerienzeileRow>`select s.guid, s.betreff, s.inhalt, s.gesendet_am, s.gesendet_von,
        z.wartet, z.gesendet, z.gescheitert
      from serienmitteilung s cross join lateral (
        select ${wieViele('WARTET')} as wartet, ${wieViele('GESENDET')} as gesendet,
          ${wieViele('GESCHEITERT')} as gescheitert, count(*) as alle
        from serienmitteilung_fall f join geschaeft g on g.guid = f.geschaeft_guid
        where f.serie_guid = s.guid and ${unbefangen(WORAN, sub)}) z
      where z.alle > 0 order by s.gesendet_am desc, s.guid limit ${SEITE}`.execute(db)
  ).rows

/** Cases that it has still to be sent to. */
export const wartendeLaden = async (db: Database, guid: string): Promise<string[]> =>
  (
    await sql<{ geschaeft_guid: string }>`select geschaeft_guid from serienmitteilung_fall
      where serie_guid = ${guid} and stand = 'WARTET' order by nr`.execute(db)
  ).rows.map(({ geschaeft_guid: geschaeft }) => geschaeft)

export type Serienfall = { readonly serie: string; readonly geschaeft: string }

/** What was read of a case that waits, locked; undefined when another run has sent to it already. */
export const wartendenSperren = async (
  tx: Tx,
  { serie, geschaeft }: Serienfall,
): Promise<Serienfassung | undefined> =>
  (
    await sql<{ fassung: Serienfassung }>`select fassung from serienmitteilung_fall
      where serie_guid = ${serie} and geschaeft_guid = ${geschaeft} and stand = 'WARTET' for update`.execute(
      tx,
    )
  ).rows[0]?.fassung

export const gesendetSetzen = async (
  tx: Tx,
  { serie, geschaeft }: Serienfall,
  mitteilung: string,
): Promise<void> => {
  await sql`update serienmitteilung_fall set stand = 'GESENDET', mitteilung_guid = ${mitteilung}
    where serie_guid = ${serie} and geschaeft_guid = ${geschaeft}`.execute(tx)
}

export const gescheitertSetzen = async (
  tx: Tx,
  { serie, geschaeft }: Serienfall,
  grund: string,
): Promise<void> => {
  await sql`update serienmitteilung_fall set stand = 'GESCHEITERT', grund = ${grund}
    where serie_guid = ${serie} and geschaeft_guid = ${geschaeft}`.execute(tx)
}

/** Those of these that failed wait again, as they were read now; answers how many. */
export const gescheiterteWarten = async (
  tx: Tx,
  guid: string,
  faelle: SerieWiederholung['faelle'],
): Promise<number> => {
  const { rows } = await sql`update serienmitteilung_fall f
    set stand = 'WARTET', grund = null, fassung = neu.fall -> 'fassung'
    from jsonb_array_elements(${JSON.stringify(faelle)}::jsonb) as neu (fall)
    where f.serie_guid = ${guid} and f.geschaeft_guid = (neu.fall ->> 'geschaeft')::uuid and f.stand = 'GESCHEITERT'
    returning f.nr`.execute(tx)
  return rows.length
}
