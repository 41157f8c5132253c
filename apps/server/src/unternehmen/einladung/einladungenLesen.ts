import type * as vertrag from '@foerderportal/contract/unternehmen/nutzer/routes'
import type { OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { offeneEinladung } from '../kern/beziehungView.ts'
import { offeneEinladungenLaden } from '../kern/einladungen.ts'
import { verwaltungPruefen } from '../verwaltung.ts'

/** R7.1-12. The invitations that can still be answered, the oldest first. */
export const einladungenLesen = async (
  { db, clock }: Services,
  { person: { sub }, query: { companyId: unternehmenGuid } }: Aufruf<typeof vertrag.einladungenLesen>,
): Promise<OffeneEinladung[]> => {
  await verwaltungPruefen(db, sub, unternehmenGuid)
  return (await offeneEinladungenLaden(db, unternehmenGuid, clock.now())).map(offeneEinladung)
}
