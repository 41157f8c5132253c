import type { KonversationAktion } from '@foerderportal/contract/mitteilungen/staende'
import { erlaubt, handeln, type Handlungsart } from '../../platform/handlung/handeln.ts'
import type { Services } from '../../platform/services.ts'
import { eigenerAbsagen } from '../../zuwendung/public.ts'
import { nichtMoeglich } from '../konversation/konversationPolicy.ts'
import { bankKonversationLaden, konversationHalten, type BankKonversationRow } from './bankKonversationen.ts'
import { lesbar, nachTafel } from './bankKonversationPolicy.ts'
import { bankKonversationView } from './bankKonversationView.ts'

export type Konversationsaufruf = { readonly guid: string; readonly sub: string }
type Lage = { readonly row: BankKonversationRow; readonly jetzt: Date }

/** The conversation to change, locked: besides, 403 of the own company. */
const KONVERSATION: Handlungsart<Pick<Services, 'clock'>, Konversationsaufruf, Lage, KonversationAktion> = {
  laden: async (tx, { clock }, { guid, sub }) => {
    await konversationHalten(tx, guid)
    const row = lesbar(await bankKonversationLaden(tx, guid, sub))
    if (row.eigener) throw eigenerAbsagen()
    return { row, jetzt: clock.now() }
  },
  hindernis: (aktion, { row }) => nachTafel(aktion, row),
  nichtMoeglich,
  eintrag: ({ row }, { guid, sub }) => ({ unternehmenGuid: row.unternehmen_guid, sub, objektGuid: guid }),
}

/** The conversation for what logs and answers otherwise. */
export const konversationErlaubt = erlaubt(KONVERSATION)

/** One act of the bank on a conversation, and the conversation as it then is. */
export const konversationHandeln = handeln({
  ...KONVERSATION,
  antwort: async (tx, { jetzt }, _dienste, { guid, sub }) =>
    bankKonversationView(tx, lesbar(await bankKonversationLaden(tx, guid, sub)), jetzt),
})
