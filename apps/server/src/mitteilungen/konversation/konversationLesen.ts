import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { bezugHier } from './bezuege.ts'
import { gelesenMerken, gesehenMerken, konversationLaden, mitteilungenVon } from './konversationen.ts'
import { vorhanden } from './konversationPolicy.ts'
import { konversationView } from './konversationView.ts'

export type Konversationsaufruf = {
  readonly sub: string
  readonly unternehmenGuid: string
  readonly konversationId: string
}

/** R7.2-24, S7-01: whoever opens it has read what is in it at that moment; the answer still says what was new. */
export const konversationLesen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sub, unternehmenGuid, konversationId }: Konversationsaufruf,
): Promise<Konversation> =>
  db.transaction().execute(async (tx) => {
    await mitgliedPruefen(tx, sub, unternehmenGuid)
    const konversation = vorhanden(
      await konversationLaden(tx, { guid: konversationId, unternehmenGuid, sub }),
    )
    const rows = await mitteilungenVon(tx, konversation.guid, sub)
    const jetzt = clock.now()
    const neue = rows.filter(({ gelesen }) => !gelesen).map(({ guid }) => guid)
    await gelesenMerken(tx, neue, { unternehmenGuid, sub, jetzt })
    if (konversation.termin_neu) await gesehenMerken(tx, konversation.guid, sub, jetzt)
    const bezug = await bezugHier(tx, { guid: konversationId, konversation }, rows)
    return konversationView(tx, konversation, rows, { bezug, jetzt })
  })
