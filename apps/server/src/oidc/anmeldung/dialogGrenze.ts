import type { Clock } from '../../platform/clock.ts'
import { rateLimit, type RateLimit } from '../../platform/http/rateLimit.ts'

/** Dialogues at once and per minute that one network may leave unfinished: 12 000 people of one provider still fit. */
const VORRAT = 12_000
const JE_MINUTE = 300

/** `giveBack` when someone signed in, or when no dialogue began after all. */
export type DialogGrenze = RateLimit

/** Bounds the login dialogues that one network begins and does not finish, each of which is a row in the database. */
export const dialogGrenze = (clock: Clock, vorrat = VORRAT): DialogGrenze =>
  rateLimit(clock, { vorrat, jeMinute: JE_MINUTE })
