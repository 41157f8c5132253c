/** The header of S10-05, as the draft of the IETF names it (draft-ietf-httpapi-idempotency-key-header). */
export const SCHLUESSEL_HEADER = 'idempotency-key'
