import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { EingeladenVon } from '@foerderportal/contract/unternehmen/schema'
import type { Principal } from '../platform/auth/principal.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { einladungLaden } from './einladungen.ts'
import { eingeladenVon } from './view.ts'

/** R7.1-13. For the account with the invited address; 404 for everybody else, and when it has expired (S1-02, S1-04). */
export const einladungLesen = async (
  { db, clock }: Services,
  { email }: Principal,
  guid: string,
): Promise<EingeladenVon> => {
  const zeile = await einladungLaden(db, { guid, email, jetzt: clock.now() })
  if (zeile === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  return eingeladenVon(zeile)
}
