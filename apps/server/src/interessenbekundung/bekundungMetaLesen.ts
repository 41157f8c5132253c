import type { BekundungMeta } from '@foerderportal/contract/interessenbekundung/schema'
import type { Services } from '../platform/services.ts'
import { gefunden } from './policy.ts'
import { metaFinden } from './repository.ts'
import { metaAnsicht } from './view.ts'

/** What can be declared in a round, as it holds now (R7.2-20). */
export const bekundungMetaLesen = async (
  { db, clock }: Services,
  ibkMetaGuid: string,
): Promise<BekundungMeta> => {
  const jetzt = clock.now()
  return metaAnsicht(gefunden(await metaFinden(db, ibkMetaGuid, jetzt)), jetzt)
}
