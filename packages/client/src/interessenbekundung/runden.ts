import * as vertrag from '@foerderportal/contract/interessenbekundung/bank/routes'
import type {
  ReihungAbfrage,
  ReihungAntwort,
} from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import type {
  RundeAntwort,
  RundenAbfrage,
  RundenAntwort,
} from '@foerderportal/contract/interessenbekundung/bank/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nachsehenSolange } from '../entsteht.ts'
import { bewegen, rufen } from '../rufen.ts'
import type { Stand } from '../stand.ts'

/** A round as the server has it. */
export type Rundenstand = Stand<RundeAntwort>

/** Everything about rounds: stale after each act with one. */
export const RUNDEN_KEY = ['runden'] as const
export const rundeKey = (guid: string) => [...RUNDEN_KEY, guid] as const

export type Rundenfilter = Omit<RundenAbfrage, 'nach'>

/** All rounds, page by page. */
export const rundenAbfrage = (filter: Rundenfilter) =>
  infiniteQueryOptions({
    queryKey: [...RUNDEN_KEY, 'liste', filter],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: RundenAntwort) => nach ?? undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<RundenAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return rufen(vertrag.rundenLesen, { query, signal })
    },
  })

export const rundeAbfrage = (guid: string) =>
  queryOptions({
    queryKey: rundeKey(guid),
    queryFn: ({ signal }): Promise<Rundenstand> => bewegen(vertrag.rundeLesen, { params: { guid }, signal }),
    // its list is frozen a minute after the end of the period
    ...nachsehenSolange<Rundenstand>(({ wert }) => wert.stand === 'ABGELAUFEN'),
  })

/** What a new round begins with. */
export const rundeVorschlagAbfrage = (programm: string | undefined) =>
  queryOptions({
    queryKey: [...RUNDEN_KEY, 'vorschlag', programm],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) =>
      rufen(vertrag.rundeVorschlagLesen, { query: programm === undefined ? {} : { programm }, signal }),
  })

export type Reihungsfilter = Omit<ReihungAbfrage, 'nach'>

/** A page of the ranking. */
export const reihungSeiteLesen = (
  guid: string,
  query: ReihungAbfrage,
  signal: AbortSignal,
): Promise<ReihungAntwort> => rufen(vertrag.reihungLesen, { params: { guid }, query, signal })

/** The ranking, page by page; its query is big enough to be kept by its filter. */
export const reihungAbfrage = (guid: string, filter: Reihungsfilter) =>
  infiniteQueryOptions({
    queryKey: [...rundeKey(guid), 'reihung', filter],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: ReihungAntwort) => (nach === null ? undefined : String(nach)),
    queryFn: async ({ signal, pageParam: nach }): Promise<ReihungAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return reihungSeiteLesen(guid, query, signal)
    },
  })
