import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Principal } from '../platform/auth/principal.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { nutzerLaden } from './repository.ts'
import { nutzerHuelle } from './view.ts'

export const nutzerLesen = async (services: Services, principal: Principal): Promise<NutzerHuelle> => {
  const zeile = await nutzerLaden(services.db, principal.sub)
  if (zeile === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  return nutzerHuelle(services, zeile, principal)
}
