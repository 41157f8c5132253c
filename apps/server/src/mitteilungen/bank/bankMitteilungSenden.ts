import { randomUUID } from 'node:crypto'
import type {
  BankKonversation,
  BankMitteilungEingabe,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Services } from '../../platform/services.ts'
import { anhaengeNehmen, istDa } from '../konversation/anhaenge.ts'
import { mitteilungEinfuegen, mitteilungenVon } from '../konversation/konversationen.ts'
import { bankKonversationLaden } from './bankKonversationen.ts'
import { fuerAktion, lesbar } from './bankKonversationPolicy.ts'
import { bankKonversationView } from './bankKonversationView.ts'
import { mitteilungMelden } from './mitteilungMelden.ts'
import { terminFestlegen } from './terminSetzen.ts'

/** S7-02. Writes to the company; its members get a mail in the same transaction. What was sent never changes. */
export const bankMitteilungSenden = (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  {
    guid,
    sub,
    eingabe,
  }: { readonly guid: string; readonly sub: string; readonly eingabe: BankMitteilungEingabe },
): Promise<BankKonversation> =>
  services.db.transaction().execute(async (tx) => {
    const konversation = await fuerAktion(tx, 'mitteilungSenden', { guid, sub })
    const unternehmenGuid = konversation.unternehmen_guid
    const jetzt = services.clock.now()
    if (istDa(await mitteilungenVon(tx, guid, ''), { sub, eingabe, jetzt }))
      return bankKonversationView(tx, konversation, jetzt)
    await anhaengeNehmen(tx, eingabe.anhaenge, { unternehmenGuid, sub })
    const mitteilung = randomUUID()
    const { betreff, inhalt, anhaenge } = eingabe
    await mitteilungEinfuegen(tx, {
      guid: mitteilung,
      konversation: guid,
      unternehmenGuid,
      zuKunde: true,
      betreff,
      inhalt,
      anhaenge,
      am: jetzt,
      absender: sub,
    })
    await protokollieren(tx, {
      unternehmenGuid,
      sub,
      handlung: 'mitteilungSenden',
      objektGuid: guid,
      angaben: { mitteilung },
    })
    if (eingabe.termin !== undefined)
      await terminFestlegen(tx, konversation, { sub, jetzt, termin: eingabe.termin })
    await mitteilungMelden(services, tx, konversation, mitteilung)
    return bankKonversationView(tx, lesbar(await bankKonversationLaden(tx, guid, sub)), jetzt)
  })
