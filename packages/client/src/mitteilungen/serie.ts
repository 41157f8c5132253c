import * as vertrag from '@foerderportal/contract/mitteilungen/serie/routes'
import type { Serie, SerieVorschau, Serienzeile } from '@foerderportal/contract/mitteilungen/serie/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const SELBST = { ignore: 'alle' } as const
const SERIEN = ['serien'] as const

/** How often one that is being sent is asked for. */
const FORTSCHRITT_MS = 1_000

/** To whom it goes; `faelle` with commas between. Read once: what is sent is what was seen. */
export const serieVorschauAbfrage = (faelle: string) =>
  queryOptions({
    queryKey: ['serieVorschau', faelle],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<SerieVorschau> =>
      (await call(vertrag.serieVorschauLesen, { query: { faelle }, signal, ...SELBST })).body,
  })

/** The latest ones. */
export const serienAbfrage = () =>
  queryOptions({
    queryKey: [...SERIEN, 'liste'],
    queryFn: async ({ signal }): Promise<Serienzeile[]> =>
      (await call(vertrag.serienLesen, { signal, ...SELBST })).body,
  })

const wartetNoch = (serie: Serie | undefined): boolean =>
  serie?.faelle.some(({ stand }) => stand === 'WARTET') ?? false

/** One with what became of it, until it has all been tried. */
export const serieAbfrage = (guid: string) =>
  queryOptions({
    queryKey: [...SERIEN, guid],
    queryFn: async ({ signal }): Promise<Serie> =>
      (await call(vertrag.serieLesen, { params: { guid }, signal, ...SELBST })).body,
    refetchInterval: ({ state }) => (wartetNoch(state.data) ? FORTSCHRITT_MS : false),
  })
