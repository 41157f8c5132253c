import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/**
 * As useSuspenseQuery, without Suspense: undefined until the answer is there; a failure goes to the error page. What
 * follows a fallback of Suspense React draws 300 ms after it at the earliest, and most answers are there sooner
 * (ADR 0083).
 */
export const useDaten = <D, K extends QueryKey>(abfrage: UseQueryOptions<D, Error, D, K>): D | undefined =>
  useQuery({ ...abfrage, throwOnError: (_, { state }) => state.data === undefined }).data
