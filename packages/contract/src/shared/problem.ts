import { STATUS_NUTZUNGSBEDINGUNGEN } from './konstanten.ts'

// Named refusals are known to every page; what checks their form is apart, with zod.
export type { Feldfehler, Problem } from './problemSchema.ts'

/** A named refusal: what the error catalogue (specification, section 8) says for a status. */
export type Absage = { readonly status: number; readonly title: string; readonly type: string }

/** Declares a named refusal; `type` is a stable name below /probleme/. */
export const absage = (status: number, name: string, title: string): Absage => ({
  status,
  title,
  type: `/probleme/${name}`,
})

/** Refusals that every call can give (section 8, first column without an operation). */
export const ALLGEMEIN = {
  ungueltig: absage(400, 'ungueltig', 'Ungültige/-r Parameter oder fehlgeschlagene Validierung'),
  nichtAngemeldet: absage(401, 'nicht-angemeldet', 'Authentifizierung nicht erfolgreich'),
  neuAnmelden: absage(401, 'neu-anmelden', 'Reauthentication required'),
  keineBerechtigung: absage(403, 'keine-berechtigung', 'Unzureichende Berechtigung'),
  nichtGefunden: absage(404, 'nicht-gefunden', 'Nicht gefunden'),
  methodeFehlt: absage(405, 'methode-nicht-moeglich', 'Methode nicht möglich'),
  konkurrierend: absage(409, 'konkurrierende-bearbeitung', 'Konkurrente Bearbeitung'),
  zustimmungFehlt: absage(STATUS_NUTZUNGSBEDINGUNGEN, 'zustimmung-fehlt', 'Terms & Conditions required'),
  zuOft: absage(429, 'zu-oft', 'Zu viele Anfragen'),
  serverfehler: absage(500, 'serverfehler', 'Serverseitiges Fehlverhalten der Applikation'),
  ueberlastet: absage(503, 'ueberlastet', 'Der Dienst ist gerade ausgelastet'),
} as const
