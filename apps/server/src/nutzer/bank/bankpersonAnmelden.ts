import type * as vertrag from '@foerderportal/contract/nutzer/bank/routes'
import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
import { provenEmail } from '../../platform/auth/principal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankpersonEintragen } from './bankpersonen.ts'

/** S9-02. The same call twice is one sign-in. */
export const bankpersonAnmelden = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: principal }: Aufruf<typeof vertrag.bankpersonAnmelden>,
): Promise<Bankperson> =>
  bankpersonEintragen(db, {
    sub: principal.sub,
    name: `${principal.vorname} ${principal.nachname}`,
    email: provenEmail(principal),
    rollen: [...principal.rollen],
    zuletzt: clock.now(),
  })
