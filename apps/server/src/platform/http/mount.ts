import type { Readable } from 'node:stream'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Parsed, Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { bedingungenGelten, istBankaufruf, zweiterFaktorFehlt } from '../auth/bankpersonen.ts'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { authenticate, authorizeRoute } from './authenticate.ts'
import { checkCsrf } from './csrf.ts'
import { einmal, schluesselVon, type Antwort } from './einmal/einmal.ts'
import { absagen } from './refusal.ts'
import { zustimmungFordern } from './zustimmung.ts'
import { zweitenFaktorFordern } from './zweiterFaktor.ts'

declare module 'fastify' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface FastifyRequest {
    principal?: Principal
  }
  // eslint-disable-next-line typescript/consistent-type-definitions -- the same
  interface FastifyContextConfig {
    /** What the call is described by in `/api-docs`. */
    vertrag?: Route
  }
}

/** One call, checked: signed in, permitted, validated. */
export type Call<R extends Route> = {
  readonly principal: R['permission'] extends 'public' ? undefined : Principal
  readonly params: Parsed<R, 'params'>
  readonly query: Parsed<R, 'query'>
  /** The parsed body; with `rawBody` the bytes as they arrive, undefined when there are none. */
  readonly body: R['rawBody'] extends true ? Readable | undefined : Parsed<R, 'body'>
  /** Version named by `If-Match`, when the caller sent one (S11-05); of a call that takes none, nothing. */
  readonly ifMatch: R['ifMatch'] extends true ? number | undefined : undefined
  /** Its key, where the handler itself does it once: no transaction waits for bytes on their way (S10-05). */
  readonly schluessel: string | undefined
  /** For what few calls need: the length of an upload, the headers of a condition. */
  readonly request: FastifyRequest
}

/** A body as the contract describes it; where it describes none, nothing or a stream of bytes with its own headers. */
type BodyOf<R extends Route, S> = S extends z.ZodMiniType
  ? { readonly body: z.input<S> }
  : R['rawAnswer'] extends readonly string[]
    ? { readonly body?: undefined; readonly stream: Readable }
    : { readonly body?: undefined }

type EtagOf<R extends Route> = R['etag'] extends 'version'
  ? /** Row version of the document. */ { readonly version: number }
  : R['etag'] extends 'state'
    ? /** In quotation marks; whoever has it already gets 304 without a body. */ { readonly etag: string }
    : object

/** What a handler answers: a status that the contract declares, with its body. */
export type Result<R extends Route> = {
  [S in keyof R['answers']]: {
    readonly status: S
    readonly headers?: Readonly<Record<string, string>>
    /**
     * The body is put together from what was just parsed and from fields named one by one: it is written without being
     * parsed once more. For the save alone, the call that many make at once (ADR 0031); a test of the call parses it.
     */
    readonly parsed?: true
  } & BodyOf<R, R['answers'][S]> &
    EtagOf<R>
}[keyof R['answers']]

export type Handler<R extends Route> = (call: Call<R>) => Promise<Result<R>>

const ETAG = /^(?:W\/)?"?(\d{1,15})"?$/
/** A condition that nobody can check must not be dropped: the write would go through as if none had been made. */
const versionOf = (request: FastifyRequest): number | undefined => {
  const condition = request.headers['if-match']
  if (condition === undefined || condition === '*') return undefined
  const version = ETAG.exec(condition)?.[1]
  if (version === undefined) throw absagen(ALLGEMEIN.ungueltig, 'If-Match nennt keine Version.')
  return Number(version)
}

/** Of a call that takes none: nothing, null or {}, as clients' libraries send it. */
const NO_BODY = z.nullish(z.strictObject({}))
const bodyOf = ({ method, rawBody, body }: Route) =>
  method === 'GET' || rawBody === true ? undefined : (body ?? NO_BODY)

const schemaOf = (route: Route): FastifySchema => {
  const answers = Object.entries(route.answers).filter(([, schema]) => schema !== null)
  const { params, query } = route
  const body = bodyOf(route)
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: Object.fromEntries(answers),
  }
}

const gate = (services: Services, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { permission } = route
  if (permission === 'public') return
  const caller = authenticate(services, request)
  const principal = caller instanceof Promise ? await caller : caller
  if (!services.bedingungen.zugestimmt(principal) && bedingungenGelten(principal, permission))
    await zustimmungFordern(services, route, principal)
  checkCsrf(services, request, reply, principal.sid)
  authorizeRoute(principal, permission)
  // In the demo world everybody can try everything (S1-11).
  if (!services.config.demo && istBankaufruf(permission) && zweiterFaktorFehlt(principal))
    await zweitenFaktorFordern(services, principal)
  request.principal = principal
}

type AnyResult = {
  status: PropertyKey
  body?: unknown
  stream?: Readable
  version?: number
  etag?: string
  headers?: Record<string, string>
  parsed?: true
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** RFC 9110, section 13.1.2: any of the listed ones, weak or strong; '*' is whichever there is. */
const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match']
  return (
    known !== undefined &&
    (known === etag || known === '*' || known.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag))
  )
}

const answer = (request: FastifyRequest, reply: FastifyReply, result: AnyResult) => {
  if (result.version !== undefined) reply.header('etag', `"${result.version}"`)
  if (result.headers) reply.headers(result.headers)
  if (result.etag !== undefined) {
    reply.header('etag', result.etag)
    if (isKnown(request, result.etag)) return reply.code(304).send()
  }
  // Fastify names the type only of what it writes itself.
  if (result.parsed) reply.type(JSON_TYPE).serializer(JSON.stringify)
  return reply.code(Number(result.status)).send(result.stream ?? result.body)
}

/** What is kept of an answer for whoever sends the same call again (S10-05). */
const written = (reply: FastifyReply, { status, body, version }: AnyResult): Antwort => {
  reply.code(Number(status))
  // An answer is written as text (serializeAnswer.ts).
  const text = body === undefined ? null : (reply.serialize(body) as string)
  return { status: Number(status), fassung: version ?? null, text }
}

const answerWritten = (reply: FastifyReply, { status, fassung, text }: Antwort) => {
  if (fassung !== null) reply.header('etag', `"${fassung}"`)
  if (text !== null) reply.type(JSON_TYPE)
  return reply.code(status).send(text ?? undefined)
}

const add = <R extends Route>(app: FastifyInstance, services: Services, route: R, handler: Handler<R>) =>
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    config: { vertrag: route },
    onRequest: gate(services, route),
    handler: async (request, reply) => {
      const schluessel = schluesselVon(route, request)
      const selbst = route.rawBody === true
      const call = {
        schluessel: selbst ? schluessel : undefined,
        principal: request.principal,
        params: request.params,
        query: request.query,
        body: request.body,
        ifMatch: versionOf(request),
        request,
      } as Call<R> // the gate and Fastify's validation established exactly this; their types do not say so
      if (schluessel === undefined || selbst) return answer(request, reply, await handler(call))
      const tun = async () => written(reply, await handler(call))
      return answerWritten(reply, await einmal(services, route, { request, schluessel }, tun))
    },
  })

/**
 * Mounts a contract route. The order of every call is fixed here: sign-in, consent to the terms, anti-forgery,
 * permission, the bank's second factor (all before the body is read), validation, handler, answer checked against the
 * contract. A `rawBody` route lives in a scope of its
 * own, where no parser touches the bytes: the handler reads them from the line and sets its own limit.
 * `T` is a parameter of its own so that `status: 200` stays a literal type in the handler's answer.
 */
export const mount = <R extends Route, const T extends Result<R>>(
  app: FastifyInstance,
  services: Services,
  route: R,
  handler: (call: Call<R>) => Promise<T>,
): void => {
  if (route.rawBody !== true) return void add(app, services, route, handler)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    add(scope, services, route, handler)
  })
}
