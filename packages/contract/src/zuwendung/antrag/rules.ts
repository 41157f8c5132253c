import { anteilCent, inCent, inEuro } from '../../shared/geld/betrag.ts'
import type { Foerdergegenstand, FoerdergegenstandSeite } from '../kern/antragsformular/foerdergegenstand.ts'
import { gegenstaendeIn } from '../kern/antragsformular/gegenstaende.ts'
import type { Obergrenzen } from '../kern/programm/programme.ts'

/** Net cost of an item in cents: Maschine anzahl × anschaffungskostenNettoEinzeln; null while something is missing. */
export const gesamtkostenCent = (g: Foerdergegenstand): number | null => {
  if (g.type === 'Beratungsdienstleistung') return typeof g.kosten === 'number' ? inCent(g.kosten) : null
  const { anzahl, anschaffungskostenNettoEinzeln: einzeln } = g
  return typeof anzahl === 'number' && typeof einzeln === 'number' ? anzahl * inCent(einzeln) : null
}

/** Grant of one item before the application's cap, in cents (S4-02); without a rate nothing. */
export const zuwendungCent = (g: Foerdergegenstand, prozent: number, grenzen: Obergrenzen): number => {
  const kosten = gesamtkostenCent(g)
  return kosten === null ? 0 : Math.min(anteilCent(kosten, prozent), inCent(grenzen.jeGegenstand))
}

type Quoten = Readonly<Record<string, number>>

/** A class is what a client wrote: 'constructor' names none, though every object has one. */
const quote = ({ foerdergegenstandKlasse: klasse }: FoerdergegenstandSeite, quoten: Quoten): number =>
  klasse && Object.hasOwn(quoten, klasse) ? (quoten[klasse] ?? 0) : 0

/**
 * The pages with zuwendungsBetrag of every item. Server (at each save) and browser (while typing) call the same
 * function. What the application's cap cuts off falls on the last items in page order.
 */
export const zuwendungenBerechnen = (
  seiten: readonly FoerdergegenstandSeite[],
  quoten: Quoten,
  grenzen: Obergrenzen,
): FoerdergegenstandSeite[] => {
  let restCent = inCent(grenzen.jeAntrag)
  const mitBetrag = <G extends Foerdergegenstand>(g: G, prozent: number): G => {
    const cent = Math.min(zuwendungCent(g, prozent, grenzen), restCent)
    restCent -= cent
    return { ...g, zuwendungsBetrag: inEuro(cent) }
  }
  return seiten.map((seite) => ({
    ...seite,
    foerdergegenstaende: (seite.foerdergegenstaende ?? []).map((g) => mitBetrag(g, quote(seite, quoten))),
  }))
}

export type Summen = { readonly kostenCent: number; readonly zuwendungCent: number }

/** Net cost and grant of all items, in cents. Reads zuwendungsBetrag as `zuwendungenBerechnen` set it. */
export const summen = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): Summen => {
  const alle = gegenstaendeIn(seiten)
  return {
    kostenCent: alle.reduce((summe, g) => summe + (gesamtkostenCent(g) ?? 0), 0),
    zuwendungCent: alle.reduce((summe, g) => summe + inCent(g.zuwendungsBetrag ?? 0), 0),
  }
}

/** What loan and own means have to cover, in cents (S4-05). */
export const zuFinanzierenCent = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): number => {
  const { kostenCent, zuwendungCent: zuwendung } = summen(seiten)
  return kostenCent - zuwendung
}
