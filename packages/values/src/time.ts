export const MINUTE_MS = 60_000
export const STUNDE_MS = 60 * MINUTE_MS
/** 24 hours; days of the calendar in Berlin are counted by contract/shared/zeit/datum.ts. */
export const TAG_MS = 24 * STUNDE_MS
