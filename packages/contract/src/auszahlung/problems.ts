import { absage } from '../shared/problem.ts'

/** Refusals of the error catalogue (section 8) for payout requests. The reason of a 412 stands in `detail`. */
export const AUSZAHLUNG_PROBLEME = {
  auszahlungFehlt: absage(404, 'auszahlung-nicht-vorhanden', 'Auszahlung nicht vorhanden'),
  geschaeftFehlt: absage(404, 'geschaeft-nicht-vorhanden', 'Geschäft nicht vorhanden'),
  nichtMoeglich: absage(412, 'nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt'),
} as const
