/** Name of the job that makes the receipt of a payout request. */
export const AUSZAHLUNG_BELEG = 'auszahlung-beleg-erstellen'
