import { verzichteLesen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** The waivers of a case; the company declares and takes back while somebody works on it, so they are read anew. */
export const verzichteAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['fall', guid, 'verzicht'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Verzicht[]> =>
      (await call(verzichteLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })
