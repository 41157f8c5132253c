/** Every address of the portal that something links to. A test holds them against the routes. */
export const pfade = {
  start: '/start',
  version: '/version',
  dashboard: '/dashboard',
  registrierungNutzer: '/registrierung/nutzer',
  registrierungUnternehmen: '/registrierung/unternehmen',
  unternehmenAuswahl: '/unternehmen-auswahl',
  antraege: '/zuwendung/uebersicht',
  antrag: (guid: string, seite: string) => `/zuwendung/antrag/${guid}/${seite}`,
  /** Goes on at the first step that is not done. */
  antragWeiter: (guid: string) => `/zuwendung/antrag/${guid}/weiter`,
  eingang: (guid: string) => `/zuwendung/antrag/${guid}/eingang`,
} as const
