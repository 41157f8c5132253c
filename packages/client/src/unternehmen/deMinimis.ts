import * as contract from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import type {
  BeihilfeEingabe,
  DeMinimisKonto,
  VerbindungEingabe,
} from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
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

export const verbindungErfassen = async (guid: string, body: VerbindungEingabe): Promise<DeMinimisKonto> =>
  (await call(contract.verbindungErfassen, { params: { guid }, body, ignore: 'alle' })).body

export const verbindungLoesen = async (guid: string, anderes: string): Promise<DeMinimisKonto> =>
  (await call(contract.verbindungLoesen, { params: { guid, anderes }, ignore: 'alle' })).body

export const beihilfeErfassen = async (guid: string, body: BeihilfeEingabe): Promise<DeMinimisKonto> =>
  (await call(contract.beihilfeErfassen, { params: { guid }, body, ignore: 'alle' })).body

export const beihilfeStreichen = async (
  guid: string,
  beihilfe: string,
  grund: string,
): Promise<DeMinimisKonto> =>
  (await call(contract.beihilfeStreichen, { params: { guid, beihilfe }, body: { grund }, ignore: 'alle' }))
    .body
