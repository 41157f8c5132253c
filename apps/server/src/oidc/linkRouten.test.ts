import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../platform/http/server.ts'
import { createLog } from '../platform/ops/log.ts'
import { openSecrets } from '../platform/secrets/secrets.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { kontoAnlegen } from './konto/konto.ts'
import { linkAusstellen } from './post/einmallink.ts'
import { LINKWEG } from './post/mails.ts'
import { registerOidc } from './registerOidc.ts'
import { openSessionRegistry } from './sitzung/sessionRegistry.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
})
afterAll(() => t.close())

const PERSON = {
  benutzername: 'rosa.neuhof',
  email: 'rosa@neuhof.example',
  vorname: 'Rosa',
  nachname: 'Neuhof',
}

/** The portal's own server with the provider's pages, and what it writes to its log. */
const mitProtokoll = async () => {
  const { services } = t
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const app = await createHttp({ ...services, log })
  const secrets = await openSecrets(services.db, services.config)
  await registerOidc(app, { ...services, log, secrets, sessions: openSessionRegistry(services) })
  await app.ready()
  return { app, protokoll: () => lines.join('') }
}

test('the key of a link stands in no line of the log, however it is used', async () => {
  const { app, protokoll } = await mitProtokoll()
  const { id } = await kontoAnlegen(t.services.db, { ...PERSON, passwortHash: 'x' })
  const { schluessel } = await t.services.db
    .transaction()
    .execute((tx) => linkAusstellen(tx, { id, email: PERSON.email }, 'EMAIL_BESTAETIGEN'))
  for (const weg of Object.values(LINKWEG)) {
    await app.inject({ url: `${weg}?schluessel=${schluessel}` })
    await app.inject({ url: `${weg}/${schluessel}` })
    await app.inject({ method: 'POST', url: weg, payload: { schluessel } })
    await app.inject({
      method: 'POST',
      url: weg,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `schluessel=${schluessel}&token=falsch`,
    })
  }
  await app.close()
  expect(protokoll()).toContain(`"route":"${LINKWEG.EMAIL_BESTAETIGEN}"`)
  expect(protokoll()).not.toContain(schluessel)
  expect(protokoll()).not.toContain(PERSON.email)
})
