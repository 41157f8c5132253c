import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/routes'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The overviews of all companies, and what is listed with them: stale after every step of an application. */
export const ANTRAEGE_KEY = ['zuwendung', 'uebersicht'] as const

/** Invitations of a company with the applications that were made from them. */
export const antraegeAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: [...ANTRAEGE_KEY, unternehmenGuid],
    queryFn: async ({ signal }): Promise<AntragUebersicht[]> =>
      (await call(antragUebersichtLesen, { params: { unternehmenGuid }, query: {}, signal })).body,
  })
