import type { Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { unternehmenLaden } from '../../unternehmen/public.ts'
import { kettenbefund, unternehmenskette } from './kettenbefund.ts'

/** S9-06: whether the chain of a company holds; every row of it is worked out anew. */
export const unternehmensketteLesen = (
  services: Services,
  { sub, guid }: { readonly sub: string; readonly guid: string },
): Promise<Kettenpruefung> =>
  services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await unbefangenPruefen(tx, sub, guid)
      if ((await unternehmenLaden(tx, guid)) === undefined)
        throw absagen(ALLGEMEIN.nichtGefunden, 'Dieses Unternehmen gibt es nicht.')
      return kettenbefund(tx, services, unternehmenskette(guid))
    })
