/** The regulations that set a ceiling of their own for small aid, in the words of a certificate. */
export const VERORDNUNGEN = {
  ALLGEMEIN: 'Verordnung (EU) 2023/2831',
  AGRAR: 'Verordnung (EU) Nr. 1408/2013',
  FISCHEREI: 'Verordnung (EU) Nr. 717/2014',
} as const
