import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/unternehmen/routes'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { absagen } from '../platform/http/refusal.ts'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { mitgliedPruefen } from './kern/mitgliedPruefen.ts'
import { unternehmenLaden } from './kern/repository.ts'
import { unternehmenHuelle } from './kern/view.ts'

/** For members only: 403 for everyone else, whether the company exists or not (S1-02). */
export const unternehmenLesen = async (
  { db }: Services,
  { person: { sub }, params: { companyId: guid } }: Aufruf<typeof vertrag.unternehmenLesen>,
): Promise<UnternehmenHuelle> => {
  await mitgliedPruefen(db, sub, guid)
  const stand = await unternehmenLaden(db, guid)
  if (stand === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  return unternehmenHuelle(stand)
}
