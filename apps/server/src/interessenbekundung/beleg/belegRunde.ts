import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { vorgabenAm } from '../repository.ts'

/** What a receipt says of the round. */
export type BelegRunde = {
  readonly bezeichnung: string
  readonly bis: Date
  readonly ziehung_am: Date | null
  readonly einladung_tage: number
  readonly demo: boolean
  readonly daten: unknown
}

/** The round of a submission, with the data that held when it arrived. */
export const belegRunde = async (
  db: Database,
  { dokument_guid: guid, eingegangen_am: am }: Pick<EinreichungRow, 'dokument_guid' | 'eingegangen_am'>,
): Promise<BelegRunde> => {
  const { rows } =
    await sql<BelegRunde>`select r.bezeichnung, r.bis, r.ziehung_am, r.einladung_tage, r.demo, v.daten
    from bekundung b join ibk_meta r on r.guid = b.ibk_meta_guid ${vorgabenAm(am)}
    where b.guid = ${guid}`.execute(db)
  const [runde] = rows
  if (runde === undefined) throw new Error(`submission of ${guid} belongs to no declaration`)
  return runde
}
