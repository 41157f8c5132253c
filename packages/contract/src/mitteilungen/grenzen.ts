/** What a message holds at most (S7-01). */
export const MITTEILUNG_ZEICHEN = 10_000
export const MITTEILUNG_DATEIEN = 20
export const BETREFF_ZEICHEN = 200

/** Most conversations of one page; whoever asks for more gets as many (S7-03). */
export const SEITE_HOECHSTENS = 100

/** Conversations of a page of the portal. */
export const SEITE_UEBLICH = 20
