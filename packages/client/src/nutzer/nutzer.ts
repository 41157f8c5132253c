import {
  nutzerLesen,
  nutzerAnlegen,
  nutzerAendern as aendern,
  loginDatenAendern as loginAendern,
  otpListeLesen,
  otpLoeschen,
} from '@foerderportal/contract/nutzer/routes'
import type {
  NutzerHuelle,
  NutzerEingabe,
  LoginDaten,
  OtpEintrag,
} from '@foerderportal/contract/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { isProblem } from '../problem.ts'

/** The signed-in person's own data. */
export const nutzerAbfrage = () =>
  queryOptions({
    queryKey: ['nutzer'],
    queryFn: async ({ signal }): Promise<NutzerHuelle> => (await call(nutzerLesen, { signal })).body,
  })

/** The signed-in person as registered; null when nobody has registered under this account. */
export const registrierterNutzerAbfrage = () =>
  queryOptions({
    queryKey: ['nutzer', 'registriert'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<NutzerHuelle | null> => {
      try {
        return (await call(nutzerLesen, { signal, ignore: [404] })).body
      } catch (error) {
        if (isProblem(error, 404)) return null
        throw error
      }
    },
  })

/** What the forms show themselves: wrong fields, a refusal, no connection, a server that is busy. */
const SELBST = [0, 400, 412, 429, 503] as const

/** Registers the signed-in person. */
export const nutzerRegistrieren = async (nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(nutzerAnlegen, { body: nutzer, ignore: SELBST })).body

/** Changes the signed-in person's own data, starting from the state `guid`; answers the new one. 409: there is a newer state. */
export const nutzerAendern = async (guid: string, nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(aendern, { query: { guid }, body: nutzer, ignore: [...SELBST, 409] })).body

/** Changes user name and mail address; answers whether something is different now. 401: the login is too old for it. */
export const loginDatenAendern = async (query: LoginDaten): Promise<boolean> =>
  (await call(loginAendern, { query, ignore: [...SELBST, 401] })).body.updated

/** Their lists are of one type, whoever asks. */
const ZWEITE_FAKTOREN: readonly string[] = ['nutzer', 'otp']

/**
 * The second factors of the signed-in person. They are added on the provider's own pages, so that the list is read
 * anew whenever its screen opens.
 */
export const zweiteFaktorenAbfrage = () =>
  queryOptions({
    queryKey: ZWEITE_FAKTOREN,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OtpEintrag[]> => (await call(otpListeLesen, { signal })).body,
  })

/**
 * Deletes a second factor. 401 means that the login is older than 30 seconds: sign in again with `prompt: 'login'`,
 * then repeat. 404: it is gone already. The screen shows both itself.
 */
export const zweitenFaktorLoeschen = async (otpId: string): Promise<void> => {
  await call(otpLoeschen, { params: { otpId }, ignore: [401, 404] })
}
