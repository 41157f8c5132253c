import { nutzerAnlegen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { isProblem } from '../problem.ts'

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

/** What the form shows itself: wrong fields, a refusal, no connection, a server that is busy. */
const SELBST = [0, 400, 412, 503] as const

/** Registers the signed-in person. */
export const nutzerRegistrieren = async (nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(nutzerAnlegen, { body: nutzer, ignore: SELBST })).body
