import { zurueckziehen } from './antragsschritte.ts'
import { bekanntgeben } from './bekanntgabeschritte.ts'
import { entwerfen, vorlegen } from './entscheidungsschritte.ts'
import { beihilfeErfassen } from './kontoschritte.ts'
import { bewilligt, bis, geprueft, immer, niemand, type Reihe } from './reihe.ts'

/** The notice was retrieved, and is in effect. */
const wirksam = bewilligt(bekanntgeben('abgerufen'))

/** Applications for a climate balance, up to its payout. */
export const REIHEN_KLIMABILANZ: readonly Reihe[] = [
  {
    stand: 'Klimabilanz, fertig geprüft',
    anzahl: 1,
    vorTagen: 8,
    streuung: 1,
    hatJemand: immer,
    schritte: geprueft(),
    nurZuklb: true,
  },
  {
    stand: 'Klimabilanz, vorgelegt',
    anzahl: 2,
    vorTagen: 13,
    streuung: 3,
    hatJemand: immer,
    schritte: geprueft(entwerfen(6, 'BEWILLIGUNG'), vorlegen(7)),
    nurZuklb: true,
  },
  {
    stand: 'Klimabilanz, bewilligt',
    anzahl: 2,
    vorTagen: 26,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(),
    nurZuklb: true,
  },
  {
    stand: 'Klimabilanz, zurückgezogen',
    anzahl: 1,
    vorTagen: 12,
    streuung: 1,
    hatJemand: niemand,
    schritte: bis(zurueckziehen(5)),
    nurZuklb: true,
  },
  {
    stand: 'Klimabilanz, Bescheid wirksam, noch nichts abgerufen',
    anzahl: 1,
    vorTagen: 34,
    streuung: 1,
    hatJemand: immer,
    schritte: wirksam,
    nurZuklb: true,
  },
  {
    stand: 'Klimabilanz, Auszahlung beantragt',
    anzahl: 1,
    vorTagen: 40,
    streuung: 1,
    hatJemand: immer,
    schritte: wirksam,
    nurZuklb: true,
    auszahlung: 'ABGESENDET',
  },
  {
    stand: 'Klimabilanz, Auszahlung bewilligt',
    anzahl: 1,
    vorTagen: 62,
    streuung: 1,
    hatJemand: immer,
    schritte: wirksam,
    nurZuklb: true,
    auszahlung: 'BEWILLIGT',
  },
  {
    stand: 'Klimabilanz, Auszahlung abgelehnt',
    anzahl: 1,
    vorTagen: 58,
    streuung: 1,
    hatJemand: immer,
    schritte: wirksam,
    nurZuklb: true,
    auszahlung: 'ABGELEHNT',
  },
  {
    stand: 'Klimabilanz, im Portal abgerufen, Auszahlung beantragt',
    anzahl: 1,
    vorTagen: 42,
    streuung: 1,
    hatJemand: immer,
    schritte: [...wirksam, beihilfeErfassen(24, 1_200_000)],
    nurZuklb: true,
    vonMax: 'hofAltmoor',
    auszahlung: 'ABGESENDET',
  },
]
