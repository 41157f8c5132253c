import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A line that is to close waits so long for the rest of a body; who sends more slowly reads the answer all the same. */
const LINGER_MS = 30_000

/**
 * Lets a line that is to close end with the body, not before (RFC 9112, section 9.6). Bytes that arrive on a closed line
 * reset it, and a reset takes the answer away from who has not read it yet: a proxy that hands a body on then says 502,
 * a browser that there is no connection.
 */
const closeWithBody = (socket: Socket, request: IncomingMessage): void => {
  const close = socket.destroySoon.bind(socket)
  // What Node calls after an answer where the line is not kept.
  socket.destroySoon = () => {
    const late = setTimeout(close, LINGER_MS).unref()
    finished(request, () => {
      clearTimeout(late)
      close()
    })
  }
  finished(request, () => Reflect.deleteProperty(socket, 'destroySoon'))
}

const ignore = (): void => undefined

/**
 * Whoever was reading the body has answered: a reader that he left behind would hold it up (Node reads for nobody else).
 * The listener keeps it flowing: Node halts a stream whose last reader for 'readable' goes, resumed or not.
 */
const readOn = (request: IncomingMessage): void => {
  request.unpipe()
  request.removeAllListeners('readable')
  request.on('data', ignore)
  request.resume()
}

const drain = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return
  closeWithBody(request.socket, request)
  readOn(request)
}

/**
 * An answer may be there before the body is: refused for what its head says, for its size, for a store that does not
 * answer. What is left of the body is then read and dropped, whoever refused it, so that the line stays whole: browsers
 * send all of a body before they look at the answer, and use the line again. Before Fastify's own listener, since the
 * provider's pages and the addresses that no route has answer without our hooks. How long a body may take in all is
 * limited (http/server.ts).
 */
export const drainRefused = (app: FastifyInstance): void => {
  app.server.prependListener('request', (request, response) => {
    response.prependOnceListener('finish', () => drain(request))
  })
}
