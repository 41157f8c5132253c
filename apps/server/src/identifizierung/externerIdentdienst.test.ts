import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import * as contract from '@foerderportal/contract/identifizierung/routes'
import { nutzerAnlegen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerNutzer } from '../nutzer/routes.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { FileMissing } from '../platform/files/fileStore.ts'
import { istUnterschrieben, unterschreiben } from '../platform/ident/signatur.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { aufzeichnungHolen } from './aufzeichnungHolen.ts'
import { externerIdentdienst } from './externerIdentdienst.ts'
import { registerIdentifizierung } from './routes.ts'

const GEHEIMNIS = 'ein-Geheimnis-aus-mindestens-32-Zeichen'
const BYTES = 'Bild und Ton'

/** A service on this machine: says how it is, and hands recordings out to who signs. */
const dienstStarten = async () => {
  const lage = { status: 200, gefragt: 0, fehlt: false, vorher: async () => {} }
  const gesund = (antwort: ServerResponse) => {
    lage.gefragt += 1
    antwort.writeHead(lage.status).end('{}')
  }
  const aufzeichnung = async (
    { url = '', headers }: IncomingMessage,
    antwort: ServerResponse,
    basis: string,
  ) => {
    await lage.vorher()
    const unsere = istUnterschrieben(
      Buffer.from(GEHEIMNIS),
      headers,
      Buffer.from(`${basis}${url}`),
      new Date(),
    )
    antwort.writeHead(unsere ? (lage.fehlt ? 404 : lage.status) : 403).end(BYTES)
  }
  const server = createServer((anfrage, antwort) => {
    const { port } = server.address() as AddressInfo // it listens on a port
    if (anfrage.url === '/health') gesund(antwort)
    else void aufzeichnung(anfrage, antwort, `http://127.0.0.1:${port}`)
  })
  await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { lage, basis: `http://127.0.0.1:${port}`, schliessen: () => server.close() }
}

let dienst: Awaited<ReturnType<typeof dienstStarten>>
let t: TestApp
beforeAll(async () => {
  dienst = await dienstStarten()
  t = await startTestApp(
    (app, services) => {
      registerNutzer(app, services)
      registerIdentifizierung(app, services)
    },
    {
      DEMO: '0',
      IDENT_START_URL: `${dienst.basis}/los/{vorgang}?zurueck={zurueck}&signatur={signatur}`,
      IDENT_GEHEIMNIS: GEHEIMNIS,
      IDENT_SCHLUESSEL: 'haus-ident',
      IDENT_HEALTH_URL: `${dienst.basis}/health`,
      IDENT_AUFZEICHNUNG_URL: `${dienst.basis}/aufzeichnung/{vorgang}`,
    },
  )
})
afterAll(async () => {
  await t.close()
  dienst.schliessen()
})

const neu = async (): Promise<Caller> => {
  const als = jemand()
  expect((await t.call(nutzerAnlegen, { als, body: landwirtin })).status).toBe(200)
  return als
}
const nutzer = async (als: Caller) => (await t.call(nutzerLesen, { als })).body.value
/** Where the person goes on, after the link of his own data. */
const beginnen = async (als: Caller): Promise<URL> => {
  const { identifizierungsUrl } = await nutzer(als)
  const { headers } = await t.app.inject(new URL(identifizierungsUrl ?? '').pathname)
  return new URL(String(headers['location']))
}
const melden = (meldung: object, { key = 'haus-ident', mit = GEHEIMNIS } = {}) => {
  const body = JSON.stringify({ folge: 1, stand: 'IN_PRUEFUNG', aufzeichnung: false, ...meldung })
  const headers = {
    'content-type': 'application/json',
    ...unterschreiben(Buffer.from(mit), body, t.clock.now()),
  }
  return t.call(contract.identRueckmelden, { params: { identConfigKey: key }, body, headers })
}
const vorgangVon = (ort: URL) => ort.pathname.split('/').at(-1) ?? ''

test('[S2-02] a configured service: people are sent to its address, with a number that it can trust and the way back', async () => {
  const als = await neu()
  const ort = await beginnen(als)
  expect(`${ort.origin}${ort.pathname}`).toMatch(
    new RegExp(`^${dienst.basis}/los/[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[\\da-f]{4}-[\\da-f]{12}$`),
  )
  expect(ort.searchParams.get('zurueck')).toBe(`${t.services.config.portalUrl}/identifizierung/in-arbeit`)
  const signatur = createHmac('sha256', GEHEIMNIS)
    .update(`start.${vorgangVon(ort)}`)
    .digest('hex')
  expect(ort.searchParams.get('signatur')).toBe(signatur)
  expect((await beginnen(als)).href).toBe(ort.href)
})

test('[S2-02] [R7.1-18] its signed calls move the state; another key 404, another secret 403, no page of the demo', async () => {
  const als = await neu()
  const ort = await beginnen(als)
  const vorgang = vorgangVon(ort)
  expect((await melden({ vorgang, stand: 'ERFOLGREICH' }, { key: 'demo' })).status).toBe(404)
  expect((await melden({ vorgang, stand: 'ERFOLGREICH' }, { mit: `${GEHEIMNIS}!` })).status).toBe(403)
  expect((await nutzer(als)).identifiziert).toBe(false)
  expect((await melden({ vorgang, stand: 'ERFOLGREICH' })).status).toBe(204)
  expect((await nutzer(als)).identifiziert).toBe(true)
  const signatur = ort.searchParams.get('signatur')
  expect((await t.app.inject(`/demo/identdienst/${vorgang}/${signatur}`)).statusCode).toBe(404)
})

test('[S2-04] the recording is fetched by a signed call; none is none, a service that can not yet is asked again', async () => {
  const als = await neu()
  const vorgang = vorgangVon(await beginnen(als))
  await melden({ vorgang, stand: 'ERFOLGREICH', aufzeichnung: true })
  dienst.lage.status = 503
  await expect(aufzeichnungHolen.run({ vorgang }, t.services)).rejects.toThrow('answered 503')
  expect((await nutzer(als)).videoDownloadStatus).toBe('AUSSTEHEND')
  dienst.lage.status = 200
  await aufzeichnungHolen.run({ vorgang }, t.services)
  expect((await nutzer(als)).videoDownloadStatus).toBe('VORHANDEN')
  expect((await (await t.services.files.get(vorgang)).toArray()).join('')).toBe(BYTES)

  const anderer = await neu()
  const ohne = vorgangVon(await beginnen(anderer))
  await melden({ vorgang: ohne, stand: 'ERFOLGREICH', aufzeichnung: true })
  dienst.lage.fehlt = true
  await aufzeichnungHolen.run({ vorgang: ohne }, t.services)
  expect((await nutzer(anderer)).videoDownloadStatus).toBe('NICHT_VORHANDEN')
})

test('[S2-04] while a recording is on its way no transaction waits for it: an hour of video takes longer than one may', async () => {
  const vorgang = vorgangVon(await beginnen(await neu()))
  await melden({ vorgang, stand: 'ERFOLGREICH', aufzeichnung: true })
  const offene: unknown[] = []
  dienst.lage.fehlt = false
  dienst.lage.vorher = async () => {
    const { rows } = await sql`select mode from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and relation = 'identifizierung_aufzeichnung'::regclass`.execute(
      t.ownerDb,
    )
    offene.push(rows)
  }
  await aufzeichnungHolen.run({ vorgang }, t.services)
  dienst.lage.vorher = async () => {}
  expect(offene).toEqual([[]])
})

test('[S2-04] what a run that broke off left behind goes when the service has none any more', async () => {
  const als = await neu()
  const vorgang = vorgangVon(await beginnen(als))
  await melden({ vorgang, stand: 'ERFOLGREICH', aufzeichnung: true })
  await t.services.files.put(vorgang, Readable.from([Buffer.from(BYTES)]), BYTES.length)
  dienst.lage.fehlt = true
  await aufzeichnungHolen.run({ vorgang }, t.services)
  dienst.lage.fehlt = false
  expect((await nutzer(als)).videoDownloadStatus).toBe('NICHT_VORHANDEN')
  await expect(t.services.files.get(vorgang)).rejects.toThrow(FileMissing)
})

test('[S2-04] where the disk is full the rest of the recording is not waited for', async () => {
  const vorgang = vorgangVon(await beginnen(await neu()))
  await melden({ vorgang, stand: 'ERFOLGREICH', aufzeichnung: true })
  let quelle: Readable | undefined
  const put: TestApp['services']['files']['put'] = async (_, source) => {
    quelle = source
    throw new Error('disk full')
  }
  const files = { ...t.services.files, put }
  await expect(aufzeichnungHolen.run({ vorgang }, { ...t.services, files })).rejects.toThrow('disk full')
  expect(quelle?.destroyed).toBe(true)
})

describe('[R7.1-19] how the service is', () => {
  const mit = (healthUrl: string | undefined) => {
    let zeit = 0
    const ident = {
      startUrl: 'https://ident.example/{vorgang}',
      geheimnis: Buffer.from(GEHEIMNIS),
      schluessel: 'ident',
      healthUrl,
      aufzeichnungUrl: undefined,
    }
    const { befinden } = externerIdentdienst(ident, t.services.config, () => zeit)
    return { befinden, spaeter: (ms: number) => void (zeit += ms) }
  }
  const GUT = { ok: true, message: 'Rückmeldungen des Identifizierungsdienstes werden angenommen.' }

  test('[R7.1-19] as it says itself, asked at most once in 15 seconds, however many ask', async () => {
    const { befinden, spaeter } = mit(`${dienst.basis}/health`)
    dienst.lage.gefragt = 0
    expect(await Promise.all([befinden(), befinden(), befinden()])).toEqual([GUT, GUT, GUT])
    dienst.lage.status = 500
    spaeter(14_999)
    expect(await befinden()).toEqual(GUT)
    spaeter(1)
    expect(await befinden()).toEqual({
      ok: false,
      message: 'Der Identifizierungsdienst meldet sich mit Status 500.',
    })
    expect(dienst.lage.gefragt).toBe(2)
    dienst.lage.status = 200
  })

  test('[R7.1-19] where nobody listens that, and without an address of its own that messages are taken', async () => {
    expect(await mit('http://127.0.0.1:1/health').befinden()).toEqual({
      ok: false,
      message: 'Der Identifizierungsdienst antwortet nicht.',
    })
    expect(await mit(undefined).befinden()).toEqual(GUT)
    const params = { identConfigKey: 'haus-ident' }
    expect((await t.call(contract.identBefindenLesen, { params })).body).toEqual(GUT)
  })
})

test('[S2-02] with neither demo nor configuration there is no service: no link, no calls', async () => {
  const ohne = await startTestApp(
    (app, services) => {
      registerNutzer(app, services)
      registerIdentifizierung(app, services)
    },
    { DEMO: '0' },
  )
  try {
    const als = jemand()
    await ohne.call(nutzerAnlegen, { als, body: landwirtin })
    expect((await ohne.call(nutzerLesen, { als })).body.value.identifizierungsUrl).toBeNull()
    expect((await ohne.call(contract.identifizierungLesen, { als })).body).toEqual({
      stand: 'NICHT_BEGONNEN',
      seit: null,
      identifizierungsUrl: null,
    })
    const params = { identConfigKey: 'ident' }
    expect((await ohne.call(contract.identBefindenLesen, { params })).status).toBe(404)
    const { rows } = await sql`select from identifizierung_versuch`.execute(ohne.ownerDb)
    expect(rows).toEqual([])
  } finally {
    await ohne.close()
  }
})
