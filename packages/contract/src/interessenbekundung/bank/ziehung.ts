import { alsDatum, momentVon, tagInBerlin } from '../../shared/zeit/datum.ts'
import { REGION } from '../../shared/konstanten.ts'
import { STUNDE_MS, TAG_MS } from '@foerderportal/values/time'

/** Where the day of the draw stands in its name: it moves with the period, and the name with it. */
export const TAG_PLATZ = '{tag}'

/** How long after the end the draw is at the earliest, and how long after the freeze (3.1). */
export const NACH_ENDE_MS = 72 * STUNDE_MS
export const NACH_EINFRIEREN_MS = 48 * STUNDE_MS

const wochentag = new Intl.DateTimeFormat(REGION.locale, { timeZone: REGION.zeitzone, weekday: 'long' })

/** The draw as it is named in public: 'LOTTO 6aus49 vom Mittwoch, 23.12.2026, mit Superzahl'. */
export const quelleBenennen = (quelle: string, am: Date): string =>
  quelle.replace(TAG_PLATZ, `${wochentag.format(am)}, ${alsDatum(tagInBerlin(am))}`)

/** The day in Berlin that a result names, 'YYYY-MM-DD'; `am`: ISO. */
export const ziehungstag = (am: string): string => tagInBerlin(momentVon(am))

type Ziehung = { readonly am: Date; readonly alleTage: number }

/**
 * The draw itself, or the next of the same kind that is not before `fruehestens`. It keeps its hour in UTC, which is as
 * good as any other: what counts is that nobody knows it before.
 */
export const naechsteZiehung = ({ am, alleTage }: Ziehung, fruehestens: Date): Date => {
  const fehlt = Math.max(0, fruehestens.getTime() - am.getTime())
  return new Date(am.getTime() + Math.ceil(fehlt / (alleTage * TAG_MS)) * alleTage * TAG_MS)
}
