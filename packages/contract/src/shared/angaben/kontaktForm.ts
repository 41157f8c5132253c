import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'

/** Apart from the schemas: who is only looked at in a form needs none of the library that makes them. */

export const TELEFON = 'Geben Sie eine Telefonnummer ein, z. B. 0461 123456.'
/** A telephone number as people write it: digits with spaces, brackets, slashes, hyphens, perhaps a leading +. */
export const TELEFON_FORM = /^[+\d(][\d ()/.-]{4,29}$/

export const EMAIL = 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'
/**
 * A mail address as mail servers take it today: zod's own pattern (zod 4, core/regexes), with the letters of every
 * script in the name of the domain (RFC 5890), which is kept as it is typed and mailed in its ASCII form.
 */
export const EMAIL_FORM =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[A-Za-z0-9-]+)$/u

/** An address as it is stored; its domain stays as it was typed. */
export const emailSaeubern = (text: string): string => eingefuegt('email', text)
