import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { sindErklaert, verzichteVon } from './verzichte.ts'
import { verzichteAnsehen } from './verzichtView.ts'

/** The waivers of a case for the bank, none of which only one of two has signed; 403 with a conflict of interest (S9-01). */
export const verzichteLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.verzichteLesen>,
): Promise<Verzicht[]> => {
  const fall = await bankFallLesen(db, guid, sub)
  return verzichteAnsehen(db, sindErklaert(await verzichteVon(db, fall.geschaeft_guid)))
}
