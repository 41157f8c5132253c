import { describe } from 'vitest'
import { identityVertrag } from '../testing/identityVertrag.ts'
import { startLiveKeycloak } from './testing/liveKeycloak.ts'

/** `npm run test:keycloak` starts one and names it here; the realm is that of tools/keycloak/realm.json. */
describe.skipIf(process.env['KEYCLOAK_URL'] === undefined)('live', () => {
  identityVertrag('Keycloak (live)', () => startLiveKeycloak(process.env))
})
