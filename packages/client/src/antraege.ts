import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/routes'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const uebersichtKey = (unternehmenGuid: string) => ['zuwendung', 'uebersicht', unternehmenGuid] as const

/** Invitations of a company with the applications that were made from them. */
export const antraegeAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: uebersichtKey(unternehmenGuid),
    queryFn: async ({ signal }): Promise<AntragUebersicht[]> =>
      (await call(antragUebersichtLesen, { params: { unternehmenGuid }, query: {}, signal })).body,
  })
