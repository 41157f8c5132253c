import { alsUhrzeit, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'

/** How long a customer waits by days of the calendar: 'heute, 14:03', 'seit gestern', 'seit 12 Tagen'. */
export const wartezeit = (seit: string, heute: string): string => {
  const moment = new Date(seit)
  const tage = Math.round((Date.parse(heute) - Date.parse(tagInBerlin(moment))) / TAG_MS)
  if (tage <= 0) return `heute, ${alsUhrzeit(moment)}`
  return tage === 1 ? 'seit gestern' : `seit ${tage} Tagen`
}
