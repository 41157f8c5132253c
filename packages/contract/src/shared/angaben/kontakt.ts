import * as z from 'zod/mini'

const TELEFON = 'Geben Sie eine Telefonnummer ein, z. B. 0461 123456.'
/** A telephone number as people write it: digits with spaces, brackets, slashes, hyphens, perhaps a leading +. */
export const Telefon = z.string(TELEFON).check(z.trim(), z.regex(/^[+\d(][\d ()/.-]{4,29}$/, TELEFON))

const EMAIL = 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'
/** A mail address, at most 254 characters (RFC 5321, section 4.5.3). */
export const Email = z.email(EMAIL).check(z.maxLength(254, 'Geben Sie höchstens 254 Zeichen ein.'))
