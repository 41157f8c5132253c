import type { RequiredAction } from '../../platform/auth/identity.ts'
import type { Aktionsart } from './aktion.ts'

/** In the order in which an account with several of them is led through. */
export const AKTIONEN: readonly Aktionsart[] = []

/** The names by which the portal and Keycloak's older versions ask for an action, too. */
const ANDERE_NAMEN: Readonly<Record<string, RequiredAction>> = {
  terms_and_conditions: 'TERMS_AND_CONDITIONS',
}

/** The action that `kc_action` asks for; undefined when there is none of this name. */
export const aktionsart = (kcAction: string): Aktionsart | undefined => {
  const name = ANDERE_NAMEN[kcAction] ?? kcAction
  return AKTIONEN.find((art) => art.name === name)
}
