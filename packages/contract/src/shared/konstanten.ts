/** Business constants and limits of the specification, section 9. The only place where they stand. */

export const LEERLAUF = {
  /** Seconds without activity until the dialog 'Achtung' opens. */
  warnungNachSekunden: 480,
  /** Seconds that the dialog counts down before the automatic logout. */
  countdownSekunden: 120,
  aktivitaetDrosselMs: 500,
  bibliothekLeerlaufSekunden: 1200,
  bibliothekWarnungSekunden: 30,
} as const

export const UNGELESEN_ABFRAGE_MS = 60_000

export const ANMELDUNG = {
  scope: 'openid profile',
  clientId: 'portal',
  stilleErneuerungTimeoutMs: 20_000,
  sitzungspruefungMs: 3_000,
  /** Share of a token's lifetime after which it is refreshed. */
  erneuernNachAnteil: 0.75,
  uhrToleranzSekunden: 600,
  konfigurationTimeoutMs: 10_000,
  /** Recent authentication counts only within this window. */
  frischSekunden: 30,
} as const

export const DOPPELKLICK_MS = 250
export const VALIDIERUNG_ENTPRELLEN_MS = 500
export const MODAL = { hoehe: '100vh', maximaleHoehePx: 1200 } as const
export const STATUS_NUTZUNGSBEDINGUNGEN = 470

export const PRODUKTGRUPPEN = ['standard', 'ZUKLB'] as const
export const PROGRAMM_ANKNABO = 'AnkNabo'

/** The key of a creating call (S10-05), as the IETF names it (draft-ietf-httpapi-idempotency-key-header). */
export const SCHLUESSEL_HEADER = 'idempotency-key'

export const CSRF_HEADER = 'portal-csrf-token'
export const CSRF_COOKIE = '__Host-portal-csrf-cookie'
/** Without https: on this machine beside the other, for WebKit; elsewhere alone (rule A-09). */
export const CSRF_COOKIE_OHNE_PREFIX = 'portal-csrf-cookie'

export const REGION = {
  locale: 'de-DE',
  waehrung: 'EUR',
  zeitzone: 'Europe/Berlin',
  wochenbeginn: 1,
  ersterWochentagMit: 4,
} as const
