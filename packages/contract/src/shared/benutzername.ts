import * as z from 'zod/mini'

const FEHLT = 'Wählen Sie einen Benutzernamen.'
const FORM = 'Wählen Sie 3 bis 50 Zeichen: Buchstaben ohne Umlaute, Ziffern, Punkt, Binde- oder Unterstrich.'

/** The name by which one signs in. Never with '@': it could be another account's mail address. */
export const Benutzername = z
  .string(FEHLT)
  .check(z.minLength(1, FEHLT), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,48}[A-Za-z0-9])$/, FORM))
