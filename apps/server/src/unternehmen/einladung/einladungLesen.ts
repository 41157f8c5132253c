import type * as vertrag from '@foerderportal/contract/unternehmen/routes'
import type { EingeladenVon } from '@foerderportal/contract/unternehmen/schema'
import { provenEmail } from '../../platform/auth/principal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { einladungLaden } from '../kern/einladungen.ts'
import { keineEinladung } from '../kern/eingeladen.ts'
import { eingeladenVon } from '../kern/view.ts'

/** R7.1-13. For the account with the invited address, once it is proven; 404 for everybody else, and when it has expired (S1-02, S1-04). */
export const einladungLesen = async (
  { db, clock }: Services,
  { person: principal, params: { einladungId: guid } }: Aufruf<typeof vertrag.einladungLesen>,
): Promise<EingeladenVon> => {
  const zeile = await einladungLaden(db, { guid, email: provenEmail(principal), jetzt: clock.now() })
  if (zeile === undefined) throw keineEinladung(principal)
  return eingeladenVon(zeile)
}
