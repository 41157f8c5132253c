import type { Feldfehler } from '../../../shared/problem.ts'
import type { Beleg } from './schema.ts'

/** What evidence may name: files of the case, places of its form. */
type Belegbares = {
  readonly dateien: ReadonlySet<string>
  readonly istStelle: (stelle: string) => boolean
}

/** What is wrong with evidence, at its field below `pfad`. */
export const belegFehler = (
  belege: readonly Beleg[],
  { dateien, istStelle }: Belegbares,
  pfad = 'belege',
): Feldfehler[] =>
  belege.flatMap(({ dateiGuid, stelle }, i) => [
    ...(dateiGuid === null || dateien.has(dateiGuid)
      ? []
      : [{ pfad: `${pfad}.${i}.dateiGuid`, text: 'Diese Datei gehört nicht zu diesem Fall.' }]),
    ...(stelle === null || istStelle(stelle)
      ? []
      : [{ pfad: `${pfad}.${i}.stelle`, text: 'Diese Stelle gibt es in diesem Antrag nicht.' }]),
  ])
