import type { Answer, Route } from '@foerderportal/contract/shared/route'
import { call, type CallOptions } from './call.ts'
import type { Stand } from './stand.ts'

/** Left out where a route takes nothing. */
type Wenn<O> = Record<string, never> extends O ? [O?] : [O]

const SEINE = { ignore: 'alle' } as const

/** The same options, with whose the refusals are where nobody said so. */
const seine = <R extends Route>(o: CallOptions<R> | undefined): CallOptions<R> =>
  ({ ...SEINE, ...o }) as unknown as CallOptions<R>

/**
 * Calls a route for whoever asked for it: its refusals are shown there (`useVersuch`, `Geladen`). `ignore: []` leaves them
 * to the dialog.
 * @throws ProblemError, as `call`
 */
export const rufen = async <R extends Route>(route: R, ...[o]: Wenn<CallOptions<R>>): Promise<Answer<R>> =>
  (await call(route, seine(o))).body

/** The same of a thing with a version: what it is then, and on which version the next act builds. */
export const bewegen = async <R extends Route & { readonly etag: 'version' }>(
  route: R,
  ...[o]: Wenn<CallOptions<R>>
): Promise<Stand<Answer<R>>> => {
  const { body, version } = await call(route, seine(o))
  return { wert: body, version }
}
