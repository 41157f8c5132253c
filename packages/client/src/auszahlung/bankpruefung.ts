import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type {
  AuszahlungenAbfrage,
  AuszahlungenAntwort,
  Bankpruefung,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { STILL, call } from '../call.ts'
import { dateiHolen } from '../datei.ts'
import { nachsehenSolange } from '../entsteht.ts'
import type { Stand } from '../stand.ts'
import { buildUrl } from '../url.ts'

const SELBST = { ignore: 'alle' } as const

/** A payout request with the bank's check of it, as the server has it. */
export type Bankpruefungsstand = Stand<Bankpruefung>

/** Lists of payout requests: stale after each act on one. */
export const AUSZAHLUNGEN_KEY = ['auszahlungen'] as const
export const bankpruefungKey = (guid: string) => ['bankpruefung', guid] as const

type Antwort = { readonly body: Bankpruefung; readonly version: number | undefined }
const stand = ({ body, version }: Antwort): Bankpruefungsstand => ({ wert: body, version })

export type Auszahlungsfilter = Omit<AuszahlungenAbfrage, 'nach'>

/** Payout requests, the longest waiting first, page by page. */
export const auszahlungenAbfrage = (filter: Auszahlungsfilter) =>
  infiniteQueryOptions({
    queryKey: [...AUSZAHLUNGEN_KEY, filter],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: AuszahlungenAntwort) => nach ?? undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<AuszahlungenAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return (await call(contract.auszahlungenLesen, { query, signal, ...SELBST })).body
    },
  })

/** The check as it is now, for who has been overtaken. */
export const bankpruefungLaden = async (guid: string, signal?: AbortSignal): Promise<Bankpruefungsstand> =>
  stand(await call(contract.bankpruefungLesen, { params: { guid }, signal, ...SELBST }))

/** The check of a request; not fetched again behind the back of who edits it. */
export const bankpruefungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: bankpruefungKey(guid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => bankpruefungLaden(guid, signal),
    ...nachsehenSolange<Bankpruefungsstand>(({ wert: { bescheid } }) => bescheid?.liegtVor === false),
  })

/** The notice as it would be, of the version that is saved: another version is another document. */
export const auszahlungVorschauAbfrage = (guid: string, version: number | undefined) =>
  queryOptions({
    queryKey: [...bankpruefungKey(guid), 'vorschau', version],
    retry: false,
    gcTime: 60_000,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const url = buildUrl(contract.auszahlungVorschau, { params: { guid } })
      return { version, blob: new Blob([await dateiHolen(url, signal)], { type: 'application/pdf' }) }
    },
  })

/** S6-05. What the e-invoice in a file of a request declares; it never changes. */
export const bankRechnungAbfrage = (guid: string, dateiGuid: string) =>
  queryOptions({
    queryKey: [...bankpruefungKey(guid), 'e-rechnung', dateiGuid],
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await call(contract.bankRechnungAuslesen, { params: { guid, dateiGuid }, signal, ...STILL })).body,
  })
