import { tagNach, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { ziehungstagHindernis } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'

/** The lottery is drawn in the evening. */
const ABENDS = 'T18:25:00Z'
/** Periods are ten days long, and three whole days lie between their end and the draw. */
const NACH_TAGEN = 13

const lottoAb = (tag: string): string =>
  ziehungstagHindernis('LOTTO-6AUS49', tag) === null ? tag : lottoAb(tageSpaeter(tag, 1))

/** The draw of a round that begins so many days from a moment, ISO. */
export const lottoNach = (jetzt: Date, abTagen: number): string =>
  `${lottoAb(tagNach(jetzt, abTagen + NACH_TAGEN))}${ABENDS}`
