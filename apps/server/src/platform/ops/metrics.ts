import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import { absagen } from '../http/refusal.ts'
import { sameSecret } from '../secrets/sameSecret.ts'

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

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** With a token who names it; without one programs on this machine, unless a proxy brings them here. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? LOOPBACK.has(socket.remoteAddress ?? '') &&
      headers['x-forwarded-for'] === undefined &&
      headers.forwarded === undefined
    : sameSecret(`Bearer ${token}`, headers.authorization ?? '')

/** `/metrics` for Prometheus; to others it does not exist. Labels are patterns of routes, never their ids. */
export const registerMetrics = (app: FastifyInstance, { metricsToken }: Config, pool?: pg.Pool): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (pool) countPool(registry, pool)
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
    if (!mayRead(request, metricsToken)) throw absagen(ALLGEMEIN.nichtGefunden)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
