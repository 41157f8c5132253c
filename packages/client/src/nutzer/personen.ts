import { personenSuchen } from '@foerderportal/contract/nutzer/bank/routes'
import type { PortalPerson } from '@foerderportal/contract/nutzer/bank/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Users of the portal by a part of their name or address. */
export const personenAbfrage = (text: string) =>
  queryOptions({
    queryKey: ['sachbearbeitung', 'personen', text],
    queryFn: async ({ signal }): Promise<PortalPerson[]> =>
      (await call(personenSuchen, { query: { text }, signal, ignore: 'alle' })).body,
  })
