import type { Eingang } from '@foerderportal/contract/formular/eingang'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { eingangAnsicht } from './view.ts'

/** What the applicant has in hand for a submission, and for those before it. */
export const eingangLesen = async (db: Database | Tx, einreichung: EinreichungRow): Promise<Eingang> => {
  const alle = await einreichungenVon(db, einreichung.dokument_guid)
  const belege = await dateienLesen(
    db,
    alle.flatMap(({ beleg_guid: guid }) => guid ?? []),
  )
  const fruehere = alle.filter(({ dokument_version }) => dokument_version !== einreichung.dokument_version)
  return eingangAnsicht(einreichung, fruehere, belege)
}
