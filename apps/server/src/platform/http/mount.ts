import type { Parsed, Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { authenticate, authorizeRoute } from './authenticate.ts'
import { checkCsrf } from './csrf.ts'

declare module 'fastify' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface FastifyRequest {
    principal?: Principal
  }
}

/** One call, checked: signed in, permitted, validated. */
export type Call<R extends Route> = {
  readonly principal: R['permission'] extends 'public' ? undefined : Principal
  readonly params: Parsed<R, 'params'>
  readonly query: Parsed<R, 'query'>
  readonly body: Parsed<R, 'body'>
  /** Version named by `If-Match`, when the caller sent one (S11-05). */
  readonly ifMatch: number | undefined
  /** For what few calls need: the raw stream of an upload, the abort of a download. */
  readonly request: FastifyRequest
}

type BodyOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler answers: a status that the contract declares, with its body. */
export type Result<R extends Route> = {
  [S in keyof R['answers']]: {
    readonly status: S
    readonly body: BodyOf<R['answers'][S]>
    /** Row version of the document; travels as ETag. */
    readonly version?: number
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof R['answers']]

export type Handler<R extends Route> = (call: Call<R>) => Promise<Result<R>>

const ETAG = /^(?:W\/)?"?(\d{1,15})"?$/
const versionOf = (request: FastifyRequest): number | undefined => {
  const match = ETAG.exec(request.headers['if-match'] ?? '')?.[1]
  return match === undefined ? undefined : Number(match)
}

const schemaOf = (route: Route): FastifySchema => {
  const response = Object.fromEntries(Object.entries(route.answers).filter(([, schema]) => schema !== null))
  const { params, query, body } = route
  return {
    summary: route.summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(Object.keys(response).length > 0 && { response }),
  } as FastifySchema // 'summary' is read by @fastify/swagger, which types it only when it is imported here
}

const gate = (services: Services, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (route.permission === 'public') return
  const principal = await authenticate(services, request)
  checkCsrf(services, request, reply, principal.sid)
  authorizeRoute(principal, route.permission)
  request.principal = principal
}

/**
 * Mounts a contract route. The order of every call is fixed here: sign-in, anti-forgery, permission (all before the
 * body is read), validation, handler, answer checked against the contract.
 */
export const mount = <R extends Route>(app: FastifyInstance, services: Services, route: R, handler: Handler<R>): void => {
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    onRequest: gate(services, route),
    handler: async (request, reply) => {
      const result = await handler({
        principal: request.principal,
        params: request.params,
        query: request.query,
        body: request.body,
        ifMatch: versionOf(request),
        request,
      } as Call<R>) // the gate and Fastify's validation established exactly this; their types do not say so
      if (result.version !== undefined) reply.header('etag', `"${result.version}"`)
      if (result.headers) reply.headers(result.headers)
      return reply.code(Number(result.status)).send(result.body)
    },
  })
}
