/** What lets a second person look twice at a post, and the bank's own account (S6-07). */
export const AUFFAELLIGKEITEN = [
  'ERSTE_ZAHLUNG',
  'IBAN_MEHRFACH',
  'BANKDATEN_NEU',
  'INHABER_ANDERS',
  'MEHRERE_KONTEN',
  'HOHER_BETRAG',
  'SCHNELL',
] as const
export type Auffaelligkeit = (typeof AUFFAELLIGKEITEN)[number]

/** Days after a change of bank data: nothing is paid before the first, and it is said until the second. */
export const BANKDATEN_TAGE = { wartet: 3, auffaellig: 30 } as const
/** So many of the highest amounts of a run are looked at; a run that has no more has none that stands out. */
export const HOECHSTE = 5
/** Prepared and approved within it: quicker than anybody checks. */
export const SCHNELL_MINUTEN = 60

export const AUFFAELLIGKEIT_WORT: Record<Auffaelligkeit, string> = {
  ERSTE_ZAHLUNG: 'Erste Zahlung auf dieses Konto',
  IBAN_MEHRFACH: 'Dieses Konto nennt auch ein anderes Unternehmen',
  BANKDATEN_NEU: `Bankverbindung in den letzten ${BANKDATEN_TAGE.auffaellig} Tagen geändert`,
  INHABER_ANDERS: 'Kontoinhaber heißt anders als das Unternehmen',
  MEHRERE_KONTEN: 'Das Unternehmen nennt mehrere Konten',
  HOHER_BETRAG: `Einer der ${HOECHSTE} höchsten Beträge`,
  SCHNELL: 'Innerhalb einer Stunde vorbereitet und bewilligt',
}
