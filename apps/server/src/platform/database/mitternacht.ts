import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { sql, type RawBuilder } from 'kysely'

const TAG_MS = 86_400_000

/**
 * Midnight in Berlin, so many days after the day of a moment (before: negative): where a period of whole days begins and
 * ends. PostgreSQL knows when summer time begins.
 */
export const mitternacht = (moment: Date, tage: number): RawBuilder<Date> =>
  sql<Date>`((${tagInBerlin(new Date(moment.getTime() + tage * TAG_MS))}::date)::timestamp at time zone 'Europe/Berlin')`
