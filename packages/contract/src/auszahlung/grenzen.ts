/** Invoices of one payout request: more than a case of forty items has bills in one go. */
export const NACHWEISE_JE_ANTRAG = 100
/** Characters of a report on what was bought and what it is used for. */
export const SACHBERICHT_ZEICHEN = 5_000
