import { UNGELESEN_ABFRAGE_MS } from '@foerderportal/contract/shared/konstanten'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import type { Ungelesen } from '@foerderportal/contract/mitteilungen/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, STILL } from '../call.ts'

/**
 * Unread messages of a company, asked again every 60 seconds while the page is visible (section 4). The browser's cache
 * repeats the request with the ETag that it holds, so that most answers are an empty 304.
 */
export const ungelesenAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: ['mitteilungen', 'ungelesen', unternehmenGuid],
    staleTime: UNGELESEN_ABFRAGE_MS,
    refetchInterval: UNGELESEN_ABFRAGE_MS,
    refetchIntervalInBackground: false,
    retry: false,
    queryFn: async ({ signal }): Promise<Ungelesen> =>
      (await call(ungeleseneZaehlen, { params: { unternehmenGuid }, signal, ...STILL })).body,
  })
