import type * as vertrag from '@foerderportal/contract/mitteilungen/bank/routes'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankKonversationLaden } from './bankKonversationen.ts'
import { fuerAktion, lesbar } from './bankKonversationPolicy.ts'
import { bankKonversationView } from './bankKonversationView.ts'

/** S7-04: settled, or open again. */
export const konversationErledigen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid }, body: { erledigt } }: Aufruf<typeof vertrag.konversationErledigen>,
): Promise<BankKonversation> =>
  db.transaction().execute(async (tx) => {
    const handlung = erledigt ? 'konversationErledigen' : 'konversationWiederOeffnen'
    const { unternehmen_guid: unternehmenGuid } = await fuerAktion(tx, handlung, { guid, sub })
    const jetzt = clock.now()
    await sql`update konversation set erledigt_am = ${erledigt ? jetzt : null} where guid = ${guid}`.execute(
      tx,
    )
    await protokollieren(tx, { unternehmenGuid, sub, handlung, objektGuid: guid })
    return bankKonversationView(tx, lesbar(await bankKonversationLaden(tx, guid, sub)), jetzt)
  })
