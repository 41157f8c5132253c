import type * as vertrag from '@foerderportal/contract/interessenbekundung/routes'
import type { BekundungMeta } from '@foerderportal/contract/interessenbekundung/schema'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { gefunden } from './policy.ts'
import { metaFinden } from './repository.ts'
import { metaAnsicht } from './view.ts'

/** What can be declared in a round, as it holds now (R7.2-20). */
export const bekundungMetaLesen = async (
  { db, clock }: Services,
  { params: { ibkMetaGuid } }: Aufruf<typeof vertrag.bekundungMetaLesen>,
): Promise<BekundungMeta> => {
  const jetzt = clock.now()
  return metaAnsicht(gefunden(await metaFinden(db, ibkMetaGuid, jetzt)), jetzt)
}
