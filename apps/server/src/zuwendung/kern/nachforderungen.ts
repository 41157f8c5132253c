import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A place that the bank names, and why. SQL of table `nachforderung`. */
export type BenannteStelle = { readonly pfad: Stellenpfad; readonly grund: string }

/** The Nachforderung that waits, as it comes with its application; times are ISO 8601 (they come as JSON). */
export type OffeneNachforderung = {
  readonly guid: string
  readonly grund: string
  readonly frist: string
  readonly gestelltAm: string
  readonly stellen: readonly BenannteStelle[]
  /** When the application came in first: programme and dates are judged by that day. */
  readonly erstmalsAm: string
}

/** The Nachforderung that waits for an application `a`; null without one. */
export const offeneNachforderung = sql`(select jsonb_build_object('guid', n.guid, 'grund', n.grund, 'frist', n.frist,
    'gestelltAm', n.gestellt_am, 'stellen', n.stellen,
    'erstmalsAm', (select min(s.eingegangen_am) from einreichung s where s.dokument_guid = a.guid))
  from nachforderung n where n.antrag_guid = a.guid and n.erledigt_am is null)`

/** The midnight in Berlin that ends the last day that counts. */
const fristNach = (letzterTag: string) =>
  sql`(${letzterTag}::date + 1)::timestamp at time zone 'Europe/Berlin'`

export type NeueNachforderung = {
  readonly guid: string
  readonly antragGuid: string
  readonly grund: string
  /** Last day that counts, 'YYYY-MM-DD'. */
  readonly letzterTag: string
  readonly stellen: readonly BenannteStelle[]
  readonly jetzt: Date
  readonly sub: string
}

/** Answers the deadline: the midnight in Berlin that ends the last day. */
export const nachforderungEinfuegen = async (tx: Tx, n: NeueNachforderung): Promise<Date> => {
  const { rows } = await sql<{ frist: Date }>`insert into nachforderung
      (guid, antrag_guid, grund, frist, stellen, gestellt_am, gestellt_von)
    values (${n.guid}, ${n.antragGuid}, ${n.grund},
      ${fristNach(n.letzterTag)}, ${JSON.stringify(n.stellen)}, ${n.jetzt}, ${n.sub})
    returning frist`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('insert into nachforderung returned no row')
  return row.frist
}

type Handelnd = { readonly grund: string; readonly sub: string; readonly jetzt: Date }

/** A later end for the one that waits, with its history; undefined where none waits, or already longer. */
export const nachforderungVerschieben = async (
  tx: Tx,
  antragGuid: string,
  { letzterTag, grund, sub, jetzt }: Handelnd & { readonly letzterTag: string },
): Promise<Date | undefined> => {
  const { rows } = await sql<{ frist: Date }>`with vorher as (
      select guid, frist from nachforderung where antrag_guid = ${antragGuid} and erledigt_am is null for update),
    verschoben as (
      update nachforderung n set frist = ${fristNach(letzterTag)} from vorher
      where n.guid = vorher.guid and vorher.frist < ${fristNach(letzterTag)}
      returning n.guid, vorher.frist as frist_vorher, n.frist)
    insert into nachforderung_verlaengerung
      (nachforderung_guid, nr, frist_vorher, frist, grund, verlaengert_am, verlaengert_von)
    select guid, 1 + (select count(*) from nachforderung_verlaengerung v where v.nachforderung_guid = verschoben.guid),
      frist_vorher, frist, ${grund}, ${jetzt}, ${sub} from verschoben
    returning frist`.execute(tx)
  return rows[0]?.frist
}

/** It is taken back; what the applicant has typed since is kept beside it, for the bank alone. */
export const nachforderungAufgeben = async (
  tx: Tx,
  guid: string,
  { entwurf, grund, sub, jetzt }: Handelnd & { readonly entwurf: AntragFormular },
): Promise<void> => {
  await sql`insert into nachforderung_ruecknahme
      (nachforderung_guid, grund, zurueckgenommen_am, zurueckgenommen_von, entwurf)
    values (${guid}, ${grund}, ${jetzt}, ${sub}, ${JSON.stringify(entwurf)})`.execute(tx)
}

/** Nothing waits any more: the correction came in, or the bank goes on without it. */
export const nachforderungErledigen = async (tx: Tx, antragGuid: string, jetzt: Date): Promise<void> => {
  await sql`update nachforderung set erledigt_am = greatest(${jetzt}::timestamptz, gestellt_am)
    where antrag_guid = ${antragGuid} and erledigt_am is null`.execute(tx)
}

/** Sets the form back to what was sent last, as a version of its own. */
export const formularZuruecksetzen = async (
  tx: Tx,
  antragGuid: string,
  { formular, jetzt }: { readonly formular: AntragFormular; readonly jetzt: Date },
): Promise<void> => {
  const { zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  await sql`update antrag set formular = ${JSON.stringify(formular)}, zuwendung_cent = ${zuwendungCent},
      version = version + 1, geaendert_am = ${jetzt}
    where guid = ${antragGuid}`.execute(tx)
}
