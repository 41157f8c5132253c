import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'

/** When a request arrived. */
export type Eingang = (request: FastifyRequest) => Date

/**
 * The moment at which a request was there to its last byte, for the calls of a scope: a deadline is judged by it. A body
 * may follow its headers minutes later; what the call waits for afterwards (locks, connections) does not count.
 */
export const eingangMerken = (scope: FastifyInstance, clock: Pick<Clock, 'now'>): Eingang => {
  const eingaenge = new WeakMap<FastifyRequest, Date>()
  scope.addHook('preValidation', async (request) => void eingaenge.set(request, clock.now()))
  return (request) => eingaenge.get(request) ?? clock.now()
}
