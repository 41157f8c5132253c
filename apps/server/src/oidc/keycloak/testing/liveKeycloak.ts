import type { VertragWelt } from '../../testing/identityVertrag.ts'
import { adminRest, ort, type AdminRest } from '../adminRest.ts'
import { benutzerFinden } from '../benutzer.ts'
import { oidcConfig, startAdapter } from './keycloakWelt.ts'

/** A second factor as Keycloak exports it; the secret is of no use to anybody. */
const otp = (userLabel: string) => ({
  type: 'otp',
  userLabel,
  secretData: JSON.stringify({ value: 'nur-fuer-pruefungen1' }),
  credentialData: JSON.stringify({
    subType: 'totp',
    digits: 6,
    counter: 0,
    period: 30,
    algorithm: 'HmacSHA1',
  }),
})

const verlangt = (env: NodeJS.ProcessEnv, name: string): string => {
  const wert = env[name]
  if (wert === undefined || wert === '') throw new Error(`the live tests need ${name}`)
  return wert
}

const anlegen = async (rest: AdminRest, person: Record<string, unknown> & { readonly username: string }) => {
  const body = { ...person, enabled: true, emailVerified: true, requiredActions: [] }
  await rest.rufen('POST', ort`/users`, { body, erwartet: [201] })
  const v = await benutzerFinden(rest, 'username', person.username)
  if (v === undefined) throw new Error('Keycloak made no user')
  // The realm may ask every new user for something.
  await rest.rufen('PUT', ort`/users/${v.id}`, { body: { ...v, requiredActions: [] }, erwartet: [204] })
  return v.id
}

/** A running Keycloak: KEYCLOAK_URL, KEYCLOAK_CLIENT_SECRET, and where they differ KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID. */
export const startLiveKeycloak = async (env: NodeJS.ProcessEnv): Promise<VertragWelt> => {
  const config = oidcConfig(verlangt(env, 'KEYCLOAK_URL'), verlangt(env, 'KEYCLOAK_CLIENT_SECRET'), {
    OIDC_REALM: env['KEYCLOAK_REALM'] ?? '',
    OIDC_ADMIN_CLIENT: env['KEYCLOAK_CLIENT_ID'] ?? '',
  })
  const welt = await startAdapter(config)
  const rest = adminRest(config)
  return {
    ...welt,
    anlegen: (person) => anlegen(rest, { ...person }),
    totpAnlegen: async (id, name) => {
      const v = await rest.rufen('GET', ort`/users/${id}`, { erwartet: [200] })
      const body = { ...(v.json as object), credentials: [otp(name)] }
      await rest.rufen('PUT', ort`/users/${id}`, { body, erwartet: [204] })
    },
  }
}
