import * as z from 'zod/mini'

/** Yes or no in a query, where everything is text. */
export const JaNein = z.enum(['true', 'false'])
