import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import type { FreigabenAbfrage, FreigabenAntwort } from '@foerderportal/contract/shared/freigaben/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Lists of releases: stale after every act on one of them. */
export const FREIGABEN_KEY = ['freigaben'] as const

/** By what the list is filtered. */
export type Freigabefilter = Omit<FreigabenAbfrage, 'nach'>

/** What waits for release, of every kind, page by page. */
export const freigabenAbfrage = (filter: Freigabefilter) =>
  infiniteQueryOptions({
    queryKey: [...FREIGABEN_KEY, filter],
    initialPageParam: null as string | null, // the first page is asked for without
    getNextPageParam: ({ nach }: FreigabenAntwort) => nach,
    queryFn: async ({ signal, pageParam }): Promise<FreigabenAntwort> => {
      const query = { ...filter, ...(pageParam !== null && { nach: pageParam }) }
      return (await call(freigabenLesen, { query, signal })).body
    },
  })
