import { otpListeLesen, otpLoeschen } from '@foerderportal/contract/nutzer/otp'
import type { OtpEintrag } from '@foerderportal/contract/nutzer/otpSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const ZWEITE_FAKTOREN = ['nutzer', 'otp'] as const

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
