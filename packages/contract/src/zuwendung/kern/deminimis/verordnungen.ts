/** The regulations that set a ceiling of their own for small aid, in the words of a certificate. */
export const VERORDNUNGEN = {
  ALLGEMEIN: 'Verordnung (EU) 2023/2831',
  AGRAR: 'Verordnung (EU) Nr. 1408/2013',
  FISCHEREI: 'Verordnung (EU) Nr. 717/2014',
} as const

/**
 * No regulation ever took more for small aid: 750,000 € in three years, Art. 3 (2) VO (EU) 2023/2832. A single aid may exceed
 * the ceiling of its own regulation, but not this. In euros.
 */
export const DEMINIMIS_HOECHSTENS = 750_000
/** What is said of an aid that is none or more. */
export const BEIHILFE_BETRAG = 'Geben Sie einen Betrag über 0,00 € und bis 750.000,00 € ein.'
