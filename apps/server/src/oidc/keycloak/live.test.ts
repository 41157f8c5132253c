import { describe, test } from 'vitest'
import { identityVertrag } from '../testing/identityVertrag.ts'
import { startLiveKeycloak } from './testing/liveKeycloak.ts'

/**
 * `npm run test:keycloak` starts one and names it here; the realm is that of tools/keycloak/realm.json. Without one the
 * suite is not there at all: a skipped test that names a requirement counts against it.
 */
if (process.env['KEYCLOAK_URL'] === undefined) test.skip('live Keycloak: KEYCLOAK_URL names none')
else describe('live', () => identityVertrag('Keycloak (live)', () => startLiveKeycloak(process.env)))
