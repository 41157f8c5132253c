import * as z from 'zod/mini'

/** A uuid as the server hands it out; taken in any case (RFC 9562, section 4), read in small letters as it is stored. */
export const Kennung = z.uuid('Dieser Verweis ist nicht gültig.').check(z.toLowerCase())
