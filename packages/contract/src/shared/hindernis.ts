import * as z from 'zod/mini'

/** Why somebody can't do something yet, and where that is mended (ABSAGE_ORTE). @public named in `/api-docs` */
export const Hindernis = z.object({ pfad: z.string(), text: z.string() })
