import {
  bekanntgabeStaende,
  type BekanntgabeAktion,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { handeln } from '../../platform/handlung/handeln.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { bescheidSperren, type Bescheid } from './bekanntgaben.ts'
import { bescheidGefunden } from './bekanntgabePolicy.ts'

export type Bankbescheid = { readonly sub: string; readonly guid: string; readonly bescheidGuid: string }

/**
 * One act of the bank on a printed notice, case and notice locked: never of his own company or with a conflict (S9-01).
 */
export const bekanntgabeHandeln = handeln({
  laden: async (tx, _dienste: unknown, { sub, guid, bescheidGuid }: Bankbescheid): Promise<Bescheid> => {
    await fallSperren(tx, guid, sub)
    const gesperrt = await bescheidSperren(tx, bescheidGuid)
    const bescheid = bescheidGefunden(gesperrt?.geschaeft_guid === guid ? gesperrt : undefined)
    if (bescheid.datei_guid === null)
      throw nichtMoeglich('Der Bescheid wird gerade erstellt. Versuchen Sie es in einer Minute noch einmal.')
    return bescheid
  },
  hindernis: (aktion: BekanntgabeAktion, { status }) =>
    bekanntgabeStaende.hindernis(aktion, status, ['BANK']),
  nichtMoeglich,
  eintrag: ({ guid, unternehmen_guid, nummer }, { sub }) => ({
    unternehmenGuid: unternehmen_guid,
    sub,
    objektGuid: guid,
    angaben: { bescheid: nummer },
  }),
  antwort: async () => undefined,
})
