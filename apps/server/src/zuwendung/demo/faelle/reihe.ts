import { einreichen, pruefen, type Schritt } from './antragsschritte.ts'
import { entwerfen, freigeben, vorlegen } from './entscheidungsschritte.ts'
import { vermerken } from './pruefschritte.ts'

/** How far the payout of a case is. */
export type DemoAuszahlung = 'ABGESENDET' | 'BEWILLIGT' | 'ABGELEHNT'

/** Cases of the same state: how many, since when, and what happened to them. */
export type Reihe = {
  readonly stand: string
  readonly anzahl: number
  /** The first came in so many days ago, the others up to `streuung` days before it. */
  readonly vorTagen: number
  readonly streuung: number
  readonly hatJemand: (nr: number) => boolean
  readonly schritte: readonly Schritt[]
  /** Some of them are applications for ZUKLB. */
  readonly zuklb?: true
  /** All of them are. */
  readonly nurZuklb?: true
  /** Which of them Sabine must not see. */
  readonly befangen?: number
  /** They are of this company of Max's, who can sign in. */
  readonly vonMax?: 'lohnbetriebNord' | 'hofAltmoor'
  /** Its money is asked for, and how far that is: slice auszahlung tells it. */
  readonly auszahlung?: DemoAuszahlung
}

export const niemand = () => false
export const immer = () => true
export const jeder = (n: number) => (nr: number) => nr % n === 0
export const ALLE_PUNKTE = 16

export const bis = (...weitere: Schritt[]) => [einreichen(0), pruefen(2), ...weitere]
export const geprueft = (...weitere: Schritt[]) => bis(vermerken(4, ALLE_PUNKTE, true), ...weitere)
export const bewilligt = (...weitere: Schritt[]) =>
  geprueft(entwerfen(12, 'BEWILLIGUNG'), vorlegen(14), freigeben(17), ...weitere)
