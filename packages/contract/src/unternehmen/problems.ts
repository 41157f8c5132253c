import { absage } from '../shared/problem.ts'

export const BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN = absage(
  412,
  'benutzer-nicht-oder-unternehmen-vorhanden',
  'Benutzer nicht oder Unternehmen vorhanden',
)

/** The maximum is reached, or the mail went out a moment ago; `detail` says which. */
export const ZUORDNUNG_NICHT_MOEGLICH = absage(
  412,
  'zuordnung-nicht-moeglich',
  'Nicht möglich zu diesem Zeitpunkt',
)
