import { absage } from '../shared/problem.ts'

/** Refusals of the error catalogue (section 8) for messages. The reason of a 412 stands in `detail`. */
export const MITTEILUNG = {
  fehlt: absage(404, 'mitteilung-nicht-vorhanden', 'Mitteilung nicht vorhanden'),
  nichtMoeglich: absage(412, 'mitteilung-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
