import { absage } from '../shared/problem.ts'

export const KEIN_NUTZER = absage(404, 'kein-nutzer', 'Kein Nutzer')
export const ZUSTIMMUNG_FEHLT = absage(
  403,
  'zustimmung-fehlt',
  'Fehlende Bestätigung der Nutzungsbedingungen',
)
export const BENUTZER_VORHANDEN = absage(412, 'benutzer-vorhanden', 'Benutzer bereits vorhanden')
