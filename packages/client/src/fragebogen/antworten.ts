import { fallFrageboegenLesen, fassungAuswerten } from '@foerderportal/contract/fragebogen/bank/routes'
import type { Auswertung, FallFrageboegen } from '@foerderportal/contract/fragebogen/bank/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What all answered to a version; the page says why when it can't be read. */
export const auswertungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['fragebogen', 'auswertung', guid],
    queryFn: async ({ signal }): Promise<Auswertung> =>
      (await call(fassungAuswerten, { params: { guid }, signal, ignore: 'alle' })).body,
  })

/** The questionnaires of a case. */
export const fallFrageboegenAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: ['fall', geschaeft, 'fragebogen'],
    queryFn: async ({ signal }): Promise<FallFrageboegen> =>
      (await call(fallFrageboegenLesen, { params: { guid: geschaeft }, signal, ignore: 'alle' })).body,
  })
