import { getHolidays } from 'feiertagejs'
import type { Config } from '../../platform/config.ts'

/** Whether a day 'YYYY-MM-DD' is a public holiday where the bank has its seat. */
export const feiertageIn =
  (land: Config['bankLand']) =>
  (tag: string): boolean =>
    getHolidays(Number(tag.slice(0, 4)), land).some(({ dateString }) => dateString === tag)
