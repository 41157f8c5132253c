import { STUNDE_MS, TAG_MS } from '@foerderportal/values/time'
import { REGION } from '../konstanten.ts'

/**
 * Only the parts are read, never the line that a locale makes of them: 'en-CA' was '2026-11-29' until CLDR 42 made it
 * '11/29/26' (WebKitGTK with ICU 72). Digits and calendar are named, for an engine that has no German.
 */
const berlin = new Intl.DateTimeFormat(REGION.locale, {
  timeZone: REGION.zeitzone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

type Teil = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** The parts of a moment in Berlin, by `Teil`: '2026' the year, '09' September. */
const teile = (moment: Date): ((teil: Teil) => string) => {
  const werte = new Map(berlin.formatToParts(moment).map(({ type, value }) => [type, value]))
  return (teil) => (werte.get(teil) ?? '').padStart(2, '0')
}

const tagAus = (teil: ReturnType<typeof teile>): string =>
  `${teil('year').padStart(4, '0')}-${teil('month')}-${teil('day')}`

let zuletzt = { stunde: Number.NaN, tag: '' }

/**
 * The calendar day in Berlin at a moment, 'YYYY-MM-DD': deadlines and 'not in the future' are judged by it. A day begins
 * at a full hour of UTC there; so every call of an hour has the same answer, which a save asks for several times.
 */
export const tagInBerlin = (moment: Date): string => {
  const stunde = Math.floor(moment.getTime() / STUNDE_MS)
  if (stunde !== zuletzt.stunde) zuletzt = { stunde, tag: tagAus(teile(moment)) }
  return zuletzt.tag
}

/**
 * The moment that a text of ours names (ISO 8601, with its offset), of a day 'YYYY-MM-DD' its beginning in UTC. Only here a
 * text becomes a moment (tools/zeitlesen/pruefen.ts): JavaScript moves the 31st of February into March, and what it can't read
 * lies neither before nor after anything. That is a fault here.
 */
export const momentVon = (iso: string): Date => {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) throw new RangeError('no moment in ISO 8601')
  return moment
}

/** The calendar day `anzahl` days after a day 'YYYY-MM-DD'. */
export const tageSpaeter = (tag: string, anzahl: number): string =>
  new Date(momentVon(tag).getTime() + anzahl * TAG_MS).toISOString().slice(0, 10)

/** §§ 187 (1), 188 (2), (3) BGB: the day with the same number so many months later, else that month's last. */
export const monateSpaeter = (tag: string, anzahl: number): string => {
  const [jahr = 0, monat = 0, nummer = 0] = tag.split('-').map(Number)
  const letzter = new Date(Date.UTC(jahr, monat + anzahl, 0)).getUTCDate()
  return new Date(Date.UTC(jahr, monat - 1 + anzahl, Math.min(nummer, letzter))).toISOString().slice(0, 10)
}

/** The calendar day in Berlin `tage` days after the one of a moment. */
export const tagNach = (moment: Date, tage: number): string => tageSpaeter(tagInBerlin(moment), tage)

/** The calendar year in Berlin, part of the numbers that people read out. */
export const jahrInBerlin = (moment: Date): string => tagInBerlin(moment).slice(0, 4)

/** '2019-04-01' as '01.04.2019'. */
export const alsDatum = (tag: string): string => tag.split('-').toReversed().join('.')

/** '14:03' in Berlin. */
export const alsUhrzeit = (moment: Date): string => {
  const teil = teile(moment)
  return `${teil('hour')}:${teil('minute')}`
}

/** '20.11.2026, 14:03' in Berlin. */
export const alsMinute = (moment: Date): string => `${alsDatum(tagInBerlin(moment))}, ${alsUhrzeit(moment)}`

/** '14:03:07' in Berlin. */
export const alsUhrzeitGenau = (moment: Date): string => `${alsUhrzeit(moment)}:${teile(moment)('second')}`

const genau = (iso: string, dazwischen: string): string => {
  const moment = momentVon(iso)
  return `${alsDatum(tagInBerlin(moment))}${dazwischen}${alsUhrzeitGenau(moment)}`
}

/** '20.11.2026, 14:03:07' in Berlin. */
export const alsZeitpunkt = (iso: string): string => genau(iso, ', ')

/** 'am 20.11.2026 um 14:03:07 Uhr' in Berlin. */
export const amUm = (iso: string): string => `am ${genau(iso, ' um ')} Uhr`

const wochenanfang = (ms: number): number =>
  ms - ((new Date(ms).getUTCDay() - REGION.wochenbeginn + 7) % 7) * TAG_MS
const ersteWoche = (jahr: number): number => wochenanfang(Date.UTC(jahr, 0, REGION.ersterWochentagMit))

/** Number of the calendar week of a day 'YYYY-MM-DD': it starts on Monday, the first one holds 4 January (section 9). */
export const kalenderwoche = (tag: string): number => {
  const anfang = wochenanfang(momentVon(tag).getTime())
  const jahr = new Date(anfang + 6 * TAG_MS).getUTCFullYear()
  const erste = anfang >= ersteWoche(jahr) ? ersteWoche(jahr) : ersteWoche(jahr - 1)
  return (anfang - erste) / (7 * TAG_MS) + 1
}
