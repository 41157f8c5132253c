import {
  bankFaktorenLesen,
  bankFaktorLoeschen as loeschen,
  bankpersonAnmelden,
  bankpersonenLesen,
} from '@foerderportal/contract/nutzer/bank/routes'
import type { OtpEintrag } from '@foerderportal/contract/nutzer/schema'
import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
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

const BANK_FAKTOREN: readonly string[] = ['bankFaktoren']

/** The second factors of whoever is at the desk, as `zweiteFaktorenAbfrage`. */
export const bankFaktorenAbfrage = () =>
  queryOptions({
    queryKey: BANK_FAKTOREN,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OtpEintrag[]> => (await call(bankFaktorenLesen, { signal })).body,
  })

/** Deletes one of them, as `zweitenFaktorLoeschen`. */
export const bankFaktorLoeschen = async (otpId: string): Promise<void> => {
  await call(loeschen, { params: { otpId }, ignore: [401, 404] })
}
