import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Nummernkreis } from '../../platform/einreichung/einreichungFesthalten.ts'
import { einreichungSpalten, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'

export const NUMMERNKREIS: Record<Programm, Nummernkreis> = {
  AnkNabo: { kuerzel: 'ANK', folge: 'eingang_nr' },
  ZUKLB: { kuerzel: 'KLB', folge: 'eingang_nr' },
}

/** What was sent: it was an AntragFormular when it was written, and nobody can change it (migration 0043). */
export const gesendetesFormular = ({ gesendet }: Pick<EinreichungRow, 'gesendet'>): AntragFormular =>
  JSON.parse(gesendet) as AntragFormular

export type EinreichungMitGeschaeft = EinreichungRow & {
  readonly ge_nr: string
  readonly programm: Programm
  readonly demo: boolean
  /** The first submission of the application: itself unless it corrects an earlier one (S11-13). */
  readonly erste_nummer: string
  readonly erste_am: Date
}

export const einreichungMitGeschaeft = async (
  db: Database,
  { dokument_guid, dokument_version }: Pick<EinreichungRow, 'dokument_guid' | 'dokument_version'>,
): Promise<EinreichungMitGeschaeft> => {
  const { rows } =
    await sql<EinreichungMitGeschaeft>`select ${einreichungSpalten}, g.ge_nr, g.programm, g.demo,
        erste.eingangsnummer as erste_nummer, erste.eingegangen_am as erste_am
      from einreichung join antrag a on a.guid = einreichung.dokument_guid
        join geschaeft g on g.guid = a.geschaeft_guid
        join lateral (select f.eingangsnummer, f.eingegangen_am from einreichung f
          where f.dokument_guid = a.guid order by f.dokument_version limit 1) erste on true
      where einreichung.dokument_guid = ${dokument_guid}
        and einreichung.dokument_version = ${dokument_version}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`submission of ${dokument_guid} belongs to no application`)
  return row
}
