import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { spracheSetzen } from '@foerderportal/contract/shared/sprache'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import type * as z from 'zod/mini'
import { registerHealth } from '../ops/health.ts'
import { registerMetrics } from '../ops/metrics.ts'
import { registerApiDocs } from '../ops/openapi/registerApiDocs.ts'
import type { Services } from '../services.ts'
import { refuseClient } from './leitung/clientErrors.ts'
import { compileSchema } from './compiledSchema.ts'
import { drainRefused } from './leitung/drain.ts'
import { registerGunzip, registerGzip } from './gzip.ts'
import { registerJsonBody } from './jsonBody.ts'
import { recordMethods } from './methods.ts'
import { registerNotFound } from './notFound.ts'
import { registerPlaceholders } from './placeholders.ts'
import { registerProblems, sendProblem } from './problems.ts'
import { RequestLog } from './requestLog.ts'
import { ANSWER_HEADERS, registerSecurityHeaders } from './securityHeaders.ts'
import { serializeAnswer } from './serializeAnswer.ts'
import { limitClosing } from './shutdown.ts'
import { registerSpas } from './spa.ts'

/** Largest JSON body, unpacked: a form with 40 machines has some 50 kB. Uploads have a limit of their own. */
const JSON_BYTES = 256 * 1024
/** An upload of 20 MB over a line of 0.6 Mbit/s still arrives. */
const REQUEST_MS = 5 * 60_000
const HEADERS_MS = 15_000
/** Longer than a load balancer keeps its connections (60 s), so that it never picks one that is just closing. */
const KEEP_ALIVE_MS = 65_000

const UNLESBAR = 'Die Adresse der Anfrage ist nicht lesbar.'

const builtApp = (name: string) => fileURLToPath(new URL(`../../../../${name}/dist`, import.meta.url))

/** The door of the bank's people: below it their own app. */
const SACHBEARBEITUNG = '/sachbearbeitung/'

export type HttpOptions = {
  /** Folder of the portal's built SPA, and of that of the bank's people; by default where they are built. */
  readonly spa?: string
  readonly sachbearbeitung?: string
  /** Pool whose connections `/metrics` counts. */
  readonly pool?: pg.Pool
}

const withoutContract = () => {
  throw new Error('Every call is validated by its contract.')
}

const build = ({ log, config }: Services): FastifyInstance =>
  Fastify({
    // Ours are set below; for want of any here Fastify loads its own (ajv, a fortieth of the start).
    schemaController: {
      compilersFactory: { buildValidator: withoutContract, buildSerializer: withoutContract },
    },
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS },
    // Only the own proxies are believed: else callers could choose the address by which they are limited.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 1_000 },
    // What arrives on an open line while the server closes is answered; Fastify would refuse it in English.
    return503OnClosing: false,
    // Both come before any hook runs.
    frameworkErrors: ({ code }, _request, reply) => {
      const refused = reply.headers(ANSWER_HEADERS)
      // Longer than any part of ours: the call is known, what it asks for is not.
      if (code === 'FST_ERR_MAX_PARAM_LENGTH') void sendProblem(refused, ALLGEMEIN.nichtGefunden)
      else void sendProblem(refused, ALLGEMEIN.ungueltig, UNLESBAR)
    },
    clientErrorHandler: refuseClient,
  }) as unknown as FastifyInstance // the type of the logger differs from Fastify's base only in what we do not use

/** Origin of the identity provider when it is not the portal's own. */
const foreignIdp = (services: Services): string | undefined => {
  const { origin } = new URL(services.identity.location().url)
  return origin === new URL(services.config.portalUrl).origin ? undefined : origin
}

/** Origin of the content system, where browsers fetch its pages themselves (CMS_PROXY=0). */
const foreignCms = ({ cmsUrl, cmsProxy }: Services['config']): string | undefined =>
  cmsUrl === undefined || cmsProxy ? undefined : new URL(cmsUrl).origin

/** PostgreSQL takes no U+0000 in a text; no parameter of ours has one. */
const refuseNul = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) void sendProblem(reply, ALLGEMEIN.ungueltig, UNLESBAR)
    else done()
  })

/**
 * The HTTP server without slices: validation by contract, problem details, security headers, log, health, metrics,
 * API documentation, SPA. Routes are mounted afterwards, then `ready()` or `listen()`.
 */
export const createHttp = async (services: Services, options: HttpOptions = {}): Promise<FastifyInstance> => {
  spracheSetzen()
  const app = build(services)
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, ...ort }) =>
    validatorCompiler({ schema: compileSchema(schema), ...ort }),
  )
  app.setSerializerCompiler(serializeAnswer)
  const methodsOf = recordMethods(app)
  limitClosing(app)
  drainRefused(app)
  registerSecurityHeaders(app, services.config.portalUrl)
  refuseNul(app)
  registerProblems(app)
  registerJsonBody(app)
  registerGunzip(app)
  registerGzip(app)
  await app.register(cookie)
  registerMetrics(app, services, registerHealth(app, services), options.pool)
  if (services.config.apiDocs) await registerApiDocs(app, services.config)
  registerPlaceholders(app)
  const fremde = { idp: foreignIdp(services), cms: foreignCms(services.config) }
  const spas = await registerSpas(
    app,
    [
      { folder: options.spa ?? builtApp('portal'), prefix: '/' },
      { folder: options.sachbearbeitung ?? builtApp('sachbearbeitung'), prefix: SACHBEARBEITUNG },
    ],
    fremde,
  )
  registerNotFound(app, spas, methodsOf)
  return app
}
