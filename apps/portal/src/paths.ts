import { ORTE } from '@foerderportal/shell/orte'

/** Every address of the portal that something links to. A test holds them against the routes. */
export const pfade = {
  ...ORTE,
  version: '/version',
  registrierungNutzer: '/registrierung/nutzer',
  registrierungUnternehmen: '/registrierung/unternehmen',
  unternehmenAuswahl: '/unternehmen-auswahl',
  einladung: '/unternehmen-einladung-bestaetigung',
  loginDaten: '/nutzer-aendern/logindaten',
  nutzerDaten: '/nutzer-aendern/nutzer',
  unternehmenDaten: '/unternehmen-aendern/unternehmen',
  nutzerUebersicht: '/unternehmen-aendern/nutzer-uebersicht',
  nutzerHinzufuegen: '/unternehmen-aendern/nutzer-anlegen',
  unternehmenAnlegen: '/unternehmen-anlegen',
  identifiziert: '/identifizierung/erfolgreich',
  identifizieren: '/identifizierung/in-arbeit',
  identifikationInPruefung: '/identifizierung/in-pruefung',
  identifikationGescheitert: '/identifizierung/nicht-erfolgreich',
  bekundungen: '/interessenbekundung/uebersicht',
  bekundung: (guid: string, seite: string) => `/interessenbekundung/${guid}/${seite}`,
  /** Goes on at the first step that is not done. */
  bekundungWeiter: (guid: string) => `/interessenbekundung/${guid}/weiter`,
  /** What was sent, and what has become of it. */
  bekundungEingang: (guid: string) => `/interessenbekundung/${guid}/eingang`,
  antraege: '/zuwendung/uebersicht',
  auszahlungen: '/auszahlung/uebersicht',
  auszahlung: (guid: string, seite: string) => `/auszahlung/antrag/${guid}/${seite}`,
  /** Goes on at the first step that is not done. */
  auszahlungWeiter: (guid: string) => `/auszahlung/antrag/${guid}/weiter`,
  auszahlungEingang: (guid: string) => `/auszahlung/antrag/${guid}/eingang`,
  mitteilungen: '/mitteilungen/uebersicht',
  /** A conversation by its own guid, by that of its application, or by the company's for its general one. */
  konversation: (guid: string) => `/mitteilungen/${guid}`,
  /** What an application asks for: in general, and for an invitation. */
  vorDemAntrag: (einladung = '') => `/zuwendung/vor-dem-antrag/${einladung}`,
  antrag: (guid: string, seite: string) => `/zuwendung/antrag/${guid}/${seite}`,
  /** Goes on at the first step that is not done. */
  antragWeiter: (guid: string) => `/zuwendung/antrag/${guid}/weiter`,
  /** Where the one who is asked for the second signature reads and signs. */
  mitzeichnung: (guid: string) => `/zuwendung/antrag/${guid}/mitzeichnung`,
  /** Where a notice is retrieved, and read afterwards. */
  bescheid: (guid: string) => `/zuwendung/bescheid/${guid}`,
  eingang: (guid: string) => `/zuwendung/antrag/${guid}/eingang`,
  anhoerung: (guid: string) => `/zuwendung/antrag/${guid}/anhoerung`,
  fragebogen: (guid: string) => `/fragebogen/${guid}`,
  /** A page of a questionnaire. */
  fragebogenSeite: (guid: string, seite: string) => `/fragebogen/${guid}/${seite}`,
  /** Where a company waives what it was granted. */
  verzicht: (guid: string) => `/zuwendung/antrag/${guid}/verzicht`,
} as const

/** The public page of a ranking, which the server makes (S3-06). */
export const reihungsseite = (runde: string): string => `/reihung/${runde}`

/** The door of the bank's people: another app, so that its page is loaded anew. */
export const SACHBEARBEITUNG = '/sachbearbeitung'
