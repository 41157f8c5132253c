import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * One line for each call: method, pattern of the route, status, duration. Never the address of the caller, the path
 * with its ids, the query or a header (rule P-03).
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line a call is enough: the one at its end.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unbekannt',
      status: reply.statusCode,
      dauerMs: Math.round(reply.elapsedTime),
    }
    if (error) request.log.error({ ...line, err: error }, 'call')
    else request.log.info(line, 'call')
  }

  override routeNotFound(): void {
    // The line at the end of the call tells it.
  }
}
