import { absage } from '../../shared/problem.ts'

/** Refusals of the bank's calls for rounds. The reason of a 412 stands in `detail`, as a sentence. */
export const RUNDE = {
  nichtMoeglich: absage(412, 'runde-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
