import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql, type RawBuilder } from 'kysely'

/**
 * Midnight in Berlin, so many days after the day of a moment (before: negative): where a period of whole days begins and
 * ends. PostgreSQL counts the days and knows when summer time begins: a day has 23 to 25 hours.
 */
export const midnight = (moment: Date, tage: number): RawBuilder<Date> =>
  sql<Date>`((${tagInBerlin(moment)}::date + ${tage}::integer)::timestamp at time zone 'Europe/Berlin')`
