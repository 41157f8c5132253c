import type { Route } from '@foerderportal/contract/shared/route'
import { read, type Arrived } from './requests.ts'

/** What a fake server remembers: the answers it was given, the calls that came, and those it keeps waiting. */

export type TakeBack = () => void

/** Makes the answer to one call; 'lost' when it never arrives. `behind` makes that of the row given before. */
export type Making = (
  request: Request,
  behind: () => Promise<Response | 'lost'> | undefined,
) => Promise<Response | 'lost'>
export type Row = { readonly takes: (request: Request) => boolean; readonly make: Making; left: number }

/** What arrived, for each route, read by its schemas. */
export const arrivals = () => {
  const calls = new Map<Route, Arrived<Route>[]>()
  return {
    of: <R extends Route>(route: R) => (calls.get(route) ?? []) as readonly Arrived<R>[], // read by this very route
    note: async <R extends Route>(route: R, request: Request): Promise<Arrived<R>> => {
      const call = await read(route, request)
      calls.set(route, [...(calls.get(route) ?? []), call])
      return call
    },
  }
}

/** The answers that were given: the latest counts, and before those of every day the test's own. */
export const answerBook = () => {
  const own: Row[] = []
  const usual: Row[] = []
  const writing =
    (to: Row[]) =>
    (takes: Row['takes'], make: Making, times = Infinity): TakeBack => {
      const row: Row = { takes, make, left: times }
      to.unshift(row)
      return () => {
        row.left = 0
      }
    }
  return {
    own: writing(own),
    usual: writing(usual),
    rows: (request: Request): readonly Row[] =>
      [...own, ...usual].filter(({ takes, left }) => left > 0 && takes(request)),
  }
}

/** Calls of a route wait at its gate until it is opened. */
export const gates = () => {
  const closed = new Map<Route, Promise<void>>()
  return {
    pass: (route: Route) => closed.get(route),
    close: (route: Route): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      closed.set(route, promise)
      return () => {
        closed.delete(route)
        resolve()
      }
    },
  }
}
