import type * as vertrag from '@foerderportal/contract/mitteilungen/bank/routes'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { anhaengeNehmen, istDa } from '../konversation/anhaenge.ts'
import { bezugPruefen } from '../konversation/bezuege.ts'
import { mitteilungenVon } from '../konversation/konversationen.ts'
import { bankKonversationLaden } from './bankKonversationen.ts'
import { lesbar } from './bankKonversationPolicy.ts'
import { bankKonversationView } from './bankKonversationView.ts'
import { konversationErlaubt } from './konversationHandeln.ts'
import { mitteilungSchreiben } from './mitteilungSchreiben.ts'
import { terminFestlegen } from './terminSetzen.ts'

/** S7-02. Writes to the company; its members get a mail in the same transaction. What was sent never changes. */
export const bankMitteilungSenden = (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { person: { sub }, params: { guid }, body: eingabe }: Aufruf<typeof vertrag.bankMitteilungSenden>,
): Promise<BankKonversation> =>
  services.db.transaction().execute(async (tx) => {
    const aufruf = { guid, sub, aktion: 'mitteilungSenden' } as const
    const { row: konversation, jetzt } = await konversationErlaubt(tx, services, aufruf)
    if (istDa(await mitteilungenVon(tx, guid, ''), { sub, eingabe, bezug: eingabe.bezug, jetzt }))
      return bankKonversationView(tx, konversation, jetzt)
    const { betreff, inhalt, anhaenge, bezug, termin } = eingabe
    if (bezug !== undefined) await bezugPruefen(tx, konversation.geschaeft_guid, bezug)
    await anhaengeNehmen(tx, anhaenge, { unternehmenGuid: konversation.unternehmen_guid, sub })
    await mitteilungSchreiben(services, tx, konversation, {
      sub,
      betreff,
      inhalt,
      anhaenge,
      bezug,
      jetzt,
    })
    if (termin !== undefined) await terminFestlegen(tx, konversation, { sub, jetzt, termin })
    return bankKonversationView(tx, lesbar(await bankKonversationLaden(tx, guid, sub)), jetzt)
  })
