import {
  identVersucheLesen,
  identVersuchVermerken as vermerken,
} from '@foerderportal/contract/identifizierung/bank/routes'
import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Identifications that somebody may have to look at. */
export const identVersucheAbfrage = () =>
  queryOptions({
    queryKey: ['sachbearbeitung', 'identifizierungen'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<IdentVersuch[]> =>
      (await call(identVersucheLesen, { signal, ignore: 'alle' })).body,
  })

/** Notes what one has seen; answers the attempt as it stands then. */
export const identVersuchVermerken = async (guid: string, text: string): Promise<IdentVersuch> =>
  (await call(vermerken, { params: { guid }, body: { text }, ignore: 'alle' })).body
