import { isProblem, type ProblemError } from '@foerderportal/client/problem'
import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'

/** Nothing is behind the address, or nothing for who asks: then the whole page says it, and where one goes on. */
export const istNichtDa = (error: unknown): error is ProblemError => isProblem(error, 400, 403, 404)

/**
 * What the address of a page names. Where that is not there, the page of a missing thing comes instead of this one; what
 * fails otherwise is said where it would stand.
 */
export const useGegenstand = <T, K extends QueryKey>(
  abfrage: UseQueryOptions<T, DefaultError, T, K>,
): UseQueryResult<T> =>
  useQuery({
    ...abfrage,
    throwOnError: (error, { state }) => state.data === undefined && istNichtDa(error),
  })
