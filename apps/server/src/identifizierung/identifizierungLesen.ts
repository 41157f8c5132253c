import type { Identifizierung } from '@foerderportal/contract/identifizierung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../platform/http/refusal.ts'
import { startverweis } from '../platform/ident/startverweis.ts'
import type { Services } from '../platform/services.ts'
import { standLaden } from './repository.ts'
import { identifizierungAnsicht } from './view.ts'

/** How far the signed-in person is, and a name of this state for who asks again. */
export const identifizierungLesen = async (
  services: Services,
  sub: string,
): Promise<{ readonly body: Identifizierung; readonly etag: string }> => {
  const zeile = await standLaden(services.db, sub)
  if (zeile === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  const body = identifizierungAnsicht(zeile, startverweis(services, { sub, ...zeile }))
  return { body, etag: `"ident-${zeile.stand}-${zeile.versuche}-${zeile.folge}"` }
}
