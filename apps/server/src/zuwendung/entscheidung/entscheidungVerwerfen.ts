import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { offeneVerwerfen } from './entscheidungen.ts'

type Anlass = {
  readonly antrag: {
    readonly guid: string
    readonly geschaeft_guid: string
    readonly unternehmen_guid: string
  }
  /** Who withdrew the application. */
  readonly sub: string
  readonly jetzt: Date
}

/** The case itself has moved: what was prepared or presented of it is discarded (S9-04). */
export const entscheidungVerwerfen = async (tx: Tx, { antrag, sub, jetzt }: Anlass): Promise<void> => {
  const entscheidung = await offeneVerwerfen(tx, antrag.geschaeft_guid, jetzt)
  if (entscheidung === undefined) return
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung: 'entscheidungVerwerfen',
    objektGuid: antrag.guid,
    angaben: { entscheidung },
  })
}
