import { absage } from '../../shared/problem.ts'

/** Refusals of the error catalogue (section 8) for grant applications. The reason of a 412 stands in `detail` (S4-07). */
export const ZUWENDUNG = {
  antragFehlt: absage(404, 'zuschussantrag-nicht-vorhanden', 'Zuschussantrag nicht vorhanden'),
  einladungFehlt: absage(404, 'einladung-nicht-vorhanden', 'Einladung nicht vorhanden'),
  nichtMoeglich: absage(412, 'nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
