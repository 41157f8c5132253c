import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Ready means: the database answers. Migrations are done before the server listens. */
const isReady = async ({ db }: Services): Promise<boolean> =>
  sql`select 1`
    .execute(db)
    .then(() => true)
    .catch(() => false)

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, else 503 and the load balancer goes elsewhere. An
 * identity provider or a file store that does not answer is said, not more: every instance misses it, and all that
 * needs neither goes on.
 */
export const registerHealth = (app: FastifyInstance, services: Services): void => {
  const schema = { hide: true }
  app.get('/health/live', { schema }, () => ({ status: 'ok' }))
  app.get('/health/ready', { schema }, async (_request, reply) => {
    if (!(await isReady(services))) return reply.code(503).send({ status: 'database unreachable' })
    const [identity, files] = await Promise.all([services.identity.health(), services.files.befinden()])
    const wort = ({ ok }: { ok: boolean }) => (ok ? 'ok' : 'unavailable')
    return { status: 'ok', identity: wort(identity), files: wort(files) }
  })
}
