import type { RouteImBrowser } from '@foerderportal/contract/shared/route'

export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>
export type Query = Readonly<Record<string, unknown>>

const missing = (name: string) => new Error(`Der Parameter ${name} muss angegeben sein.`)

const isGiven = (value: unknown): value is string | number | boolean =>
  value !== undefined && value !== null && value !== ''

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
 * What the contract requires and nobody gave is refused here (section 5).
 * @throws Error 'Der Parameter x muss angegeben sein.' before anything is sent.
 */
export const buildUrl = (
  route: Pick<RouteImBrowser, 'path' | 'pflicht'>,
  { params = {}, query = {} }: { params?: Params | undefined; query?: Query | undefined } = {},
): string => {
  const path = route.path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (!isGiven(value)) throw missing(name)
    return encodeURIComponent(String(value))
  })
  for (const name of route.pflicht ?? []) if (!isGiven(query[name])) throw missing(name)
  return path + queryString(query)
}
