import { bankpersonAnmelden, bankpersonenLesen } from '@foerderportal/contract/nutzer/sachbearbeitung/routes'
import type { Bankperson } from '@foerderportal/contract/nutzer/sachbearbeitung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/**
 * Who one is at the bank, entered into its register: once for each page load. 401 wants a second factor (S1-11); the
 * guard of the app shows every failure itself.
 */
export const bankanmeldungAbfrage = () =>
  queryOptions({
    queryKey: ['bankanmeldung'],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<Bankperson> =>
      (await call(bankpersonAnmelden, { signal, ignore: 'alle', repeatable: true })).body,
  })

/** Everybody of the bank, to whom a case can be given. */
export const bankpersonenAbfrage = () =>
  queryOptions({
    queryKey: ['bankpersonen'],
    queryFn: async ({ signal }): Promise<Bankperson[]> => (await call(bankpersonenLesen, { signal })).body,
  })
