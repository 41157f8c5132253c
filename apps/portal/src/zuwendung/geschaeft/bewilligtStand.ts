import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import type { Auszahlungsstand } from '../../shared/vorgaenge/auszahlungsstand.ts'
import { verzichtAnzeige } from '../../shared/vorgaenge/verzichtAnzeige.ts'
import { BANK, RANG, SIE, type GeschaeftStand } from './stand.ts'

/** While something can be claimed it is the company's turn; then its payouts say whose. */
const AUSZAHLUNGSZUG = {
  SIE: { amZug: SIE, rang: RANG.bewilligt },
  BANK: { amZug: BANK, rang: RANG.wartet },
  NIEMAND: { amZug: null, rang: RANG.erledigt },
} as const

/** What its payouts change in how an approved case stands of which nothing more can be claimed. */
export const mitAuszahlung = (
  stand: GeschaeftStand,
  auszahlung: Auszahlungsstand | undefined,
): GeschaeftStand =>
  auszahlung === undefined
    ? stand
    : { ...stand, weiter: auszahlung.weiter, ...AUSZAHLUNGSZUG[auszahlung.amZug ?? 'NIEMAND'] }

/** What a waiver that waits for its second signature changes in how an approved case stands (S4-07). */
export const mitVerzicht = (stand: GeschaeftStand, verzicht: GeschaeftDetail['verzicht']): GeschaeftStand => {
  if (verzicht === undefined) return stand
  const { ton, ...anzeige } = verzichtAnzeige(verzicht)
  return {
    ...stand,
    ...anzeige,
    ...(ton && { ton: TOENE[ton] }),
    ...(verzicht.fuerMich ? { amZug: SIE, rang: RANG.dringend } : { amZug: 'eine andere Person' }),
  }
}
