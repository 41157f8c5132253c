import { absage } from './problem.ts'

/** The header of S10-05, as the draft of the IETF names it (draft-ietf-httpapi-idempotency-key-header). */
export const SCHLUESSEL_HEADER = 'idempotency-key'

/** Somebody sends another content under a key that he used within a day: neither is done in the other's name. */
export const SCHLUESSEL_VERGEBEN = absage(422, 'schluessel-vergeben', 'Schlüssel schon für anderes verwendet')
