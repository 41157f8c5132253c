import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { mailstandLesen } from '../mail/mailstand.ts'
import type { Services } from '../services.ts'
import { absagen } from '../http/refusal.ts'
import { viaProxy } from '../http/viaProxy.ts'
import { isLoopback } from '../loopback.ts'
import { sameSecret } from '../secrets/sameSecret.ts'
import { wartendePruefungen } from '../files/repository.ts'
import type { Parts } from './health.ts'

const countScans = (registry: Registry, db: Database) =>
  new Gauge({
    name: 'portal_files_waiting_for_scan',
    help: 'Files that the virus scanner has not judged yet',
    registers: [registry],
    async collect() {
      this.set((await wartendePruefungen(db)).anzahl)
    },
  })

const showParts = (registry: Registry, parts: Parts) =>
  new Gauge({
    name: 'portal_part_up',
    help: 'Whether a part that the portal needs works, as /health/ready says it',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      await Promise.all(
        Object.entries(parts).map(async ([part, ask]) => this.set({ part }, (await ask()) ? 1 : 0)),
      )
    },
  })

/** A number that can't be had now, as while the database is away, takes none of the others along. */
const written = async (registry: Registry): Promise<string> => {
  const metrics = await Promise.all(
    registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name).catch(() => '')),
  )
  return `${metrics.filter((metric) => metric !== '').join('\n\n')}\n`
}

const countPool = (registry: Registry, pool: pg.Pool) =>
  new Gauge({
    name: 'portal_db_connections',
    help: 'Connections of the database pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

/** An outage of the mail server and refused addresses are two things to do, so they are two names. */
const countMails = (registry: Registry, db: Database): void => {
  const mails = { labelNames: ['reason'], registers: [registry] }
  new Gauge({
    ...mails,
    name: 'portal_mails_waiting',
    help: 'Mails that will be tried again: outage, when the mail server lets us send; later, by the clock',
    async collect() {
      const { MAILSERVER, AUFSCHUB } = await mailstandLesen(db)
      this.set({ reason: 'outage' }, MAILSERVER)
      this.set({ reason: 'later' }, AUFSCHUB)
    },
  })
  new Gauge({
    ...mails,
    name: 'portal_mails_undelivered',
    help: 'Mails that nobody tries any more: refused by the mail server, or given up after five days',
    async collect() {
      const { ABGEWIESEN, AUFGEGEBEN } = await mailstandLesen(db)
      this.set({ reason: 'refused' }, ABGEWIESEN)
      this.set({ reason: 'given up' }, AUFGEGEBEN)
    },
  })
}

const OWN = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * A proxy can hand a call on without a word of it. So what has a name in the world is closed to everybody; what has none
 * answers programs on this machine that ask for it by such a name.
 */
const isLocal = (request: FastifyRequest, portalUrl: string): boolean =>
  isLoopback(new URL(portalUrl).hostname) &&
  OWN.has(request.socket.remoteAddress ?? '') &&
  isLoopback(URL.parse(`http://${request.host}`)?.hostname ?? '') &&
  !viaProxy(request)

/** With a token who names it; without one programs on this machine, while the portal is for this machine only. */
const mayRead = (request: FastifyRequest, { metricsToken: token, portalUrl }: Config): boolean =>
  token === undefined
    ? isLocal(request, portalUrl)
    : sameSecret(`Bearer ${token}`, request.headers.authorization ?? '')

/** `/metrics` for Prometheus; to others it does not exist. Labels are patterns of routes, never their ids. */
export const registerMetrics = (
  app: FastifyInstance,
  { config, db }: Pick<Services, 'config' | 'db'>,
  parts: Parts,
  pool?: pg.Pool,
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (pool) countPool(registry, pool)
  countMails(registry, db)
  countScans(registry, db)
  showParts(registry, parts)
  const duration = new Histogram({
    name: 'portal_http_duration_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unbekannt'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) throw absagen(ALLGEMEIN.nichtGefunden)
    return reply.type(registry.contentType).send(await written(registry))
  })
}
