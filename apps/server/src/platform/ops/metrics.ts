import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

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

/** `/metrics` for Prometheus. Labels are patterns of routes, never their ids. */
export const registerMetrics = (app: FastifyInstance, pool: pg.Pool | undefined): void => {
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
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
