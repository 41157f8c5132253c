import { rechnungAuslesen } from '@foerderportal/contract/auszahlung/rechnung/routes'
import type { ERechnungAntwort } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, STILL } from '../call.ts'
import { isProblem } from '../problem.ts'

const NOCH_EINMAL_MS = 5_000
const VERSUCHE = 60

/** S6-05. What an invoice file declares. Nobody waits for it; a file that the virus scan still holds is asked for again. */
export const eRechnungAbfrage = (guid: string, dateiUuid: string) =>
  queryOptions<ERechnungAntwort>({
    queryKey: ['e-rechnung', guid, dateiUuid],
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state: { error, errorUpdateCount } }) =>
      isProblem(error, 412) && errorUpdateCount < VERSUCHE && NOCH_EINMAL_MS,
    queryFn: async ({ signal }) =>
      (await call(rechnungAuslesen, { params: { guid, dateiUuid }, signal, ...STILL })).body,
  })
