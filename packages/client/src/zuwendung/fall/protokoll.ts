import { protokollLesen } from '@foerderportal/contract/zuwendung/protokoll/routes'
import type { Fallprotokoll } from '@foerderportal/contract/zuwendung/protokoll/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { fallSchluessel } from '../fall.ts'

/** The audit rows of a case, the latest first, a page after the other; each time the chain is worked out anew. */
export const protokollAbfrage = (guid: string) =>
  infiniteQueryOptions({
    queryKey: [...fallSchluessel(guid), 'protokoll'],
    initialPageParam: undefined as string | undefined, // the first page comes without a number
    getNextPageParam: ({ weitere, zeilen }: Fallprotokoll) =>
      weitere ? String(zeilen.at(-1)?.nr) : undefined,
    queryFn: async ({ signal, pageParam: vor }): Promise<Fallprotokoll> => {
      const query = vor === undefined ? {} : { vor }
      return (await call(protokollLesen, { params: { guid }, query, signal, ignore: 'alle' })).body
    },
  })
