import type { Route } from '@foerderportal/contract/shared/route'

export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>
export type Query = Readonly<Record<string, unknown>>

const missing = (name: string) => new Error(`Der Parameter ${name} muss angegeben sein.`)

const isGiven = (value: unknown): value is string | number | boolean =>
  value !== undefined && value !== null && value !== ''

type Segment = PropertyKey | { readonly key: PropertyKey }
const nameOf = (segment: Segment | undefined): string =>
  segment === undefined ? '' : String(typeof segment === 'object' ? segment.key : segment)

/** A query is refused before sending when the contract requires a parameter that is absent (section 5). */
const requireQuery = (route: Route, query: Query): void => {
  const result = route.query?.['~standard'].validate(query)
  if (result === undefined || result instanceof Promise || result.issues === undefined) return
  const [name] = result.issues
    .map((issue) => nameOf(issue.path?.[0]))
    .filter((key) => key !== '' && !isGiven(query[key]))
  if (name !== undefined) throw missing(name)
}

const queryString = (query: Query): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isGiven(one)) search.append(key, String(one))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The relative address of a call: `:name` parameters filled in and encoded, query appended (arrays repeat the key).
 * @throws Error 'Der Parameter x muss angegeben sein.' before anything is sent.
 */
export const buildUrl = (
  route: Pick<Route, 'path' | 'query'> & Partial<Route>,
  { params = {}, query = {} }: { params?: Params | undefined; query?: Query | undefined } = {},
): string => {
  const path = route.path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (!isGiven(value)) throw missing(name)
    return encodeURIComponent(String(value))
  })
  requireQuery(route as Route, query)
  return path + queryString(query)
}
