import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Parsed, Route } from '@foerderportal/contract/shared/route'
import * as z from 'zod/mini'

/** A call as it arrived: its parts as the contract reads them, or a sentence that says what the contract refuses. */
export type Arrived<R extends Route> = {
  readonly params: Parsed<R, 'params'>
  readonly query: Parsed<R, 'query'>
  readonly body: Parsed<R, 'body'>
  readonly headers: Headers
  /** The bytes of a file that is uploaded. */
  readonly file: Blob | undefined
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Reads the parameters of an address that belongs to the path of a route; undefined for every other address. */
const paramsOf = (path: string, pathname: string): Record<string, string> | undefined => {
  const pattern = path
    .split(/(:[A-Za-z]\w*)/)
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escaped(part)))
    .join('')
  const found = new RegExp(`^${pattern}$`).exec(pathname)
  if (found === null) return undefined
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

export const belongsTo = (route: Route, request: Request): boolean =>
  request.method === route.method && paramsOf(route.path, new URL(request.url).pathname) !== undefined

/** As the server reads a query: a name that stands there twice is a list. */
const queryOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...more] = search.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )

/** A long body comes packed (ADR 0026). */
const textOf = (request: Request): Promise<string> => {
  const packed = request.headers.get('content-encoding') === 'gzip' && request.body !== null
  return packed
    ? new Response(request.body.pipeThrough(new DecompressionStream('gzip'))).text()
    : request.text()
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await textOf(request)
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Reads a call by the schemas of its route, as the server does before a use case sees it.
 * @throws Error that says which part the contract refuses
 */
export const read = async <R extends Route>(route: R, request: Request): Promise<Arrived<R>> => {
  const url = new URL(request.url)
  const part = (name: 'params' | 'query' | 'body', value: unknown): unknown => {
    const schema = route[name]
    if (schema === undefined) return undefined
    const { success, data, error } = z.safeParse(schema, value)
    if (success) return data
    throw new Error(`${name}, den der Vertrag nicht nimmt: ${z.prettifyError(error)}`)
  }
  if (route.aufrufschluessel === 'noetig' && !request.headers.has(SCHLUESSEL_HEADER))
    throw new Error(`der Kopf ${SCHLUESSEL_HEADER} fehlt (S10-05)`)
  return {
    params: part('params', paramsOf(route.path, url.pathname)),
    query: part('query', queryOf(url.searchParams)),
    body: part('body', route.body && (await bodyOf(request.clone()))),
    headers: request.headers,
    file: route.rawBody && (await request.clone().blob()),
  } as Arrived<R> // each part was read by the schema that the type is made from
}
