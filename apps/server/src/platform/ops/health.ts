import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Ready means: the database answers. Migrations are done before the server listens. */
const isReady = async ({ db }: Services): Promise<boolean> =>
  sql`select 1`
    .execute(db)
    .then(() => true)
    .catch(() => false)

/** `/health/live`: the process runs. `/health/ready`: it can serve, else 503 and the load balancer goes elsewhere. */
export const registerHealth = (app: FastifyInstance, services: Services): void => {
  const schema = { hide: true }
  app.get('/health/live', { schema }, () => ({ status: 'ok' }))
  app.get('/health/ready', { schema }, async (_request, reply) => {
    const ready = await isReady(services)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database unreachable' })
  })
}
