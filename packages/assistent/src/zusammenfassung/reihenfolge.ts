import { schrittZuPfad } from '@foerderportal/contract/formular/flow'
import { elementAn } from '@foerderportal/contract/formular/angaben/orte'
import { liegtIn } from '@foerderportal/contract/formular/pfad'
import { alleZeilen } from '@foerderportal/contract/formular/tafel'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { enterableSteps } from '@foerderportal/flow/flow'
import type { Daten, Formularart, Formularantwort } from '../formularart.ts'

/** Places in lists on the way of a path: 'foerdergegenstandSeiten.0.foerdergegenstaende.1.anbieter' has 0 and 1. */
const nummern = (pfad: string): number[] =>
  pfad
    .split('.')
    .filter((teil) => /^\d+$/.test(teil))
    .map(Number)

/** Step, question, places in lists, question of the element: what comes before what on the pages. */
const platzIn = <V extends Formularantwort, K>({ flow, tafel }: Formularart<V, K>, daten: Daten<V, K>) => {
  const schritte = enterableSteps(flow, daten).map(({ path }) => path)
  const zeilen = alleZeilen(tafel)
  return (pfad: string): readonly number[] => {
    const schritt = schrittZuPfad(flow, daten, pfad)?.path
    const { element } = elementAn(tafel, daten.formular, pfad) ?? {}
    return [
      schritt === undefined ? schritte.length : schritte.indexOf(schritt),
      zeilen.findIndex((zeile) => [zeile.pfad, ...(zeile.dazu ?? [])].some((feld) => liegtIn(pfad, feld))),
      ...nummern(pfad),
      ...(element?.zeilen.flatMap((zeile, i) =>
        liegtIn(pfad, `${element.pfad}.${zeile.pfad}`) ? [i] : [],
      ) ?? []),
    ]
  }
}

/** Place by place, as chapters are: what another one begins with comes before it. */
const vergleichen = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((stelle, j) => stelle !== b[j])
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? -1)
}

/** What is wrong with a form, in the order in which its pages ask; what stands in no page comes last. */
export const inReihenfolge = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  fehler: readonly Feldfehler[],
): Feldfehler[] => {
  const platz = platzIn(art, daten)
  return fehler
    .map((einer) => ({ einer, hier: platz(einer.pfad) }))
    .toSorted((a, b) => vergleichen(a.hier, b.hier))
    .map(({ einer }) => einer)
}
