import type { Eingang } from '@foerderportal/contract/zuwendung/schema'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { einreichungenVon, type EinreichungRow } from './einreichungen.ts'
import { eingangAnsicht } from './view.ts'

/** What the applicant has in hand for a submission, and for those before it. */
export const eingangLesen = async (db: Database | Tx, einreichung: EinreichungRow): Promise<Eingang> => {
  const alle = await einreichungenVon(db, einreichung.antrag_guid)
  const belege = await dateienLesen(
    db,
    alle.flatMap(({ beleg_guid: guid }) => guid ?? []),
  )
  const fruehere = alle.filter(({ eingangsnummer }) => eingangsnummer !== einreichung.eingangsnummer)
  return eingangAnsicht(einreichung, fruehere, belege)
}
