import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Database } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import { mitgliedPruefen } from './kern/mitgliedPruefen.ts'

/** S1-03: who is no admin of the company gets 403, a member of it with the reason. `db` may be a transaction. */
export const verwaltungPruefen = async (
  db: Database,
  sub: string,
  unternehmenGuid: string,
): Promise<void> => {
  const { istAdmin } = await mitgliedPruefen(db, sub, unternehmenGuid)
  if (!istAdmin)
    throw absagen(
      ALLGEMEIN.keineBerechtigung,
      'Das kann nur, wer dieses Unternehmen verwaltet. Bitten Sie Ihre Verwaltung darum.',
    )
}
