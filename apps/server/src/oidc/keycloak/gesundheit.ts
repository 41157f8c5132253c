import { IdentityUnavailable, type IdentityAdmin } from '../../platform/auth/identity.ts'
import type { OidcConfig } from '../../platform/config.ts'
import { ort, type AdminRest } from './adminRest.ts'
import { FalscherAussteller } from './realm.ts'
import { KeycloakError } from './senden.ts'

/** Load balancers ask every instance every few seconds; Keycloak need not hear of each. */
const GILT_MS = 10_000

const satz = (error: unknown, { client }: OidcConfig): string => {
  if (error instanceof FalscherAussteller) return error.satz
  if (error instanceof IdentityUnavailable) return 'Keycloak antwortet nicht.'
  if (!(error instanceof KeycloakError)) return 'Keycloak antwortet unverständlich.'
  if (error.status === 403) return `Dem Client ${client} fehlen in Keycloak Rechte an realm-management.`
  if (error.status === 404) return 'Keycloak kennt den Realm aus OIDC_REALM nicht.'
  return `Keycloak lehnt den Client ${client} ab (${error.status}): OIDC_ADMIN_CLIENT und OIDC_ADMIN_SECRET prüfen.`
}

/**
 * Whether its tokens can be checked, and users be read with the service account's rights; a failure says what the
 * operator can mend.
 */
export const gesundheit = (
  rest: AdminRest,
  config: OidcConfig,
  realm: () => Promise<unknown>,
): IdentityAdmin['health'] => {
  let zuletzt: { readonly bis: number; readonly stand: ReturnType<IdentityAdmin['health']> } | undefined
  const fragen = async () => {
    try {
      await realm()
      await rest.rufen('GET', ort`/users?max=1`, { erwartet: [200] })
      return { ok: true, message: 'Keycloak ist bereit.' }
    } catch (error) {
      return { ok: false, message: satz(error, config) }
    }
  }
  return () => {
    if (zuletzt === undefined || zuletzt.bis <= Date.now())
      zuletzt = { bis: Date.now() + GILT_MS, stand: fragen() }
    return zuletzt.stand
  }
}
