import * as contract from '@foerderportal/contract/identifizierung/routes'
import type { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { nutzerAnlegen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerNutzer } from '../nutzer/routes.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { unterschreiben } from '../platform/ident/signatur.ts'
import type { Tx } from '../platform/database/database.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../platform/testing/zugleich.ts'
import { aufzeichnungenLoeschen } from './aufzeichnungenLoeschen.ts'
import { aufzeichnungHolen } from './aufzeichnungHolen.ts'
import { registerIdentifizierung } from './routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerIdentifizierung(app, services)
  })
})
afterAll(() => t.close())

const neu = async (): Promise<Caller> => {
  const als = jemand()
  expect((await t.call(nutzerAnlegen, { als, body: landwirtin })).status).toBe(200)
  return als
}
const stand = async (als: Caller) => (await t.call(contract.identifizierungLesen, { als })).body
const nutzer = async (als: Caller) => (await t.call(nutzerLesen, { als })).body.value

/** Follows the link of the user's own data, as his browser does; answers where it leads. */
const folgen = async (url: string | null) => {
  const { headers, statusCode } = await t.app.inject(new URL(url ?? '').pathname)
  expect(statusCode).toBe(303)
  return String(headers['location'])
}
const beginnen = async (als: Caller): Promise<string> => {
  const ziel = new URL(await folgen((await nutzer(als)).identifizierungsUrl))
  expect(ziel.pathname).toMatch(/^\/demo\/identdienst\//)
  return ziel.pathname.split('/')[3] ?? ''
}

const geheimnis = () => {
  const { identdienst } = t.services
  if (identdienst === undefined) throw new Error('the demo has a service')
  return identdienst.geheimnis
}
const melden = (
  meldung: Partial<IdentMeldung> & { vorgang: string },
  { key = 'demo', mit = geheimnis(), am = t.clock.now() } = {},
) => {
  const body = JSON.stringify({ folge: 1, stand: 'IN_PRUEFUNG', aufzeichnung: false, ...meldung })
  const headers = { 'content-type': 'application/json', ...unterschreiben(mit, body, am) }
  return t.call(contract.identRueckmelden, { params: { identConfigKey: key }, body, headers })
}
const mails = async (als: Caller) =>
  (
    await sql<{ betreff: string }>`select p.betreff from postausgang p join nutzer n on n.email = p.an
      where n.sub = ${als.sub} order by p.angelegt_am`.execute(t.ownerDb)
  ).rows.map(({ betreff }) => betreff)

const eigene = () => jemand({ email: `p${Math.random().toString(36).slice(2)}@hof.example` })

test('[S2-01] [R7.1-18] not begun, in progress, in review, successful', async () => {
  const als = eigene()
  await t.call(nutzerAnlegen, { als, body: landwirtin })
  expect(await stand(als)).toMatchObject({ stand: 'NICHT_BEGONNEN', seit: null })
  const vorgang = await beginnen(als)
  expect(await stand(als)).toMatchObject({ stand: 'IN_ARBEIT', seit: t.clock.now().toISOString() })
  expect(await beginnen(als)).toBe(vorgang)
  expect((await melden({ vorgang, folge: 1 })).status).toBe(204)
  expect(await stand(als)).toMatchObject({ stand: 'IN_PRUEFUNG', identifizierungsUrl: null })
  expect(await mails(als)).toEqual([])
  expect((await melden({ vorgang, folge: Number.MAX_SAFE_INTEGER, stand: 'ERFOLGREICH' })).text).toBe('')
  expect(await stand(als)).toMatchObject({ stand: 'ERFOLGREICH', identifizierungsUrl: null })
  expect(await nutzer(als)).toMatchObject({ identifiziert: true, identifizierungsUrl: null })
  expect(await mails(als)).toEqual(['Ihre Identifikation war erfolgreich'])
  const { rows } = await sql<{ handlung: string }>`select handlung from audit_log
    where nutzer_sub = ${als.sub} and handlung like 'identifizierung%' order by nr`.execute(t.ownerDb)
  expect(rows.map(({ handlung }) => handlung)).toEqual([
    'identifizierungBeginnen',
    'identifizierungMelden',
    'identifizierungMelden',
  ])
})

test.each(['NICHT_ERFOLGREICH', 'ABGEBROCHEN'] as const)(
  '[S2-01] after %s a new attempt is possible; the old link begins none',
  async (ausgang) => {
    const als = eigene()
    await t.call(nutzerAnlegen, { als, body: landwirtin })
    const { identifizierungsUrl: alt } = await nutzer(als)
    const erster = await beginnen(als)
    await melden({ vorgang: erster, folge: 1, stand: ausgang })
    expect(await stand(als)).toMatchObject({ stand: 'NICHT_ERFOLGREICH' })
    expect(await mails(als)).toEqual(['Ihre Identifikation hat nicht geklappt'])
    expect(await folgen(alt)).toBe('/identifizierung/in-arbeit')
    const zweiter = await beginnen(als)
    expect(zweiter).not.toBe(erster)
    // What the service still says of the first one changes nothing for the user.
    await melden({ vorgang: erster, folge: 9, stand: 'ERFOLGREICH' })
    expect(await stand(als)).toMatchObject({ stand: 'IN_ARBEIT' })
    expect((await nutzer(als)).identifiziert).toBe(false)
  },
)

test('[S2-01] a link that is not ours begins nothing; ten clicks at once begin one attempt', async () => {
  const als = await neu()
  const { identifizierungsUrl } = await nutzer(als)
  expect(await folgen(`${identifizierungsUrl}x`)).toBe('/identifizierung/in-arbeit')
  expect((await stand(als)).stand).toBe('NICHT_BEGONNEN')
  const orte = await Promise.all(Array.from({ length: 10 }, () => folgen(identifizierungsUrl)))
  expect(new Set(orte).size).toBe(1)
})

describe('[S2-02] [R7.1-18] the callback', () => {
  test('twice and in any order, at the same time: the newest holds, one mail', async () => {
    const als = eigene()
    await t.call(nutzerAnlegen, { als, body: landwirtin })
    const vorgang = await beginnen(als)
    const halten = (tx: Tx) =>
      sql`select from identifizierung_versuch where guid = ${vorgang} for update`.execute(tx)
    const meldungen = [
      { folge: 3, stand: 'ERFOLGREICH' },
      { folge: 1, stand: 'IN_PRUEFUNG' },
      { folge: 3, stand: 'ERFOLGREICH' },
      { folge: 2, stand: 'NICHT_ERFOLGREICH' },
    ] as const
    const antworten = await zugleich(
      t,
      halten,
      meldungen.map((meldung) => () => melden({ vorgang, ...meldung })),
    )
    expect(antworten.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect((await stand(als)).stand).toBe('ERFOLGREICH')
    expect((await nutzer(als)).identifiziert).toBe(true)
    expect(await mails(als)).toEqual(['Ihre Identifikation war erfolgreich'])
  })

  test('unknown key 404, wrong signature or an old one 403, wrong content 400, unknown attempt 404', async () => {
    const als = await neu()
    const vorgang = await beginnen(als)
    const vor6Minuten = new Date(t.clock.now().getTime() - 6 * 60_000)
    expect((await melden({ vorgang }, { key: 'unbekannt' })).status).toBe(404)
    expect((await melden({ vorgang }, { mit: Buffer.from('falsch') })).status).toBe(403)
    expect((await melden({ vorgang }, { am: vor6Minuten })).status).toBe(403)
    const ohne = await t.call(contract.identRueckmelden, { params: { identConfigKey: 'demo' }, body: '{}' })
    expect(ohne.status).toBe(403)
    const { status, problem } = await melden({ vorgang, folge: 0 })
    expect([status, problem.errors?.[0]?.pfad]).toEqual([400, 'folge'])
    expect(
      (await melden({ vorgang: als.sub.replace(/.*/, '11111111-1111-4111-8111-111111111111') })).status,
    ).toBe(404)
    expect((await stand(als)).stand).toBe('IN_ARBEIT')
  })
})

test('[R7.1-19] [R3.1-07] health says that messages are taken; an unknown key is 404', async () => {
  const antwort = await t.call(contract.identBefindenLesen, { params: { identConfigKey: 'demo' } })
  expect(antwort.status).toBe(200)
  expect(antwort.body).toEqual({
    ok: true,
    message: 'Rückmeldungen des Identifizierungsdienstes werden angenommen.',
  })
  const fremd = await t.call(contract.identBefindenLesen, { params: { identConfigKey: 'x' } })
  expect(fremd.status).toBe(404)
})

test('[R7.1-20] the test call answers 204 with any body and changes nothing; without demo 404', async () => {
  const als = await neu()
  const vorgang = await beginnen(als)
  const body = JSON.stringify({ vorgang, folge: 1, stand: 'ERFOLGREICH', aufzeichnung: false })
  const probe = { params: { identConfigKey: 'demo' }, body, headers: { 'content-type': 'application/json' } }
  expect((await t.call(contract.identProbeMelden, probe)).status).toBe(204)
  expect((await stand(als)).stand).toBe('IN_ARBEIT')
  const ohneDemo = await startTestApp(registerIdentifizierung, { DEMO: '0' })
  try {
    expect((await ohneDemo.call(contract.identProbeMelden, probe)).status).toBe(404)
  } finally {
    await ohneDemo.close()
  }
})

test('who asks again with the state he knows gets an empty 304, in one statement', async () => {
  const als = await neu()
  const { headers } = await t.call(contract.identifizierungLesen, { als })
  t.statements.length = 0
  const noch = { als, headers: { 'if-none-match': String(headers['etag']) } }
  expect(await t.call(contract.identifizierungLesen, noch)).toMatchObject({ status: 304, text: '' })
  expect(t.statements).toHaveLength(1)
  await beginnen(als)
  expect((await t.call(contract.identifizierungLesen, noch)).status).toBe(200)
})

test('[S2-04] the recording is fetched once, kept five years and then deleted', async () => {
  const als = await neu()
  const vorgang = await beginnen(als)
  expect((await nutzer(als)).videoDownloadStatus).toBeNull()
  await melden({ vorgang, folge: 1, stand: 'ERFOLGREICH', aufzeichnung: true })
  await melden({ vorgang, folge: 1, stand: 'ERFOLGREICH', aufzeichnung: true })
  expect((await nutzer(als)).videoDownloadStatus).toBe('AUSSTEHEND')
  await Promise.all([1, 2].map(() => aufzeichnungHolen.run({ vorgang }, t.services)))
  expect(await nutzer(als)).toMatchObject({
    videoDownloadStatus: 'VORHANDEN',
    videoDownloadStatusChangeDate: t.clock.now().toISOString(),
  })
  const lesen = async () => (await (await t.services.files.get(vorgang)).toArray()).join('')
  expect(await lesen()).toContain(vorgang)

  const nach = new Date(t.clock.now())
  nach.setUTCFullYear(nach.getUTCFullYear() + 5)
  const spaeter = (ms: number) => ({
    ...t.services,
    clock: { ...t.services.clock, now: () => new Date(nach.getTime() + ms) },
  })
  await aufzeichnungenLoeschen.run({}, spaeter(-1))
  expect((await nutzer(als)).videoDownloadStatus).toBe('VORHANDEN')
  await aufzeichnungenLoeschen.run({}, spaeter(0))
  expect((await nutzer(als)).videoDownloadStatus).toBe('GELOESCHT')
  await expect(lesen()).rejects.toThrow()
  const { rows } = await sql<{ handlung: string }>`select handlung from audit_log
    where nutzer_sub = ${als.sub} and handlung like 'aufzeichnung%' order by nr`.execute(t.ownerDb)
  expect(rows.map(({ handlung }) => handlung)).toEqual(['aufzeichnungHolen', 'aufzeichnungLoeschen'])
})
