import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { GeschaeftStatus } from '@foerderportal/contract/zuwendung/kern/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** An application that another one can start from. */
export type VorlageRow = {
  readonly guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly bezeichnung: string
  readonly status: GeschaeftStatus
  readonly zurueckgezogen: boolean
  readonly geaendert_am: Date
  readonly eingegangen_am: Date | null
  readonly zuwendung_cent: number
  readonly formular: AntragFormular
}

const antraege = (unternehmenGuid: string) => sql`
  select a.guid, g.ge_nr, g.programm, r.bezeichnung, g.status, g.zurueckgezogen_am is not null as zurueckgezogen,
    a.geaendert_am, a.zuwendung_cent, a.formular,
    (select max(s.eingegangen_am) from einreichung s where s.dokument_guid = a.guid) as eingegangen_am
  from antrag a
    join geschaeft g on g.guid = a.geschaeft_guid
    join foerderrunde r on r.guid = g.runde_guid
  where a.unternehmen_guid = ${unternehmenGuid}`

const HOECHSTENS = 100

/** All applications of a company, withdrawn ones too, the latest first. Ask for membership before. */
export const vorlagen = async (db: Database, unternehmenGuid: string): Promise<VorlageRow[]> =>
  (
    await sql<VorlageRow>`${antraege(unternehmenGuid)} order by a.geaendert_am desc, a.guid limit ${HOECHSTENS}`.execute(
      db,
    )
  ).rows

/** One of them; undefined for an unknown one and for another company's. */
export const vorlageFinden = async (
  tx: Tx,
  guid: string,
  unternehmenGuid: string,
): Promise<VorlageRow | undefined> =>
  (await sql<VorlageRow>`${antraege(unternehmenGuid)} and a.guid = ${guid}`.execute(tx)).rows[0]
