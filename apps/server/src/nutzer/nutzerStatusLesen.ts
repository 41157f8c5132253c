import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import { provenEmail, type Principal } from '../platform/auth/principal.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { nutzerStatusLaden } from './repository.ts'
import { nutzerStatus } from './view.ts'

/** R7.1-10. Invitations are those of the account's mail address, as the identity provider has proven it. */
export const nutzerStatusLesen = async (
  { db, clock }: Services,
  principal: Principal,
): Promise<NutzerStatus> => {
  const zeile = await nutzerStatusLaden(
    db,
    { sub: principal.sub, email: provenEmail(principal) },
    clock.now(),
  )
  if (zeile === undefined) throw absagen(KEIN_NUTZER)
  return nutzerStatus(zeile, principal)
}
