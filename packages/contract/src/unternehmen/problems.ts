import { absage } from '../shared/problem.ts'

export const BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN = absage(
  412,
  'benutzer-nicht-oder-unternehmen-vorhanden',
  'Benutzer nicht oder Unternehmen vorhanden',
)
