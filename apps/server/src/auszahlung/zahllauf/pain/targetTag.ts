import { momentVon, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { getHolidays } from 'feiertagejs'

/** T2 keeps these of Germany's holidays, and no others (ECB, since 2002 unchanged). */
const T2: ReadonlySet<string> = new Set([
  'NEUJAHRSTAG',
  'KARFREITAG',
  'OSTERMONTAG',
  'TAG_DER_ARBEIT',
  'ERSTERWEIHNACHTSFEIERTAG',
  'ZWEITERWEIHNACHTSFEIERTAG',
])

/** Days on which no payments are settled between banks. */
const geschlossen = (tag: string): boolean => {
  const wochentag = momentVon(tag).getUTCDay()
  const feiertage = getHolidays(Number(tag.slice(0, 4)), 'BUND')
  return (
    wochentag === 0 ||
    wochentag === 6 ||
    feiertage.some(({ name, dateString }) => dateString === tag && T2.has(name))
  )
}

/** The next day after this one on which banks settle payments, 'YYYY-MM-DD'. */
export const naechsterTargetTag = (tag: string): string => {
  const morgen = tageSpaeter(tag, 1)
  return geschlossen(morgen) ? naechsterTargetTag(morgen) : morgen
}
