import * as contract from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { BANK_UNTERNEHMEN } from './bank.ts'

/** The De-minimis account of a company and of all that are linked with it. */
export const deMinimisKontoAbfrage = (guid: string) =>
  queryOptions({
    queryKey: [...BANK_UNTERNEHMEN, guid, 'deminimis'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<DeMinimisKonto> =>
      (await call(contract.deMinimisKontoLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })
