import type { Answer, Input, Route } from '@foerderportal/contract/shared/route'
import { authHeaders, fail } from './call.ts'
import { NO_CONNECTION, problemOf } from './problem.ts'
import { buildUrl } from './url.ts'

export type UploadOptions<R extends Route> = {
  readonly query: Input<R, 'query'>
  readonly file: Blob
  /** Share of the file that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
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

type Outcome = { readonly status: number; readonly body: unknown; readonly retryAfter: string | null }

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
    request.addEventListener('error', () =>
      resolve({ status: NO_CONNECTION, body: undefined, retryAfter: null }),
    )
    request.addEventListener('abort', () => reject(new DOMException('Abgebrochen', 'AbortError')))
    o.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(o.file)
  })

/**
 * Sends a file as the raw body of a route, with progress.
 * @throws ProblemError when refused or unreachable; AbortError when `signal` fires.
 */
export const upload = async <R extends Route>(route: R, o: UploadOptions<R>): Promise<Answer<R>> => {
  const url = buildUrl(route, { query: o.query ?? {} })
  const headers = await authHeaders(route.method, url)
  if (o.signal?.aborted) throw new DOMException('Abgebrochen', 'AbortError')
  const { status, body, retryAfter } = await transfer(route.method, url, headers, o)
  if (!isSuccess(status)) return fail(problemOf(status, body, retryAfter), o.ignore)
  return body as Answer<R> // the server answers nothing but the contract's shape (mount.ts)
}
