import { hatBegonnen, type Erfassung } from '../../shared/zeit/zeitraum.ts'

/** Enterable: the period has started, or there is none (R4-09). */
export const istBetretbar = (zeitraum: Erfassung, jetzt: Date): boolean => hatBegonnen(zeitraum, jetzt)

/** The overview shows items inside the period or after its end (R4-09). */
export const istInUebersicht = (zeitraum: Erfassung, jetzt: Date): boolean => istBetretbar(zeitraum, jetzt)
