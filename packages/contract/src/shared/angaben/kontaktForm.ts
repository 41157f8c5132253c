/** Apart from the schemas: who is only looked at in a form needs none of the library that makes them. */

export const TELEFON = 'Geben Sie eine Telefonnummer ein, z. B. 0461 123456.'
/** A telephone number as people write it: digits with spaces, brackets, slashes, hyphens, perhaps a leading +. */
export const TELEFON_FORM = /^[+\d(][\d ()/.-]{4,29}$/

export const EMAIL = 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'
/** A mail address as mail servers take it today: zod's own pattern (zod 4, core/regexes). */
export const EMAIL_FORM =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
