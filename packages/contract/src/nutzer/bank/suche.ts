/** At least so many letters of a name, a user name or an address; apart, since pages load no zod for it (ADR 0013). */
export const PERSON_SUCHEN_ZEICHEN = 3
