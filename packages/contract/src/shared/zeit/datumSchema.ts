import * as z from 'zod/mini'

/** A calendar day in a call, 'YYYY-MM-DD' (section 5: founding and purchase dates and dates in calls). */
export const Tag = z.iso.date('Geben Sie ein Datum als TT.MM.JJJJ ein.')
/** Any other time: ISO 8601 with offset. */
export const Zeitpunkt = z.iso.datetime({ offset: true })
