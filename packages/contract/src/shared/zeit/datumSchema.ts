import { istKalendertag, jahrFehler, tagFehler } from '@foerderportal/schreibweise/datum'
import * as z from 'zod/mini'
import { plausibel } from '../angaben/plausibel.ts'

const JAHR = jahrFehler('9999-12-31') ?? ''
/** Of what is no day at all the form of the text says more. */
const jahrPasst = plausibel<string>(
  (text) => !istKalendertag(text.slice(0, 10)) || jahrFehler(text.slice(0, 10)) === null,
  JAHR,
)

/**
 * A calendar day in a call, 'YYYY-MM-DD' (section 5: founding and purchase dates and dates in calls): one that exists, in a
 * year that somebody can mean. The only schema of a day; which days a field takes is said by a rule of its own
 * (`spannenFehler`).
 */
export const Tag = z.iso.date({ error: ({ input }) => tagFehler(input) ?? JAHR }).check(jahrPasst)
/** Any other time: ISO 8601 with offset. */
export const Zeitpunkt = z.iso.datetime({ offset: true }).check(jahrPasst)
