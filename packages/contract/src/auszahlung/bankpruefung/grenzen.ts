/** Characters of a note on a point of a payout, and of a reason. */
export const AUSZAHLUNGSVERMERK_ZEICHEN = 2_000
