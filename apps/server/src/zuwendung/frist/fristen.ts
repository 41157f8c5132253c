import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { antragSpalten, rundeDazu, type AntragRow } from '../kern/repository.ts'

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
}

/**
 * What is due: one week and one day before the last day. What was begun after such a day had come is not reminded of
 * it. JavaScript knows no microseconds: a deadline that has some is noted and looked for without them.
 */
export const faelligeLaden = async (db: Database, { jetzt, bald, heute }: Suche): Promise<Erinnerung[]> =>
  (
    await sql<Erinnerung>`select antrag_guid, frist, tage
      from (select antrag_guid, date_trunc('milliseconds', frist) as frist, seit, ${letzterTag} as letzter,
          case when ${letzterTag} - ${heute}::date <= 1 then 1 else 7 end as tage from (${offene(jetzt, bald)}) o) s
      where letzter - ${heute}::date <= tage and (seit at time zone 'Europe/Berlin')::date < letzter - tage
        and not exists (select from fristerinnerung f
          where f.antrag_guid = s.antrag_guid and f.frist = s.frist and f.tage = s.tage)
      order by frist, antrag_guid`.execute(db)
  ).rows

export type ErinnerterAntrag = Omit<AntragRow, 'zeichnungsberechtigung'>

/**
 * The application itself, nobody's in particular, locked as by who saves, submits or deletes it: whoever was first is
 * waited for. It is read by a statement of its own, which sees what he did. Undefined when there is none any more.
 */
export const erinnertenSperren = async (tx: Tx, guid: string): Promise<ErinnerterAntrag | undefined> => {
  await sql`select from antrag a join geschaeft g on g.guid = a.geschaeft_guid where a.guid = ${guid}
    for no key update of a, g`.execute(tx)
  const { rows } = await sql<ErinnerterAntrag>`select ${antragSpalten} from antrag a
    join geschaeft g on g.guid = a.geschaeft_guid and g.zurueckgezogen_am is null ${rundeDazu}
    where a.guid = ${guid}`.execute(tx)
  return rows[0]
}

/** False when it is noted already. */
export const erinnerungVormerken = async (tx: Tx, e: Erinnerung, jetzt: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into fristerinnerung (antrag_guid, frist, tage, erinnert_am)
    values (${e.antrag_guid}, ${e.frist}, ${e.tage}, ${jetzt}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}
