import { momentVon, monateSpaeter, tageSpaeter, tagInBerlin } from '../../../shared/zeit/datum.ts'

/** § 41 (2a) VwVfG: so long a notice can be retrieved, from the day on which its notification was sent. */
const ABRUF_TAGE = 10
/** Halfway a reminder. */
const ERINNERUNG_TAGE = 5
/** § 41 (2) VwVfG: a letter is given on the fourth day after it was posted. */
const POST_TAGE = 4

/**
 * The first moment of a day in Berlin. Clocks are changed at night, never at midnight: of the two offsets one is right.
 */
export const mitternachtInBerlin = (tag: string): Date => {
  const sommer = momentVon(`${tag}T00:00:00+02:00`)
  return tagInBerlin(sommer) === tag ? sommer : momentVon(`${tag}T00:00:00+01:00`)
}

/**
 * The first moment at which a notice can no longer be retrieved: ten whole days follow the day of the notification. No
 * weekend and no holiday moves it; who came too late gets the notice on another way.
 */
export const abrufEndetAm = (benachrichtigt: Date): Date =>
  mitternachtInBerlin(tageSpaeter(tagInBerlin(benachrichtigt), ABRUF_TAGE + 1))

/** The day in Berlin on which signers are reminded. */
export const abrufErinnerungAm = (benachrichtigt: Date): string =>
  tageSpaeter(tagInBerlin(benachrichtigt), ERINNERUNG_TAGE)

/** § 41 (2a) VwVfG: given on the day after the retrieval. */
export const bekanntNachAbruf = (abgerufen: Date): string => tageSpaeter(tagInBerlin(abgerufen), 1)

/** § 41 (2) VwVfG, also when that day is no working day. */
export const bekanntNachPost = (aufgegeben: string): string => tageSpaeter(aufgegeben, POST_TAGE)

const wochentag = (tag: string): number => momentVon(tag).getUTCDay()
const istWochenende = (tag: string): boolean => [0, 6].includes(wochentag(tag))

/** § 31 (3) VwVfG, § 193 BGB: a period does not end on a Saturday, a Sunday or a holiday at the authority's seat. */
const naechsterWerktag = (tag: string, istFeiertag: (tag: string) => boolean): string =>
  istWochenende(tag) || istFeiertag(tag) ? naechsterWerktag(tageSpaeter(tag, 1), istFeiertag) : tag

/** The last day on which a remedy can be lodged: one month after the notice was given. */
export const rechtsbehelfBis = (bekannt: string, istFeiertag: (tag: string) => boolean): string =>
  naechsterWerktag(monateSpaeter(bekannt, 1), istFeiertag)
