import { vorlagenLesen } from '@foerderportal/contract/zuwendung/routes'
import type { FruehererAntrag } from '@foerderportal/contract/zuwendung/vorlage'
import { queryOptions } from '@tanstack/react-query'
import { ANTRAEGE_KEY } from './antraege.ts'
import { call } from '../call.ts'

/** Applications of a company that a new one can start from. */
export const vorlagenAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    // Below the overview's key: whatever makes the overview stale makes this list stale too.
    queryKey: [...ANTRAEGE_KEY, unternehmenGuid, 'vorlagen'],
    queryFn: async ({ signal }): Promise<FruehererAntrag[]> =>
      (await call(vorlagenLesen, { params: { unternehmenGuid }, signal })).body,
  })
