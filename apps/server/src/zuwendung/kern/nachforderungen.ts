import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import { summen } from '@foerderportal/contract/zuwendung/rules'
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
      (${n.letzterTag}::date + 1)::timestamp at time zone 'Europe/Berlin', ${JSON.stringify(n.stellen)}, ${n.jetzt}, ${n.sub})
    returning frist`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('insert into nachforderung returned no row')
  return row.frist
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
