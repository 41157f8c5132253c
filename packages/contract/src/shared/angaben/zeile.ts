import * as z from 'zod/mini'

/**
 * Neither control characters (PostgreSQL's jsonb refuses NUL and lone surrogates) nor marks that turn the direction
 * of writing (they let one name look like another).
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const EINE_ZEILE = /^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$/
const UNERLAUBT = 'Entfernen Sie Zeilenumbrüche und Steuerzeichen.'

/** No half of a character that is made of two; apart, for not every language can say it in a pattern. */
const ganz = (text: string) => z.refine<string>((wert) => wert.isWellFormed(), text)

const grenzen = (max: number) =>
  [
    z.trim(),
    z.maxLength(max, `Geben Sie höchstens ${max} Zeichen ein.`),
    z.regex(EINE_ZEILE, UNERLAUBT),
    ganz(UNERLAUBT),
  ] as const

/** One line of text that must be given: trimmed, 1 to `max` characters. `fehlt` is what the user reads when it is missing. */
export const zeile = (max: number, fehlt: string) =>
  z.string(fehlt).check(z.trim(), z.minLength(1, fehlt), ...grenzen(max))

/** One line of text that may be left out: absent, null and empty mean the same. */
export const freiwilligeZeile = (max: number) => z.nullish(z.string().check(...grenzen(max)))

/** As EINE_ZEILE, with tabs and line breaks. */
// eslint-disable-next-line no-control-regex -- as above
const MEHRERE_ZEILEN = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$/

const OHNE_STEUERZEICHEN = 'Entfernen Sie Steuerzeichen.'

/** Several lines that must be given: trimmed, 1 to `max` characters. */
export const absaetze = (max: number, fehlt: string) =>
  z
    .string(fehlt)
    .check(
      z.trim(),
      z.minLength(1, fehlt),
      z.maxLength(max, `Geben Sie höchstens ${max} Zeichen ein.`),
      z.regex(MEHRERE_ZEILEN, OHNE_STEUERZEICHEN),
      ganz(OHNE_STEUERZEICHEN),
    )
