import type { Principal } from '../../platform/auth/principal.ts'
import { alsLeser } from '../../platform/dokument/leser.ts'
import type { Services } from '../../platform/services.ts'
import { unternehmenLaden } from '../../unternehmen/public.ts'
import { bekundungFinden, type BekundungRow } from '../bekundungen.ts'
import { gefunden, standVon } from '../policy.ts'
import { bekundungBeantworten, SCHREIBRECHT, type Antwort } from './bekundungBeantworten.ts'
import { ausUnternehmen } from './unternehmensdaten.ts'

/** Withdrawn ones have left the applicant's view. */
const sichtbar = (b: BekundungRow | undefined): BekundungRow | undefined =>
  b !== undefined && standVon(b) === 'ZURUECKGEZOGEN' ? undefined : b

/** Reads a declaration (R7.2-16). What is not sent yet shows the company of today. */
export const bekundungLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const { db } = services
  const leser = alsLeser(principal, services, SCHREIBRECHT)
  const b = gefunden(sichtbar(await bekundungFinden(db, { guid, sub: leser.sub, jetzt: leser.jetzt })))
  if (b.fertig) return bekundungBeantworten(db, b, leser)
  const stand = await unternehmenLaden(db, b.unternehmen_guid)
  const unternehmen = stand === undefined ? b.formular.unternehmen : ausUnternehmen(stand)
  return bekundungBeantworten(db, { ...b, formular: { ...b.formular, unternehmen } }, leser)
}
