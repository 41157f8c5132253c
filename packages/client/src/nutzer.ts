import {
  entwurfSchluesselLesen,
  nutzerAnlegen,
  nutzerLesen,
  nutzerStatusLesen,
} from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe, NutzerHuelle, NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { isProblem } from './problem.ts'

export const NUTZER_STATUS = ['nutzerStatus'] as const

/**
 * Status of the signed-in user, loaded once and kept until it is invalidated (section 2.2); null when the call
 * answers 404, which means that nobody has registered under this account.
 */
export const nutzerStatusAbfrage = () =>
  queryOptions({
    queryKey: NUTZER_STATUS,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<NutzerStatus | null> => {
      try {
        return (await call(nutzerStatusLesen, { signal, ignore: 'alle' })).body
      } catch (error) {
        if (isProblem(error, 404)) return null
        throw error
      }
    },
  })

/** The signed-in person's own data. */
export const nutzerAbfrage = () =>
  queryOptions({
    queryKey: ['nutzer'],
    queryFn: async ({ signal }): Promise<NutzerHuelle> => (await call(nutzerLesen, { signal })).body,
  })

/** Registers the signed-in person. Field errors (400) and 'Benutzer bereits vorhanden' (412) are shown by the form. */
export const nutzerRegistrieren = async (nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(nutzerAnlegen, { body: nutzer, ignore: [400, 412, 0] })).body

/** Key of the local drafts, base64url of 32 bytes. It belongs into memory only (S10-03). */
export const entwurfSchluesselLaden = async (): Promise<string> =>
  (await call(entwurfSchluesselLesen, { ignore: 'alle', background: true })).body.schluessel
