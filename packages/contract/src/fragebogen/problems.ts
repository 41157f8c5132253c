import { absage } from '../shared/problem.ts'

/** Refusals of the error catalogue (section 8) for questionnaires. The reason of a 412 stands in `detail`. */
export const FRAGEBOGEN = {
  fehlt: absage(404, 'unbekannter-fragebogen', 'Unbekannter Fragebogen'),
  umfrageFehlt: absage(404, 'unbekannte-umfrage', 'Unbekannte Umfrage'),
  nichtMoeglich: absage(412, 'fragebogen-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
