import { kettePruefen, protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import type { Fallprotokoll, Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { fallSchluessel } from '../fall.ts'

/** The audit rows of a case, the latest first, a page after the other; with the first the chain is worked out anew. */
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

/** Whether the chain of a company holds: asked when somebody wants to know it, each time anew. */
export const ketteAbfrage = (unternehmen: string) =>
  queryOptions({
    queryKey: ['kette', unternehmen],
    enabled: false,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Kettenpruefung> =>
      (await call(kettePruefen, { params: { guid: unternehmen }, signal, ignore: 'alle' })).body,
  })
