import type { Anmeldedienst } from './typ.ts'

const DIENSTE = {
  eingebettet: async () => (await import('./eingebettet.ts')).eingebettet,
  keycloak: async () => (await import('./keycloak.ts')).keycloak,
} as const satisfies Record<string, () => Promise<Anmeldedienst>>

const gewaehlt = process.env['PORTAL_TEST_ANMELDEDIENST'] ?? 'eingebettet'

const laden = Object.entries(DIENSTE).find(([name]) => name === gewaehlt)?.[1]
if (laden === undefined)
  throw new Error(`PORTAL_TEST_ANMELDEDIENST: erwartet ${Object.keys(DIENSTE).join(' oder ')}`)

/** The identity provider of the portal under test. */
export const dienst: Anmeldedienst = await laden()
