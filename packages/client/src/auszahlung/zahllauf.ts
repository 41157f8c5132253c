import * as contract from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type {
  ErgebnisEingabe,
  ZahllaeufeAntwort,
  Zahllauf,
  ZahllaufFreigebenEingabe,
} from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahlungsdateiName, type ZahllaufStatus } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { dateiHerunterladen } from '../datei.ts'
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
      return (await call(contract.zahllaeufeLesen, { query, signal })).body
    },
  })

export const zahllaufAbfrage = (guid: string) =>
  queryOptions({
    queryKey: zahllaufKey(guid),
    queryFn: async ({ signal }): Promise<Zahllauf> =>
      (await call(contract.zahllaufLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })

/** @throws ProblemError */
export const zahllaufAnlegen = async (programm: Programm): Promise<Zahllauf> =>
  (await call(contract.zahllaufAnlegen, { body: { programm }, ignore: 'alle' })).body

/** @throws ProblemError, as all acts on a run */
export const postenAusnehmen = async (guid: string, posten: number[], grund: string): Promise<Zahllauf> =>
  (await call(contract.postenAusnehmen, { params: { guid }, body: { posten, grund }, ignore: 'alle' })).body

export const zahllaufVorlegen = async (guid: string): Promise<Zahllauf> =>
  (await call(contract.zahllaufVorlegen, { params: { guid }, ignore: 'alle' })).body

export const zahllaufZurueckgeben = async (guid: string, grund: string): Promise<Zahllauf> =>
  (await call(contract.zahllaufZurueckgeben, { params: { guid }, body: { grund }, ignore: 'alle' })).body

/** 401 where the sign-in is older than the act allows. */
export const zahllaufFreigeben = async (guid: string, eingabe: ZahllaufFreigebenEingabe): Promise<Zahllauf> =>
  (await call(contract.zahllaufFreigeben, { params: { guid }, body: eingabe, ignore: 'alle' })).body

export const zahllaufVerwerfen = async (guid: string, grund: string): Promise<Zahllauf> =>
  (await call(contract.zahllaufVerwerfen, { params: { guid }, body: { grund }, ignore: 'alle' })).body

export const einreichungVermerken = async (guid: string, referenz: string): Promise<Zahllauf> =>
  (await call(contract.einreichungVermerken, { params: { guid }, body: { referenz }, ignore: 'alle' })).body

export const ergebnisVermerken = async (guid: string, eingabe: ErgebnisEingabe): Promise<Zahllauf> =>
  (await call(contract.ergebnisVermerken, { params: { guid }, body: eingabe, ignore: 'alle' })).body

/** S6-08: the run is to end, for its day has passed. */
export const zahllaufVerfallVorlegen = async (guid: string, grund: string): Promise<Zahllauf> =>
  (await call(contract.zahllaufVerfallVorlegen, { params: { guid }, body: { grund }, ignore: 'alle' })).body

export const zahllaufVerfallZurueckgeben = async (
  guid: string,
  verfall: string,
  grund: string,
): Promise<Zahllauf> =>
  (
    await call(contract.zahllaufVerfallZurueckgeben, {
      params: { guid },
      body: { verfall, grund },
      ignore: 'alle',
    })
  ).body

export const zahllaufVerfallen = async (guid: string, verfall: string): Promise<Zahllauf> =>
  (await call(contract.zahllaufVerfallen, { params: { guid }, body: { verfall }, ignore: 'alle' })).body

/** The payment file, to keep. */
export const zahllaufHerunterladen = (
  lauf: Pick<Zahllauf, 'guid' | 'nr' | 'status' | 'tagVerpasst'>,
): Promise<void> =>
  dateiHerunterladen(
    buildUrl(contract.zahllaufHerunterladen, { params: { guid: lauf.guid } }),
    zahlungsdateiName(lauf),
  )
