import * as z from 'zod/mini'

/** A uuid as the server hands it out. */
export const Kennung = z.uuid('Dieser Verweis ist nicht gültig.')
