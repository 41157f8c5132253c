import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { isProblem } from '../problem.ts'

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
