import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { beantragtCent } from '../../rules.ts'
import { mehrfache } from './mehrfach.ts'
import { nachweisFehler } from './nachweis.ts'
import { fehler, LISTE, stellen, type Pruefung, type Stelle } from './stellen.ts'

/** What is wrong in the form itself, whatever is left of the grant: gaps, dates, amounts, one invoice twice (S6-02 … S6-04). */
export const nachweisePruefen: Pruefung = (daten) => {
  const alle = stellen(daten)
  if (alle.length === 0) return [{ pfad: LISTE, text: 'Geben Sie mindestens eine Rechnung an.' }]
  return [...alle.flatMap((stelle) => nachweisFehler(stelle, daten.kontext)), ...mehrfache(alle)]
}

const summe = (betraege: readonly number[]): number => betraege.reduce((a, b) => a + b, 0)

/** More than is left of an item, at the first invoice that goes beyond (S6-02). */
const zuWenigRest = (hier: readonly Stelle[]): Feldfehler[] => {
  const rest = inCent(hier[0]?.gegenstand?.restBetrag ?? 0)
  const ueber = hier.find((_, i) => summe(hier.slice(0, i + 1).map(({ n }) => beantragtCent(n))) > rest)
  if (ueber === undefined || ueber.gegenstand === undefined) return []
  return fehler(ueber, [
    'beantragteAuszahlung',
    true,
    `Für diesen Fördergegenstand sind noch ${alsEuro(rest)} verfügbar. Beantragen Sie weniger.`,
  ])
}

/** What goes beyond the rest of an item: it depends on what others hold meanwhile. */
export const restPruefen: Pruefung = (daten) =>
  [...Map.groupBy(stellen(daten), ({ n }) => n.foerdergegenstandId ?? '').values()].flatMap(zuWenigRest)

/** Everything that keeps a request from being sent. */
export const auszahlungPruefen: Pruefung = (daten) => [...nachweisePruefen(daten), ...restPruefen(daten)]
