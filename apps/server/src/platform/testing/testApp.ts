import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Answer, Input, Route } from '@foerderportal/contract/shared/route'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { openIdentdienst } from '../../identifizierung/public.ts'
import { embeddedIdentity } from '../../oidc/embeddedIdentity.ts'
import { openBedingungen } from '../auth/bedingungen.ts'
import { fixedClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { MAINTENANCE, openDatabase, openPool, openSearchPool } from '../database/database.ts'
import { openNotifications } from '../database/notifications.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { testOeffner } from '../files/oeffnung/testing/testOeffner.ts'
import { openVirenpruefung } from '../files/viren/openVirenpruefung.ts'
import { createHttp } from '../http/server.ts'
import { openSecrets } from '../secrets/secrets.ts'
import type { Services } from '../services.ts'
import { postausgangCode } from '../vorfuehrung/postausgangCode.ts'
import { VON_HAND, type TestDatabase } from './testCluster.ts'
import { createTestDatabase } from './testDatabase.ts'
import { neuerSchluessel } from './tokens/neuerSchluessel.ts'
import { csrfVon, newSigning, signer, verifierFor, type Caller, type Signing } from './tokens/testTokens.ts'

/** Options of a call; `als: null` sends no token, `csrf: false` leaves the anti-forgery header out. */
export type CallOptions<R extends Route> = {
  readonly als?: Caller | null
  readonly params?: Input<R, 'params'>
  readonly query?: Input<R, 'query'>
  /** Unchecked on purpose: tests send wrong bodies too. */
  readonly body?: unknown
  readonly ifMatch?: number | string
  readonly csrf?: boolean
  /** False: without the key that our own client gives each creating call (S10-05). */
  readonly schluessel?: boolean
  readonly headers?: Record<string, string>
}

export type Reply<R extends Route> = {
  readonly status: number
  readonly headers: Record<string, unknown>
  /** The answer on success; on refusal read `problem`. */
  readonly body: Answer<R>
  readonly problem: Problem
  readonly text: string
  /** As they came: a file. */
  readonly bytes: Buffer
}

const pathOf = (route: Route, params: Record<string, string> = {}) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const requestOf = async <R extends Route>(
  services: Services,
  token: string | null,
  route: R,
  o: CallOptions<R>,
): Promise<InjectOptions> => {
  const headers: Record<string, string> = {
    ...(o.schluessel !== false && neuerSchluessel(route)),
    ...o.headers,
  }
  if (token !== null && o.als) {
    const csrf = csrfVon(services, o.als)
    headers['authorization'] ??= `Bearer ${token}`
    headers['cookie'] ??= `${CSRF_COOKIE}=${csrf}`
    if (o.csrf !== false) headers[CSRF_HEADER] ??= csrf
  }
  if (o.ifMatch !== undefined) headers['if-match'] = `"${o.ifMatch}"`
  return {
    method: route.method,
    url: pathOf(route, o.params as Record<string, string> | undefined),
    ...(o.query === undefined ? {} : { query: o.query as Record<string, string> }),
    ...(o.body === undefined ? {} : { payload: o.body as object }),
    headers,
  }
}

const caller =
  (app: FastifyInstance, services: Services, sign: (c: Caller) => Promise<string>) =>
  async <R extends Route>(route: R, o: CallOptions<R> = {}): Promise<Reply<R>> => {
    const token = o.als ? await sign(o.als) : null
    const res = await app.inject(await requestOf(services, token, route, o))
    const text = res.headers['content-encoding'] === 'gzip' ? gunzipSync(res.rawPayload).toString() : res.body
    const json: unknown = res.headers['content-type']?.toString().includes('json')
      ? JSON.parse(text)
      : undefined
    // A test reads `body` after asserting success and `problem` after asserting refusal.
    return {
      status: res.statusCode,
      headers: res.headers,
      body: json as Answer<R>,
      problem: json as Problem,
      text,
      bytes: res.rawPayload,
    }
  }

/** What the instances of one portal have in common. */
type Shared = {
  readonly folder: string
  readonly appUrl: string
  readonly signing?: Signing
  /** Of the pool that the calls share; as many as a portal needs where a test says nothing. */
  readonly connections?: number
}

const buildServices = async ({ folder, appUrl, ...shared }: Shared, env: Record<string, string>) => {
  const config = readConfig({
    DATEN_VERZEICHNIS: folder,
    DATABASE_URL: appUrl,
    DEMO: '1',
    PORTAL_URL: 'http://localhost:8080',
    ...env,
  })
  const clock = fixedClock(new Date())
  const log = pino({ level: 'silent' })
  const pool = openPool(
    appUrl,
    shared.connections ?? (env['DATABASE_POOL'] === undefined ? 8 : config.databasePool),
  )
  const suchPool = openSearchPool(appUrl, MAINTENANCE)
  const statements: string[] = []
  const onQuery = (sql: string) => void statements.push(sql)
  const db = openDatabase(pool, onQuery)
  const notifications = openNotifications(appUrl, log)
  const identity = embeddedIdentity(db, config, clock)
  const signing = shared.signing ?? (await newSigning(`${config.portalUrl}/realms/portal`))
  const secrets = await openSecrets(db, config)
  const services: Services = {
    config,
    clock,
    db,
    dbSuche: openDatabase(suchPool, onQuery),
    files: openFileStore(config),
    virenpruefung: openVirenpruefung(config),
    oeffner: testOeffner,
    log,
    notifications,
    tokens: await verifierFor(signing),
    sessions: { isRevoked: () => false, revoke: async () => undefined },
    identity,
    bedingungen: await openBedingungen({ db, notifications, clock, log, identity }),
    secrets,
    csrfKey: Buffer.alloc(32, 7),
    entwurfKey: await secrets.get('entwurf', 32),
    identdienst: await openIdentdienst(config, secrets),
    identKey: await secrets.get('identverweis', 32),
    vorfuehrungscode: await postausgangCode(config, secrets),
  }
  const pools = [pool, suchPool]
  const sign = signer(signing.privateKey, signing.issuer, clock.now())
  return { services, clock, sign, signing, pools, statements }
}

export type Register = (app: FastifyInstance, services: Services) => void | Promise<void>

const startInstance = async (shared: Shared, register: Register, env: Record<string, string>) => {
  const { services, clock, sign, signing, pools, statements } = await buildServices(shared, env)
  const app = await createHttp(services)
  await register(app, services)
  await app.ready()
  return {
    app,
    services,
    clock,
    tokenFor: sign,
    /** For tokens that do not hold: the key, its public half, and whose name stands in `iss`. */
    signing,
    /** The statements sent since the start; set its length to 0 to count those of one call. */
    statements,
    call: caller(app, services, sign),
    close: async () => {
      await app.close()
      await services.notifications.close()
      for (const pool of pools) await pool.end()
    },
  }
}

/**
 * The real HTTP server with the given slices on a database of its own. `register` mounts what the test needs.
 * `clock` stands at the moment of the start and moves only when the test moves it. `fertig`: a database that the test
 * has made; it goes with the app all the same.
 */
export const startTestApp = async (
  register: Register,
  env: Record<string, string> = {},
  fertig?: TestDatabase,
) => {
  const database = fertig ?? (await createTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const shared = { folder, appUrl: database.appUrl }
  const app = await startInstance(shared, register, env)
  const ownerPool = openPool(database.ownerUrl, 2, undefined, VON_HAND)
  const further: (typeof app)[] = []
  return {
    ...app,
    /** The database as portal_owner who takes rows over: to arrange them, and to look behind the scenes. */
    ownerDb: openDatabase(ownerPool),
    /** For what opens connections of its own. */
    ownerUrl: database.ownerUrl,
    /** One more server on the same database with the same keys; it ends with the first. */
    secondInstance: async (more: Pick<Shared, 'connections'> = {}) => {
      const second = await startInstance({ ...shared, ...more, signing: app.signing }, register, env)
      further.push(second)
      return second
    },
    close: async () => {
      for (const instance of [...further, app]) await instance.close()
      await ownerPool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
