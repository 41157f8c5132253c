import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bescheideDesUnternehmens } from './bekanntgaben.ts'
import { bescheideAnsehen, leserLaden } from './bescheidAnsicht.ts'

/** S9-10. The notices of a company, for its members, the latest first; 403 for everybody else (S1-02). */
export const bescheideLesen = async (
  services: Services,
  { person: { sub }, params: { unternehmenGuid } }: Aufruf<typeof vertrag.bescheideLesen>,
): Promise<BescheidAnsicht[]> => {
  const { db } = services
  const leser = await leserLaden(db, unternehmenGuid, sub)
  if (leser === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  return bescheideAnsehen(services, db, await bescheideDesUnternehmens(db, unternehmenGuid), leser)
}
