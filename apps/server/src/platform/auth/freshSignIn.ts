import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { Refusal } from '../http/refusal.ts'
import type { Principal } from './principal.ts'

/** The way from the login page to the call takes a moment (rule A-04). */
const SPIELRAUM_SEKUNDEN = 5

/** RFC 9470: tells the client which authentication would do. */
const AUFFORDERUNG = `Bearer error="insufficient_user_authentication", max_age="${ANMELDUNG.frischSekunden}"`

/**
 * Whether the user proved who he is within the last 30 seconds. The token's `auth_time` counts, not its age: a token that
 * was merely refreshed keeps the old one.
 */
export const isFreshSignIn = ({ authTime }: Pick<Principal, 'authTime'>, jetzt: Date): boolean =>
  // A clock that was set back makes an old sign-in one of the future: as far as two clocks may differ it is believed.
  Math.abs(jetzt.getTime() / 1000 - authTime) <= ANMELDUNG.frischSekunden + SPIELRAUM_SEKUNDEN

/** S1-04: 401 'Reauthentication required' unless the sign-in is fresh. */
export const requireFreshSignIn = (wer: Pick<Principal, 'authTime'>, jetzt: Date): void => {
  if (!isFreshSignIn(wer, jetzt))
    throw new Refusal(ALLGEMEIN.neuAnmelden, undefined, undefined, { 'www-authenticate': AUFFORDERUNG })
}
