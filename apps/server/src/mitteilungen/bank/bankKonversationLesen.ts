import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen } from '../../zuwendung/public.ts'
import { bankKonversationLaden, konversationDesFalls } from './bankKonversationen.ts'
import { lesbar } from './bankKonversationPolicy.ts'
import { bankKonversationView } from './bankKonversationView.ts'

type Aufruf = { readonly guid: string; readonly sub: string }

/** S7-04. The bank's reading leaves no mark that the company sees. */
export const bankKonversationLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, sub }: Aufruf,
): Promise<BankKonversation> =>
  bankKonversationView(db, lesbar(await bankKonversationLaden(db, guid, sub)), clock.now())

/** The conversation of a case: 404 of one that was never sent, 403 with a conflict of interest. */
export const fallKonversationLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, sub }: Aufruf,
): Promise<BankKonversation> => {
  await bankFallLesen(db, guid, sub)
  return bankKonversationView(db, lesbar(await konversationDesFalls(db, guid, sub)), clock.now())
}
