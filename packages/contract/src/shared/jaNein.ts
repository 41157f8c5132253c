import * as z from 'zod/mini'

/** Yes or no in a query, where everything is text. */
export const JaNein = z.enum(['true', 'false'])

/** Of bytes: as a file to be kept, or to be looked at (S11-08). */
export const MitDownload = z.object({ download: z.optional(JaNein) })
