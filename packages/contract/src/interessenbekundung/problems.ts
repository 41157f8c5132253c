import { absage } from '../shared/problem.ts'

/**
 * Refusals of the error catalogue (section 8) for declarations of interest. Its placeholder 'TODO' for 412 is said as
 * elsewhere (S11-09); the reason stands in `detail`.
 */
export const BEKUNDUNG = {
  bekundungFehlt: absage(404, 'foerderbewerbung-nicht-vorhanden', 'Förderbewerbung nicht vorhanden'),
  einladungFehlt: absage(404, 'einladung-nicht-vorhanden', 'Einladung nicht vorhanden'),
  nichtMoeglich: absage(412, 'bekundung-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
