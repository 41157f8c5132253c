import { ALLGEMEIN, type Absage } from '@foerderportal/contract/shared/problem'
import type { Route } from '@foerderportal/contract/shared/route'
import type { RequiredAction } from '../auth/identity.ts'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { absagen } from './refusal.ts'

/** The embedded provider's name for it. */
const TERMS: RequiredAction = 'TERMS_AND_CONDITIONS'

/** What a call answers to who has not agreed to the terms that hold now (S1-09). */
export const zustimmungsabsage = ({ ohneZustimmung }: Route): Absage =>
  ohneZustimmung ?? ALLGEMEIN.zustimmungFehlt

/**
 * Refuses, after the provider knows that it has to ask: with Keycloak `kc_action` alone does not show the terms
 * (rule A-03). The detail names the action to ask it for (section 7.4).
 */
export const zustimmungFordern = async (
  services: Services,
  route: Route,
  { sub }: Principal,
): Promise<never> => {
  await services.bedingungen.fordern(sub)
  throw absagen(zustimmungsabsage(route), services.config.oidc?.termsAktion ?? TERMS)
}
