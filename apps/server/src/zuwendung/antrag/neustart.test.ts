import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import { csrfValue } from '../../platform/http/csrf.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { wartende } from '../../platform/testing/zugleich.ts'
import {
  LENA,
  anlegen,
  einreichen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

/** An instance is restarted while an application is being sent to it; another one, or the same anew, goes on. */

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  formular = await vollstaendig(t, await anlegen(t))
  await speichern(t, formular)
})

const halten = (tx: Tx) => sql`select from antrag where guid = ${formular.guid} for update`.execute(tx)
const einreichungen = async () =>
  (
    await sql<{ eingangsnummer: string }>`select eingangsnummer from einreichung
      where dokument_guid = ${formular.guid}`.execute(t.ownerDb)
  ).rows.map(({ eingangsnummer }) => eingangsnummer)

/** Sends the application over a real line to an instance of its own. */
const absenden = async () => {
  const { app } = await t.secondInstance()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const csrf = csrfValue(t.services.csrfKey, `sid-${LENA.sub}`)
  const anfrage = request({
    port,
    method: 'PUT',
    path: contract.antragEinreichen.path.replace(':guid', formular.guid),
    headers: {
      authorization: `Bearer ${await t.tokenFor(LENA)}`,
      cookie: `${CSRF_COOKIE}=${csrf}`,
      [CSRF_HEADER]: csrf,
      'content-type': 'application/json',
      'if-match': '"2"',
    },
  })
  const antwort = new Promise<{
    status: number | undefined
    retryAfter: string | undefined
    body: AntragAntwort
  }>((resolve, reject) => {
    anfrage.on('response', (res) => {
      const { statusCode: status, headers } = res
      // The test looks at the status first.
      json(res).then(
        (body) => resolve({ status, retryAfter: headers['retry-after'], body: body as AntragAntwort }),
        reject,
      )
    })
    anfrage.on('error', reject)
  })
  anfrage.end(JSON.stringify({ ...formular, fertig: true }))
  return { app, antwort: antwort.catch(() => undefined) }
}
/** As the portal repeats it by itself. */
const nochmal = () => einreichen(t, formular, { ifMatch: 2 })

test('[S4-08] stopped in the middle of it, the server still answers, and who asks again hears the same', async () => {
  const { app, antwort, ende } = await t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    const gesendet = await absenden()
    await expect.poll(() => wartende(t)).toBe(1)
    return { ...gesendet, ende: { schliesst: gesendet.app.close() }, antwort: { kommt: gesendet.antwort } }
  })
  const erste = await antwort.kommt
  expect(erste?.status).toBe(200)
  await ende.schliesst
  expect(app.server.listening).toBe(false)
  const zweite = await nochmal()
  expect(zweite.body.eingang?.eingangsnummer).toBe(erste?.body.eingang?.eingangsnummer)
  expect(await einreichungen()).toEqual([erste?.body.eingang?.eingangsnummer])
})

test('[S4-08] cut before it was done: who asks again meanwhile or later gets the one number', async () => {
  const { antwort, zweite } = await t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    const { app, antwort: erste } = await absenden()
    await expect.poll(() => wartende(t)).toBe(1)
    app.server.closeAllConnections()
    expect(await erste).toBeUndefined()
    const wiederholt = nochmal()
    await expect.poll(() => wartende(t)).toBe(2)
    return { antwort: erste, zweite: { kommt: wiederholt } }
  })
  expect(await antwort).toBeUndefined()
  const { status, body } = await zweite.kommt
  expect(status).toBe(200)
  expect(await einreichungen()).toEqual([body.eingang?.eingangsnummer])
  expect((await nochmal()).body.eingang).toEqual(body.eingang)
})

test('[S4-08] what dies before its commit, as with kill -9, has sent nothing, and the next attempt sends it', async () => {
  const { antwort } = await t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    const gesendet = await absenden()
    await expect.poll(() => wartende(t)).toBe(1)
    await sql`select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(t.ownerDb)
    return { antwort: await gesendet.antwort }
  })
  expect([antwort?.status, antwort?.retryAfter]).toEqual([503, expect.any(String)])
  expect(await einreichungen()).toEqual([])
  const { status, body } = await nochmal()
  expect(status).toBe(200)
  expect(await einreichungen()).toEqual([body.eingang?.eingangsnummer])
})
