import * as contract from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { ZahllaeufeAntwort, Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahlungsdateiName, type ZahllaufStatus } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { dateiHerunterladen } from '../datei.ts'
import { rufen } from '../rufen.ts'
import { buildUrl } from '../url.ts'

/** Lists of runs: stale after every act on one of them. */
export const ZAHLLAEUFE_KEY = ['zahllaeufe'] as const
export const zahllaufKey = (guid: string) => ['zahllauf', guid] as const

/** Runs, page by page, and with the first what could be paid. */
export const zahllaeufeAbfrage = (status: ZahllaufStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ZAHLLAEUFE_KEY, status],
    initialPageParam: null as string | null, // the first page is asked for without
    getNextPageParam: ({ nach }: ZahllaeufeAntwort) => nach,
    queryFn: async ({ signal, pageParam }): Promise<ZahllaeufeAntwort> => {
      const query = { ...(status && { status }), ...(pageParam !== null && { nach: pageParam }) }
      return rufen(contract.zahllaeufeLesen, { query, signal, ignore: [] })
    },
  })

export const zahllaufAbfrage = (guid: string) =>
  queryOptions({
    queryKey: zahllaufKey(guid),
    queryFn: ({ signal }): Promise<Zahllauf> => rufen(contract.zahllaufLesen, { params: { guid }, signal }),
  })

/** The payment file, to keep. */
export const zahllaufHerunterladen = (
  lauf: Pick<Zahllauf, 'guid' | 'nr' | 'status' | 'tagVerpasst'>,
): Promise<void> =>
  dateiHerunterladen(
    buildUrl(contract.zahllaufHerunterladen, { params: { guid: lauf.guid } }),
    zahlungsdateiName(lauf),
  )
