// How much a form holds. The schemas refuse more, and screens say so before: apart from the schemas, which few pages load.

/** Files of one field. */
export const DATEIEN_JE_FELD = 20
export const GEGENSTAENDE_JE_KLASSE = 30
export const KLASSEN_JE_ANTRAG = 50
/** Characters of a name: of a maker, a type, a supplier. */
export const NAME_ZEICHEN = 200
/** Characters of a description or an explanation. */
export const FREITEXT_ZEICHEN = 2_000
/** Of one kind of machine. */
export const STUECK = {
  mindestens: 1,
  hoechstens: 999,
  satz: 'Geben Sie eine Anzahl von 1 bis 999 ein.',
} as const
/** Hectares of an applicant. */
export const HEKTAR = {
  mindestens: 0,
  hoechstens: 1_000_000,
  satz: 'Geben Sie eine Fläche von 0 bis 1.000.000 ha ein.',
} as const
/** Full-time posts of an enterprise. */
export const STELLEN = {
  mindestens: 0,
  hoechstens: 1_000_000,
  satz: 'Geben Sie eine Zahl von 0 bis 1.000.000 ein.',
} as const
/** Share of one enterprise in another. */
export const PROZENT = {
  mindestens: 0,
  hoechstens: 100,
  satz: 'Geben Sie einen Anteil von 0 bis 100 % ein.',
} as const
/** Further enterprises of a calculation of the size. */
export const WEITERE_UNTERNEHMEN = 20
