import * as z from 'zod/mini'

/**
 * Neither control characters (PostgreSQL's jsonb refuses NUL and lone surrogates) nor marks that turn the direction
 * of writing (they let one name look like another).
 */
const EINE_ZEILE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u
const UNERLAUBT = 'Entfernen Sie Zeilenumbrüche und Steuerzeichen.'

const grenzen = (max: number) =>
  [
    z.trim(),
    z.maxLength(max, `Geben Sie höchstens ${max} Zeichen ein.`),
    z.regex(EINE_ZEILE, UNERLAUBT),
  ] as const

/** One line of text that must be given: trimmed, 1 to `max` characters. `fehlt` is what the user reads when it is missing. */
export const zeile = (max: number, fehlt: string) =>
  z.string(fehlt).check(z.trim(), z.minLength(1, fehlt), ...grenzen(max))

/** One line of text that may be left out: absent, null and empty mean the same. */
export const freiwilligeZeile = (max: number) => z.nullish(z.string().check(...grenzen(max)))

/** As EINE_ZEILE, with tabs and line breaks. */
const MEHRERE_ZEILEN = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u

/** Several lines that must be given: trimmed, 1 to `max` characters. */
export const absaetze = (max: number, fehlt: string) =>
  z
    .string(fehlt)
    .check(
      z.trim(),
      z.minLength(1, fehlt),
      z.maxLength(max, `Geben Sie höchstens ${max} Zeichen ein.`),
      z.regex(MEHRERE_ZEILEN, 'Entfernen Sie Steuerzeichen.'),
    )
