import type { MitteilungEingabe } from '@foerderportal/contract/mitteilungen/konversation/schema'
import type { Tx } from '../../platform/database/database.ts'
import { dateienBinden, dateienLesen, untauglicheDatei } from '../../platform/files/public.ts'
import type { MitteilungRow } from './konversationen.ts'
import { nichtMoeglich } from './konversationPolicy.ts'

/** As long as whoever lost the line may try again. */
const WIEDERHOLUNG_MS = 60 * 60 * 1000

type Neu = {
  readonly sub: string
  readonly eingabe: MitteilungEingabe
  /** What it is about, by its guid. */
  readonly bezug: string | undefined
  readonly jetzt: Date
}

/** Whether this message has arrived already: its answer was lost, and it came again. */
export const istDa = (rows: readonly MitteilungRow[], { sub, eingabe, bezug, jetzt }: Neu): boolean =>
  rows.some(
    ({ absender, betreff, inhalt, anhaenge, bezug: worum, abgeschickt_am }) =>
      absender === sub &&
      worum?.guid === bezug &&
      inhalt === eingabe.inhalt &&
      betreff === (eingabe.betreff || betreff) &&
      anhaenge.join() === eingabe.anhaenge.join() &&
      jetzt.getTime() - abgeschickt_am.getTime() < WIEDERHOLUNG_MS,
  )

/** The files become the company's; one that is locked or does not open is sent to nobody (S5-02, S5-04). */
export const anhaengeNehmen = async (
  tx: Tx,
  guids: readonly string[],
  wer: { readonly unternehmenGuid: string; readonly sub: string },
): Promise<void> => {
  await dateienBinden(tx, { guids, ...wer })
  const grund = untauglicheDatei(await dateienLesen(tx, guids))
  if (grund !== undefined) throw nichtMoeglich(grund)
}
