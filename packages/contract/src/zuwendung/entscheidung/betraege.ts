import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import type { Obergrenzen } from '../schema.ts'
import { anteilCent } from '../rules.ts'
import type { Betragsangabe, Entscheidungsgegenstand } from './schema.ts'

/** What an item of the application can get at most of `foerderfaehigCent` eligible cost: applied, rate, cap (S9-04). */
export const hoechstensCent = (
  { beantragt, satz }: Pick<Entscheidungsgegenstand, 'beantragt' | 'satz'>,
  foerderfaehigCent: number,
  { jeGegenstand }: Pick<Obergrenzen, 'jeGegenstand'>,
): number => Math.min(inCent(beantragt), anteilCent(foerderfaehigCent, satz), inCent(jeGegenstand))

export type Entscheidungssummen = {
  readonly kostenCent: number
  readonly foerderfaehigCent: number
  readonly beantragtCent: number
  readonly bewilligtCent: number
  /** What was applied for and is not granted. */
  readonly abgelehntCent: number
}

const addieren = (werte: readonly number[]): number => werte.reduce((summe, wert) => summe + inCent(wert), 0)

/** Sums over all items, in cents. */
export const entscheidungssummen = (
  gegenstaende: readonly Entscheidungsgegenstand[],
  betraege: readonly Betragsangabe[],
): Entscheidungssummen => {
  const beantragtCent = addieren(gegenstaende.map(({ beantragt }) => beantragt))
  const bewilligtCent = addieren(betraege.map(({ bewilligt }) => bewilligt))
  return {
    kostenCent: addieren(gegenstaende.map(({ kosten }) => kosten)),
    foerderfaehigCent: addieren(betraege.map(({ foerderfaehig }) => foerderfaehig)),
    beantragtCent,
    bewilligtCent,
    abgelehntCent: beantragtCent - bewilligtCent,
  }
}

type Pruefung = (
  gegenstand: Entscheidungsgegenstand,
  angabe: Betragsangabe,
  grenzen: Obergrenzen,
) => readonly [feld: 'foerderfaehig' | 'bewilligt', text: string] | null

/** In the order in which somebody would mend them: the first that fits is said. */
const PRUEFUNGEN: readonly Pruefung[] = [
  ({ kosten }, { foerderfaehig }) =>
    inCent(foerderfaehig) > inCent(kosten)
      ? ['foerderfaehig', `Beantragt sind Kosten von ${alsEuro(inCent(kosten))}: Mehr ist nicht förderfähig.`]
      : null,
  ({ beantragt }, { bewilligt }) =>
    inCent(bewilligt) > inCent(beantragt)
      ? ['bewilligt', `Beantragt sind ${alsEuro(inCent(beantragt))}: Mehr lässt sich nicht bewilligen.`]
      : null,
  (gegenstand, { foerderfaehig, bewilligt }, grenzen) => {
    const hoechstens = hoechstensCent(gegenstand, inCent(foerderfaehig), grenzen)
    return inCent(bewilligt) > hoechstens
      ? ['bewilligt', `Aus Kosten, Satz und Obergrenze folgen höchstens ${alsEuro(hoechstens)}.`]
      : null
  },
]

const angabeFehler = (
  gegenstaende: readonly Entscheidungsgegenstand[],
  betraege: readonly Betragsangabe[],
  grenzen: Obergrenzen,
  i: number,
): Feldfehler[] => {
  const angabe = betraege[i]
  const gegenstand = gegenstaende.find((g) => g.gegenstand === angabe?.gegenstand)
  if (angabe === undefined || gegenstand === undefined)
    return [{ pfad: `betraege.${i}.gegenstand`, text: 'Diesen Gegenstand gibt es in diesem Antrag nicht.' }]
  if (betraege.findIndex((b) => b.gegenstand === angabe.gegenstand) < i)
    return [{ pfad: `betraege.${i}.gegenstand`, text: 'Dieser Gegenstand ist schon genannt.' }]
  for (const pruefen of PRUEFUNGEN) {
    const fehler = pruefen(gegenstand, angabe, grenzen)
    if (fehler !== null) return [{ pfad: `betraege.${i}.${fehler[0]}`, text: fehler[1] }]
  }
  return []
}

/** What is wrong with the amounts, at their fields: an item never above its limits, all together never above the cap. */
export const betraegeFehler = (
  gegenstaende: readonly Entscheidungsgegenstand[],
  betraege: readonly Betragsangabe[],
  grenzen: Obergrenzen,
): Feldfehler[] => {
  const einzeln = betraege.flatMap((_, i) => angabeFehler(gegenstaende, betraege, grenzen, i))
  const { bewilligtCent } = entscheidungssummen(gegenstaende, betraege)
  const hoechstens = inCent(grenzen.jeAntrag)
  return bewilligtCent > hoechstens
    ? [...einzeln, { pfad: 'betraege', text: `Je Antrag werden höchstens ${alsEuro(hoechstens)} bewilligt.` }]
    : einzeln
}

/** Every item as it was applied for: where a decision without findings begins. */
export const volleBetraege = (gegenstaende: readonly Entscheidungsgegenstand[]): Betragsangabe[] =>
  gegenstaende.map(({ gegenstand, kosten, beantragt }) => ({
    gegenstand,
    foerderfaehig: kosten,
    bewilligt: beantragt,
  }))

/** Every item with nothing: a rejection. */
export const keineBetraege = (gegenstaende: readonly Entscheidungsgegenstand[]): Betragsangabe[] =>
  gegenstaende.map(({ gegenstand }) => ({ gegenstand, foerderfaehig: 0, bewilligt: 0 }))
