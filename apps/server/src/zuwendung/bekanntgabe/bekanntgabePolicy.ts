import {
  bekanntgabeStaende,
  type BekanntgabeAkteur,
  type BekanntgabeAktion,
  type BekanntgabeStand,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { VON_SELBST, protokollzeile } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import type { Bescheid } from './bekanntgaben.ts'

export const bescheidFehlt = (): Refusal => absagen(ALLGEMEIN.nichtGefunden, 'Diesen Bescheid gibt es nicht.')

/** A foreign notice is answered like an unknown one (S1-02). */
export const bescheidGefunden = <T>(bescheid: T | undefined): T => {
  if (bescheid === undefined) throw bescheidFehlt()
  return bescheid
}

/** As it stands at this moment: when the ten days are over it can't be retrieved, whether the clock was there or not. */
export const standAm = ({ status, endet_am: ende }: Bescheid, jetzt: Date): BekanntgabeStand =>
  status === 'BENACHRICHTIGT' && ende !== null && ende <= jetzt ? 'NICHT_BEWIRKT' : status

/** 412 with the reason unless the table lets this actor do it; answers where it leads. */
export const bekanntgabeErlauben = (
  aktion: BekanntgabeAktion,
  stand: BekanntgabeStand,
  wer: BekanntgabeAkteur,
) => {
  const grund = bekanntgabeStaende.hindernis(aktion, stand, [wer])
  if (grund !== null) throw nichtMoeglich(grund.text)
  return bekanntgabeStaende.zeilen[aktion].nach
}

type Angaben = Readonly<Record<string, unknown>>

/** The row of the trail: one an act, named as the table names it. */
export const bekanntgabeProtokollieren = async (
  tx: Tx,
  { guid, unternehmen_guid, nummer }: Bescheid,
  {
    handlung,
    sub = VON_SELBST,
    ...angaben
  }: { readonly handlung: BekanntgabeAktion; readonly sub?: string } & Angaben,
): Promise<void> => {
  await protokollzeile({
    unternehmenGuid: unternehmen_guid,
    sub,
    handlung,
    objektGuid: guid,
    angaben: { bescheid: nummer, ...angaben },
  }).execute(tx)
}
