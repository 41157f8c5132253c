import type { BankpruefungAktion } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { fassungPruefen } from '../../nutzer/public.ts'
import { handeln } from '../../platform/handlung/handeln.ts'
import type { Services } from '../../platform/services.ts'
import { bewilligungSperren } from '../kern/bewilligungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { pruefungAnsehen } from './pruefungAnsicht.ts'
import { pruefungFinden, type PruefungRow } from './pruefungen.ts'
import { hindernis, type Person } from './pruefungPolicy.ts'
import { pruefungsfallLaden, pruefungsfallSperren, type Pruefungsfall } from './pruefungsfall.ts'

export type Pruefungsaufruf = { readonly guid: string; readonly person: Person }
type Dienste = Pick<Services, 'clock'>
type Lage = { readonly fall: Pruefungsfall; readonly row: PruefungRow | undefined; readonly jetzt: Date }

/** One act on the check of a payout: request and approval locked, the check as it then stands. */
export const pruefungAendern = handeln({
  laden: async (tx, { clock }: Dienste, { guid, person }: Pruefungsaufruf): Promise<Lage> => {
    const fall = await pruefungsfallSperren(tx, guid, person.sub)
    await bewilligungSperren(tx, fall.geschaeft_guid)
    return { fall, row: await pruefungFinden(tx, guid), jetzt: clock.now() }
  },
  hindernis: (aktion: BankpruefungAktion, { fall, row }, { person }) => hindernis(aktion, fall, row, person),
  nichtMoeglich,
  fassung: (tx, { row }, ifMatch) => fassungPruefen(tx, 'Die Prüfung', row, ifMatch),
  eintrag: ({ fall }, { guid, person }) => ({
    unternehmenGuid: fall.unternehmen_guid,
    sub: person.sub,
    objektGuid: guid,
  }),
  antwort: async (tx, { jetzt }, _dienste, { guid, person }) =>
    pruefungAnsehen(tx, {
      fall: await pruefungsfallLaden(tx, guid, person.sub),
      row: await pruefungFinden(tx, guid),
      person,
      jetzt,
    }),
})
