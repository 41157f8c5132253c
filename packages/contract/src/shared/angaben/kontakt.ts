import * as z from 'zod/mini'
import { EMAIL, EMAIL_FORM, TELEFON, TELEFON_FORM } from './kontaktForm.ts'
import { rein } from './zeile.ts'

/** A telephone number. */
export const Telefon = z.string(TELEFON).check(rein('telefon'), z.regex(TELEFON_FORM, TELEFON))

/** A mail address, at most 254 characters (RFC 5321, section 4.5.3). */
export const Email = z.string(EMAIL).check(
  rein('email'),
  // No pattern of the schema: JSON Schema knows no flags, and would show it without its own.
  z.refine((email) => EMAIL_FORM.test(email), EMAIL),
  z.maxLength(254, 'Geben Sie höchstens 254 Zeichen ein.'),
)
