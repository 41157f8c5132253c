import { absage } from '../../shared/problem.ts'

/** Refusal of payment runs; its reason stands in `detail`. */
export const ZAHLLAUF = {
  nichtMoeglich: absage(412, 'zahllauf-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
