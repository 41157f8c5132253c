import type * as vertrag from '@foerderportal/contract/mitteilungen/bank/routes'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import { konversationHandeln } from './konversationHandeln.ts'

/** S7-04: settled, or open again. */
export const konversationErledigen = (
  services: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid }, body: { erledigt } }: Aufruf<typeof vertrag.konversationErledigen>,
): Promise<BankKonversation> =>
  konversationHandeln(
    services,
    { sub, guid },
    erledigt ? 'konversationErledigen' : 'konversationWiederOeffnen',
    async (tx, { jetzt }) => {
      await sql`update konversation set erledigt_am = ${erledigt ? jetzt : null}
        where guid = ${guid}`.execute(tx)
      return {}
    },
  )
