import type { HandlungBefangener } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import {
  handlungIn,
  handlungenDerArt,
  type Handlung,
} from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { personenNamen } from '../../nutzer/public.ts'
import type { BankFall } from './bankFall.ts'
import { fallobjekte } from './fallobjekte.ts'

type Fall = Pick<BankFall, 'geschaeft_guid' | 'unternehmen_guid'>

type Row = {
  readonly sub: string
  readonly erklaert_am: Date
  readonly aufgehoben_am: Date | null
  readonly handlung: string
  readonly anzahl: number
  readonly zuletzt: Date
}

const ERKLAERT: Handlung = 'befangenheitErklaeren'
/** Not told in the timeline, since it comes at every pause of somebody's typing; of who released or not it matters. */
const ENTWURF = { handlung: 'entscheidungSpeichern', worte: 'Entwurf der Entscheidung bearbeitet' }

/** Everything that is done at a case, except to declare: it is what the list is about. */
const HANDLUNGEN = [...handlungenDerArt().filter((h) => h !== ERKLAERT), ENTWURF.handlung]

const worte = (handlung: string): string =>
  handlung === ENTWURF.handlung ? ENTWURF.worte : (handlungIn(handlung)?.worte ?? handlung)

/**
 * What people did in a case before they declared a conflict of interest on it or its company, also where Leitung lifted it since: rows of
 * the audit log before the one of their last declaration. Numbers of the chain say what was before, whatever clocks said.
 */
const laden = async (
  db: Database | Tx,
  { geschaeft_guid: geschaeftGuid, unternehmen_guid: unternehmenGuid }: Fall,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    with erklaert as (
      select distinct on (b.nutzer_sub) b.nutzer_sub, b.erklaert_am, b.aufgehoben_am, l.kette, l.nr
      from befangenheit b join audit_log l on l.objekt_guid = coalesce(b.geschaeft_guid, b.unternehmen_guid)::text
        and l.handlung = ${ERKLAERT}
        and l.angaben ->> 'befangenheit' = b.guid::text
      where b.geschaeft_guid = ${geschaeftGuid} or b.unternehmen_guid = ${unternehmenGuid}
      order by b.nutzer_sub, l.nr desc)
    select e.nutzer_sub as sub, e.erklaert_am, e.aufgehoben_am, l.handlung, count(*) as anzahl, max(l.zeit) as zuletzt
    from erklaert e join audit_log l on l.kette = e.kette and l.nr < e.nr and l.nutzer_sub = e.nutzer_sub
    where l.objekt_guid in (${fallobjekte(geschaeftGuid)})
      and l.handlung = any(${HANDLUNGEN}::text[])
    group by 1, 2, 3, 4 order by e.erklaert_am, e.nutzer_sub, zuletzt`.execute(db)
  return rows
}

/** For who releases: a decision can rest on what somebody did who took no part any more later (VwVfG §§ 20, 21). */
export const handlungenBefangener = async (db: Database | Tx, fall: Fall): Promise<HandlungBefangener[]> => {
  const rows = await laden(db, fall)
  const name = await personenNamen(
    db,
    rows.map(({ sub }) => sub),
  )
  return rows.map(({ sub, handlung, anzahl, zuletzt, erklaert_am, aufgehoben_am }) => ({
    name: name(sub),
    worte: worte(handlung),
    anzahl,
    zuletzt: zuletzt.toISOString(),
    erklaertAm: erklaert_am.toISOString(),
    aufgehobenAm: aufgehoben_am?.toISOString() ?? null,
  }))
}
