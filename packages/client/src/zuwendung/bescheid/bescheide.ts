import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, type Still } from '../../call.ts'

/** The notices of a company. Others retrieve them too, so they are read anew whenever one looks. */
export const bescheideAbfrage = (unternehmenGuid: string, still: Still = {}) =>
  queryOptions({
    queryKey: ['zuwendung', 'bescheide', unternehmenGuid],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BescheidAnsicht[]> =>
      (await call(bescheideLesen, { params: { unternehmenGuid }, signal, ...still })).body,
  })
