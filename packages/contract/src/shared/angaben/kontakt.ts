import * as z from 'zod/mini'

const TELEFON = 'Geben Sie eine Telefonnummer ein, z. B. 0461 123456.'
/** As people write it: digits with spaces, brackets, slashes, hyphens, perhaps a leading +. */
const TELEFON_FORM = /^[+\d(][\d ()/.-]{4,29}$/
/** A telephone number. */
export const Telefon = z.string(TELEFON).check(z.trim(), z.regex(TELEFON_FORM, TELEFON))

const EMAIL = 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'
/** A mail address, at most 254 characters (RFC 5321, section 4.5.3). */
export const Email = z.email(EMAIL).check(z.maxLength(254, 'Geben Sie höchstens 254 Zeichen ein.'))

/** What is wrong with a telephone number that was given, as a sentence. */
export const telefonFehler = (text: string): string | undefined =>
  TELEFON_FORM.test(text.trim()) ? undefined : TELEFON

/** What is wrong with a mail address that was given, as a sentence. */
export const emailFehler = (text: string): string | undefined =>
  z.regexes.email.test(text.trim()) ? undefined : EMAIL
