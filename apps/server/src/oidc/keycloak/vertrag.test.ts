import { randomUUID } from 'node:crypto'
import { identityVertrag } from '../testing/identityVertrag.ts'
import { FAKE_SECRET, startFakeKeycloak } from './testing/fakeKeycloak.ts'
import { oidcConfig, startAdapter } from './testing/keycloakWelt.ts'

identityVertrag('Keycloak (hand-written stand-in)', async () => {
  const fake = await startFakeKeycloak()
  const welt = await startAdapter(oidcConfig(fake.url, FAKE_SECRET))
  return {
    ...welt,
    anlegen: async (person) => fake.liste.anlegen({ ...person, emailVerified: true }).id,
    totpAnlegen: async (id, name) =>
      void fake.liste.alle.get(id)?.nachweise.push({ id: randomUUID(), type: 'otp', userLabel: name }),
    close: async () => {
      await welt.close()
      await fake.close()
    },
  }
})
