import { nutzerAnlegen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { isProblem } from './problem.ts'

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

/** Registers the signed-in person. Field errors (400) and 'Benutzer bereits vorhanden' (412) are shown by the form. */
export const nutzerRegistrieren = async (nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(nutzerAnlegen, { body: nutzer, ignore: [400, 412, 0] })).body
