import { GEPACKT_AB_BYTES } from '@foerderportal/contract/shared/gepackt'
import { CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Answer, Input, Route, RouteImBrowser } from '@foerderportal/contract/shared/route'
import { schluesselFuer, type Aufrufschluessel } from './aufrufschluessel.ts'
import { askToRepeat, currentToken, reportProblem, requestTerms } from './environment.ts'
import { asksForTerms, ProblemError, problemOf, unreachable } from './problem.ts'
import { serverzeitMerken } from './serverzeit.ts'
import { csrfFromCookies, needsCsrf, takesToken } from './targets.ts'
import { buildUrl, type Params, type Query } from './url.ts'
import { passes, repetition, type Repetition } from './retry.ts'

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : undefined extends V
    ? { readonly [P in K]?: V }
    : Record<string, never> extends V
      ? { readonly [P in K]?: V }
      : { readonly [P in K]: V }

/** What a call takes: the parts that its route declares, the version it builds on, and how to give up. */
export type CallOptions<R extends Route> = Part<'params', Input<R, 'params'>> &
  Part<'query', Input<R, 'query'>> &
  Part<'body', Input<R, 'body'>> & {
    /** Row version for `If-Match`; a stale one answers 409 (S11-05). */
    readonly ifMatch?: number | undefined
    readonly signal?: AbortSignal | undefined
    /** Statuses that the caller shows itself, so that no modal opens. 'alle' for every status. */
    readonly ignore?: readonly number[] | 'alle'
    /** Sending it twice does no harm: the server answers a second one like the first. Reading calls always are. */
    readonly repeatable?: true
    /** Nobody waits for the answer (polling): it is not repeated and says nothing when it fails to get through. */
    readonly background?: true
  }

/** Of a call that nobody asked for: it opens no dialog when it fails, and what was known stays. */
export type Still = Pick<Loose, 'background' | 'ignore'>
export const STILL = { background: true, ignore: 'alle' } as const satisfies Still

/** A successful answer; `version` from its ETag where the document has one. */
export type CallResult<R extends Route> = { readonly body: Answer<R>; readonly version: number | undefined }

type Loose = {
  params?: Params
  query?: Query
  body?: unknown
  ifMatch?: number
  signal?: AbortSignal
  ignore?: readonly number[] | 'alle'
  repeatable?: true
  background?: true
}

/** Headers that every call to the services carries: bearer, and anti-forgery where it is due. */
export const authHeaders = async (method: string, url: string): Promise<Record<string, string>> => {
  const { origin } = location
  const token = takesToken(url, origin) ? await currentToken() : undefined
  const csrf = needsCsrf(method, url, origin, token) ? csrfFromCookies(document.cookie) : undefined
  return {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(csrf === undefined ? {} : { [CSRF_HEADER]: csrf }),
  }
}

type Packed = { readonly body: BodyInit | null; readonly headers: Record<string, string> }

/** A long body goes packed: a form with 40 machines takes a tenth (ADR 0026). */
const pack = async (value: unknown): Promise<Packed> => {
  if (value === undefined) return { body: null, headers: {} }
  const body = JSON.stringify(value)
  const headers = { 'content-type': 'application/json' }
  if (body.length < GEPACKT_AB_BYTES || typeof CompressionStream === 'undefined') return { body, headers }
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'))
  // As a whole: a browser sends a stream over HTTP/2 only.
  return {
    body: await new Response(packed).arrayBuffer(),
    headers: { ...headers, 'content-encoding': 'gzip' },
  }
}

type Sent = Loose & { readonly schluessel: Aufrufschluessel }

const send = async (route: RouteImBrowser, url: string, o: Sent): Promise<Response> => {
  const packed = await pack(o.body)
  const headers = {
    ...(await authHeaders(route.method, url)),
    ...packed.headers,
    ...o.schluessel.header,
    ...(o.ifMatch === undefined ? {} : { 'if-match': `"${o.ifMatch}"` }),
  }
  const { method } = route
  const antwort = await fetch(url, {
    method,
    headers,
    body: packed.body,
    signal: o.signal ?? null,
    credentials: 'same-origin',
  })
  serverzeitMerken(antwort)
  return antwort
}

/**
 * The anti-forgery cookie is bound to the session and arrives with the first answer of a new one. An unsafe call that
 * was refused while it brought the fresh cookie is therefore repeated once; nothing was done the first time.
 */
const sendWithFreshCsrf = async (route: RouteImBrowser, url: string, o: Sent): Promise<Response> => {
  const before = csrfFromCookies(document.cookie)
  const response = await send(route, url, o)
  const renewed = response.status === 403 && csrfFromCookies(document.cookie) !== before
  if (!renewed || route.method === 'GET') return response
  // Unread it would hold its connection.
  void response.body?.cancel()
  return send(route, url, o)
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const readBody = async (response: Response): Promise<unknown> => {
  const content = await response.text()
  if (content === '') return undefined
  try {
    return JSON.parse(content)
  } catch {
    // A proxy's HTML page: its status says enough, its text is for no screen.
    return undefined
  }
}

const VERSION = /^(?:W\/)?"(\d+)"$/
const versionOf = (etag: string | null): number | undefined => {
  const digits = VERSION.exec(etag ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const isIgnored = (error: ProblemError, ignore: Loose['ignore']) =>
  ignore === 'alle' || ignore?.includes(error.status)

/**
 * Reports a failure to the global listener unless the caller shows it itself. The terms come before everything: while
 * the page is left for them, the call stays without an answer.
 */
export const fail = async (error: ProblemError, ignore: Loose['ignore']): Promise<never> => {
  if (asksForTerms(error)) await requestTerms(error)
  else if (!isIgnored(error, ignore)) reportProblem(error)
  throw error
}

type Result = { readonly body: unknown; readonly version: number | undefined }

const attempt = async (route: RouteImBrowser, url: string, o: Sent): Promise<Result | ProblemError> => {
  try {
    const response = await sendWithFreshCsrf(route, url, o)
    const body = await readBody(response)
    if (!response.ok) return problemOf(response.status, body, response.headers.get('retry-after'))
    return { body, version: versionOf(response.headers.get('etag')) }
  } catch (error) {
    if (isAbort(error)) throw error
    return unreachable()
  }
}

/**
 * Whether a failed call is sent again (S10-02): what may be repeated waits and goes by itself; of everything else
 * nobody knows whether it arrived, so the user decides, unless the caller tells him itself.
 */
const isRepeated = async (route: RouteImBrowser, o: Loose, error: ProblemError, attempts: Repetition) => {
  if (o.background || !passes(error)) return false
  if (route.method === 'GET' || o.repeatable) return attempts.next(error)
  return isIgnored(error, o.ignore) ? false : askToRepeat(error)
}

const execute = async (route: RouteImBrowser, o: Loose): Promise<Result> => {
  const url = buildUrl(route, o)
  const attempts = repetition(o.signal)
  const schluessel = schluesselFuer(route, url, o.body)
  try {
    for (;;) {
      const result = await attempt(route, url, { ...o, schluessel })
      schluessel.beantwortet(result instanceof ProblemError ? result : undefined)
      if (!(result instanceof ProblemError)) return result
      if (!(await isRepeated(route, o, result, attempts)))
        return await fail(result, o.background ? 'alle' : o.ignore)
    }
  } finally {
    attempts.end()
  }
}

/**
 * Calls a route of the contract.
 * @throws Error when a required parameter is missing (before sending); ProblemError for every other failure;
 * AbortError when `signal` fires.
 */
export const call = async <R extends Route>(
  route: R,
  ...[options]: Record<string, never> extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>]
): Promise<CallResult<R>> =>
  // The contract is the authority for the shape: the server refuses to answer anything else (mount.ts).
  (await execute(route, (options ?? {}) as Loose)) as CallResult<R>
