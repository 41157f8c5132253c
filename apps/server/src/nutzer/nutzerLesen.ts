import type * as vertrag from '@foerderportal/contract/nutzer/routes'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../platform/http/refusal.ts'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { nutzerLaden } from './repository.ts'
import { nutzerHuelle } from './view.ts'

export const nutzerLesen = async (
  services: Services,
  { person: principal }: Aufruf<typeof vertrag.nutzerLesen>,
): Promise<NutzerHuelle> => {
  const zeile = await nutzerLaden(services.db, principal.sub)
  if (zeile === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  return nutzerHuelle(services, zeile, principal)
}
