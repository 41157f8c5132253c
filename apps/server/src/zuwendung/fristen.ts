import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { antragSpalten, rundeDazu, type AntragRow } from './repository.ts'

/** SQL of table `fristerinnerung`. */
export type Erinnerung = {
  readonly antrag_guid: string
  readonly frist: Date
  /** Which one: so many days before the last day that counts. */
  readonly tage: 1 | 7
}

/**
 * What ends in (jetzt, bald] and was begun without being sent; a Nachforderung has a deadline of its own. `offset 0`
 * keeps PostgreSQL from going through all cases to look for those that end.
 */
const offene = (jetzt: Date, bald: Date) => sql`
  select a.guid as antrag_guid, x.bis as frist, a.angelegt_am as seit
  from (select guid, bis from antrag_einladung where bis > ${jetzt} and bis <= ${bald}
      union all select guid, bis from foerderrunde where bis > ${jetzt} and bis <= ${bald}) x
    cross join lateral (select guid from geschaeft where coalesce(einladung_guid, runde_guid) = x.guid
      and status = 'NEUANTRAG_IN_BEARBEITUNG' and zurueckgezogen_am is null offset 0) g
    join antrag a on a.geschaeft_guid = g.guid
  where not exists (select from nachforderung n where n.antrag_guid = a.guid and n.erledigt_am is null)
  union all
  select n.antrag_guid, n.frist, n.gestellt_am
  from nachforderung n
    join antrag a on a.guid = n.antrag_guid
    join geschaeft g on g.guid = a.geschaeft_guid and g.zurueckgezogen_am is null
  where n.erledigt_am is null and n.frist > ${jetzt} and n.frist <= ${bald}`

/** The last day that counts: a deadline is the first moment that does not. */
const letzterTag = sql`((frist - interval '1 minute') at time zone 'Europe/Berlin')::date`

type Suche = {
  readonly jetzt: Date
  /** No deadline later than this is looked at. */
  readonly bald: Date
  /** Today in Berlin, 'YYYY-MM-DD'. */
  readonly heute: string
  readonly hoechstens: number
}

/**
 * Notes reminders that are due, some at a time, and answers them: one week and one day before the last day. What was
 * begun after such a day had come is not reminded of it.
 */
export const erinnerungenVormerken = async (
  tx: Tx,
  { jetzt, bald, heute, hoechstens }: Suche,
): Promise<Erinnerung[]> =>
  (
    await sql<Erinnerung>`insert into fristerinnerung (antrag_guid, frist, tage, erinnert_am)
      select antrag_guid, frist, tage, ${jetzt}
      from (select antrag_guid, frist, seit, ${letzterTag} as letzter,
          case when ${letzterTag} - ${heute}::date <= 1 then 1 else 7 end as tage from (${offene(jetzt, bald)}) o) s
      where letzter - ${heute}::date <= tage and (seit at time zone 'Europe/Berlin')::date < letzter - tage
        and not exists (select from fristerinnerung f
          where f.antrag_guid = s.antrag_guid and f.frist = s.frist and f.tage = s.tage)
      limit ${hoechstens}
      on conflict do nothing
      returning antrag_guid, frist, tage`.execute(tx)
  ).rows

export type ErinnerterAntrag = Omit<AntragRow, 'zeichnungsberechtigung'>

/** The applications themselves, nobody's in particular. */
export const erinnerteLaden = async (tx: Tx, guids: readonly string[]): Promise<ErinnerterAntrag[]> =>
  (
    await sql<ErinnerterAntrag>`select ${antragSpalten} from antrag a
      join geschaeft g on g.guid = a.geschaeft_guid ${rundeDazu} where a.guid = any(${guids}::uuid[])`.execute(
      tx,
    )
  ).rows
