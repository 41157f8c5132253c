import { anteilCent, alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import type { Obergrenzen } from '../../kern/programm/programme.ts'
import { ARTEN, type EntscheidungArt } from './arten.ts'
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
  /** Of approved items: what they were. */
  readonly bisherCent: number
  readonly bewilligtCent: number
  /** What was applied for, or is approved today, and is not granted. */
  readonly wegfallCent: number
}

const addieren = (werte: readonly number[]): number => werte.reduce((summe, wert) => summe + inCent(wert), 0)

/** Where a decision begins for an item: with what is approved of it, or else with what was applied for. */
const ausgang = ({ nachtrag, beantragt }: Entscheidungsgegenstand): number => nachtrag?.bisher ?? beantragt

/** Sums over all items, in cents. */
export const entscheidungssummen = (
  gegenstaende: readonly Entscheidungsgegenstand[],
  betraege: readonly Betragsangabe[],
): Entscheidungssummen => {
  const bewilligtCent = addieren(betraege.map(({ bewilligt }) => bewilligt))
  return {
    kostenCent: addieren(gegenstaende.map(({ kosten }) => kosten)),
    foerderfaehigCent: addieren(betraege.map(({ foerderfaehig }) => foerderfaehig ?? 0)),
    beantragtCent: addieren(gegenstaende.map(({ beantragt }) => beantragt)),
    bisherCent: addieren(gegenstaende.map(({ nachtrag }) => nachtrag?.bisher ?? 0)),
    bewilligtCent,
    wegfallCent: addieren(gegenstaende.map(ausgang)) - bewilligtCent,
  }
}

/** The one sum that a list shows of a decision: what it grants, or of an act after the approval what it takes away. */
export const listensummeCent = (art: EntscheidungArt, summen: Entscheidungssummen): number =>
  summen[ARTEN[art].grundlage === 'ANTRAG' ? 'bewilligtCent' : 'wegfallCent']

type Pruefung = (
  gegenstand: Entscheidungsgegenstand,
  angabe: Betragsangabe,
  grenzen: Obergrenzen,
) => readonly [feld: 'foerderfaehig' | 'bewilligt', text: string] | null

/** Of an application, in the order in which somebody would mend them: the first that fits is said. */
const ZUM_ANTRAG: readonly Pruefung[] = [
  ({ kosten }, { foerderfaehig = 0 }) =>
    inCent(foerderfaehig) > inCent(kosten)
      ? ['foerderfaehig', `Beantragt sind Kosten von ${alsEuro(inCent(kosten))}: Mehr ist nicht förderfähig.`]
      : null,
  ({ beantragt }, { bewilligt }) =>
    inCent(bewilligt) > inCent(beantragt)
      ? ['bewilligt', `Beantragt sind ${alsEuro(inCent(beantragt))}: Mehr lässt sich nicht bewilligen.`]
      : null,
  (gegenstand, { foerderfaehig = 0, bewilligt }, grenzen) => {
    const hoechstens = hoechstensCent(gegenstand, inCent(foerderfaehig), grenzen)
    return inCent(bewilligt) > hoechstens
      ? ['bewilligt', `Aus Kosten, Satz und Obergrenze folgen höchstens ${alsEuro(hoechstens)}.`]
      : null
  },
]

/** Of what was approved: only less, as the company declared it where it waives, never below what payouts hold. */
const ZUM_NACHTRAG: readonly Pruefung[] = [
  ({ nachtrag }, { bewilligt }) =>
    nachtrag && inCent(bewilligt) > inCent(nachtrag.bisher)
      ? ['bewilligt', `Bewilligt sind ${alsEuro(inCent(nachtrag.bisher))}: Hier wird es nur weniger.`]
      : null,
  ({ nachtrag }, { bewilligt }) =>
    nachtrag && nachtrag.erklaert !== null && inCent(bewilligt) !== inCent(nachtrag.erklaert)
      ? ['bewilligt', `Nach dem erklärten Verzicht bleiben ${alsEuro(inCent(nachtrag.erklaert))}.`]
      : null,
  ({ nachtrag }, { bewilligt }) =>
    nachtrag && inCent(bewilligt) < inCent(nachtrag.gebunden)
      ? [
          'bewilligt',
          `Auszahlungen binden ${alsEuro(inCent(nachtrag.gebunden))}. Weniger wäre eine Rückforderung; die gibt es hier noch nicht.`,
        ]
      : null,
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
  for (const pruefen of gegenstand.nachtrag === null ? ZUM_ANTRAG : ZUM_NACHTRAG) {
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
  const { bewilligtCent, bisherCent } = entscheidungssummen(gegenstaende, betraege)
  // What is approved may exceed a cap that was lowered since; it only becomes less.
  const hoechstens = Math.max(inCent(grenzen.jeAntrag), bisherCent)
  return bewilligtCent > hoechstens
    ? [...einzeln, { pfad: 'betraege', text: `Je Antrag werden höchstens ${alsEuro(hoechstens)} bewilligt.` }]
    : einzeln
}
