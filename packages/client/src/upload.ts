import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Answer, Input, Route, RouteImBrowser } from '@foerderportal/contract/shared/route'
import { authHeaders, fail } from './call.ts'
import { NO_CONNECTION, problemOf } from './problem.ts'
import { csrfFromCookies } from './targets.ts'
import { buildUrl } from './url.ts'
import { passes, repetition } from './retry.ts'

export type UploadOptions<R extends Route> = {
  readonly query: Input<R, 'query'>
  readonly file: Blob
  /** Of this very file: sent again under it, also after a reload, it arrives once (S10-05). */
  readonly key?: string
  /** Share of the file that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** The line is lost or the server busy: it waits and goes on by itself; false when it does. */
  readonly onWaiting?: (waits: boolean) => void
  readonly signal?: AbortSignal
  readonly ignore?: readonly number[] | 'alle'
}

const parse = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    // Not JSON: a proxy's page or nothing; the status decides.
    return undefined
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300
const aborted = () => new DOMException('Abgebrochen', 'AbortError')

type Outcome = { readonly status: number; readonly body: unknown; readonly retryAfter: string | null }
const LOST: Outcome = { status: NO_CONNECTION, body: undefined, retryAfter: null }

/** A line on which nothing moves for so long is lost, also where the network does not say so. */
const SILENCE_MS = 120_000

/** Ends a transfer that the network has forgotten: the browser is offline, or nothing moves any more. */
const watchLine = (request: XMLHttpRequest, lose: () => void) => {
  let clock = setTimeout(lose, SILENCE_MS)
  request.upload.addEventListener('progress', () => {
    clearTimeout(clock)
    clock = setTimeout(lose, SILENCE_MS)
  })
  addEventListener('offline', lose)
  request.addEventListener('loadend', () => {
    clearTimeout(clock)
    removeEventListener('offline', lose)
  })
}

/** XMLHttpRequest, because fetch tells nothing about the progress of what it sends. */
const transfer = (method: string, url: string, headers: Record<string, string>, o: UploadOptions<Route>) =>
  new Promise<Outcome>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) o.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: parse(request.responseText),
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    )
    request.addEventListener('error', () => resolve(LOST))
    request.addEventListener('abort', () => reject(aborted()))
    watchLine(request, () => {
      resolve(LOST)
      request.abort()
    })
    o.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(o.file)
  })

const send = async (route: RouteImBrowser, url: string, o: UploadOptions<Route>): Promise<Outcome> => {
  const headers = {
    ...(await authHeaders(route.method, url)),
    ...(o.key === undefined ? {} : { [SCHLUESSEL_HEADER]: o.key }),
  }
  if (o.signal?.aborted) throw aborted()
  return transfer(route.method, url, headers, o)
}

/** As for every unsafe call (call.ts): the first one of a renewed session is refused and brings the new cookie. */
const sendWithFreshCsrf = async (
  route: RouteImBrowser,
  url: string,
  o: UploadOptions<Route>,
): Promise<Outcome> => {
  const before = csrfFromCookies(document.cookie)
  const outcome = await send(route, url, o)
  return outcome.status === 403 && csrfFromCookies(document.cookie) !== before ? send(route, url, o) : outcome
}

/**
 * Sends a file as the raw body of a route, with progress. What fails for a while is repeated from the start, under the
 * same key.
 * @throws ProblemError when refused or unreachable; AbortError when `signal` fires.
 */
export const upload = async <R extends Route>(route: R, o: UploadOptions<R>): Promise<Answer<R>> => {
  const url = buildUrl(route, { query: o.query ?? {} })
  const attempts = repetition(o.signal)
  try {
    for (;;) {
      const { status, body, retryAfter } = await sendWithFreshCsrf(route, url, o)
      if (isSuccess(status)) return body as Answer<R> // the server answers nothing but the contract's shape (mount.ts)
      const error = problemOf(status, body, retryAfter)
      if (passes(error)) o.onWaiting?.(true)
      if (!(await attempts.next(error))) return await fail(error, o.ignore)
      o.onWaiting?.(false)
    }
  } finally {
    attempts.end()
  }
}
