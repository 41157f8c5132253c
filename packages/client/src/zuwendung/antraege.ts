import { antragUebersichtLesen, vorlagenLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, type Still } from '../call.ts'
import { ofProduktgruppe } from '../environment.ts'
import type { FruehererAntrag } from '@foerderportal/contract/zuwendung/antrag/vorlage'

/** The overviews of all companies, and what is listed with them: stale after every step of an application. */
export const ANTRAEGE_KEY = ['zuwendung', 'uebersicht'] as const

/** Invitations of a company with the applications that were made from them. */
export const antraegeAbfrage = (unternehmenGuid: string, still: Still = {}) =>
  queryOptions({
    queryKey: [...ANTRAEGE_KEY, unternehmenGuid],
    queryFn: async ({ signal }): Promise<AntragUebersicht[]> =>
      (
        await call(antragUebersichtLesen, {
          params: { unternehmenGuid },
          query: ofProduktgruppe(),
          signal,
          ...still,
        })
      ).body,
  })

/** Applications of a company that a new one can start from. */
export const vorlagenAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    // Below the overview's key: whatever makes the overview stale makes this list stale too.
    queryKey: [...ANTRAEGE_KEY, unternehmenGuid, 'vorlagen'],
    queryFn: async ({ signal }): Promise<FruehererAntrag[]> =>
      (await call(vorlagenLesen, { params: { unternehmenGuid }, signal })).body,
  })
