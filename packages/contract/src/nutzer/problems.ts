import { absage } from '../shared/problem.ts'

export const KEIN_NUTZER = absage(404, 'kein-nutzer', 'Kein Nutzer')
export const ZUSTIMMUNG_FEHLT = absage(
  403,
  'zustimmung-fehlt',
  'Fehlende Bestätigung der Nutzungsbedingungen',
)
export const BENUTZER_VORHANDEN = absage(412, 'benutzer-vorhanden', 'Benutzer bereits vorhanden')
export const BENUTZER_NICHT_VORHANDEN = absage(412, 'benutzer-nicht-vorhanden', 'Benutzer nicht vorhanden')
/** Who acts for several companies can't say that it is one only. */
export const MEHRERE_UNTERNEHMEN = absage(412, 'mehrere-unternehmen', 'Nicht möglich zu diesem Zeitpunkt')
