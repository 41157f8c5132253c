import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Database } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mitgliedschaftLaden, type Mitgliedschaft } from './repository.ts'

/**
 * S1-02: the caller's membership of the company, in one statement; 403 for a foreign company, whether it exists or not.
 * `db` may be a transaction.
 */
export const mitgliedPruefen = async (
  db: Database,
  sub: string,
  unternehmenGuid: string,
): Promise<Mitgliedschaft> => {
  const mitgliedschaft = await mitgliedschaftLaden(db, sub, unternehmenGuid)
  if (mitgliedschaft === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  return mitgliedschaft
}
