// How much a form holds. The schemas refuse more, and screens say so before: apart from the schemas, which few pages load.

/** Files of one field. */
export const DATEIEN_JE_FELD = 20
export const GEGENSTAENDE_JE_KLASSE = 30
export const KLASSEN_JE_ANTRAG = 50
/** Characters of a name: of a maker, a type, a supplier. */
export const NAME_ZEICHEN = 200
/** Characters of a description or an explanation. */
export const FREITEXT_ZEICHEN = 2_000
/** Characters of the reason why somebody does not sign. */
export const ABLEHNUNG_ZEICHEN = 1_000
