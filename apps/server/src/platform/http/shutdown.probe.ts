import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { limitClosing, stopOnSignal } from './shutdown.ts'

/** The process that shutdown.test.ts stops: writes its port, answers '/langsam' after `ms`, '/begonnen' once such a call runs. */
const app = Fastify()
limitClosing(app)
const begun = Promise.withResolvers<void>()
app.get<{ Querystring: { ms: string } }>('/langsam', async (request) => {
  begun.resolve()
  await setTimeout(Number(request.query.ms))
  return 'fertig'
})
app.get('/begonnen', async () => {
  await begun.promise
  return 'ja'
})
const address = await app.listen({ port: 0 })
stopOnSignal(
  () => app.close(),
  (text) => process.stderr.write(text),
)
process.stdout.write(new URL(address).port)
