import * as vertrag from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { Entfallgrund } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { StaffelVorbereitenEingabe } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
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
import { call } from '../call.ts'
import { nachsehenSolange } from '../entsteht.ts'
import type { Stand } from '../stand.ts'

const SELBST = { ignore: 'alle' } as const

/** A round as the server has it. */
export type Rundenstand = Stand<RundeAntwort>

/** Everything about rounds: stale after each act with one. */
export const RUNDEN_KEY = ['runden'] as const
export const rundeKey = (guid: string) => [...RUNDEN_KEY, guid] as const

const stand = ({ body, version }: { body: RundeAntwort; version: number | undefined }): Rundenstand => ({
  wert: body,
  version,
})

export type Rundenfilter = Omit<RundenAbfrage, 'nach'>

/** All rounds, page by page. */
export const rundenAbfrage = (filter: Rundenfilter) =>
  infiniteQueryOptions({
    queryKey: [...RUNDEN_KEY, 'liste', filter],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: RundenAntwort) => nach ?? undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<RundenAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return (await call(vertrag.rundenLesen, { query, signal, ...SELBST })).body
    },
  })

export const rundeAbfrage = (guid: string) =>
  queryOptions({
    queryKey: rundeKey(guid),
    queryFn: async ({ signal }): Promise<Rundenstand> =>
      stand(await call(vertrag.rundeLesen, { params: { guid }, signal, ...SELBST })),
    // its list is frozen a minute after the end of the period
    ...nachsehenSolange<Rundenstand>(({ wert }) => wert.stand === 'ABGELAUFEN'),
  })

/** What a new round begins with. */
export const rundeVorschlagAbfrage = (programm: string | undefined) =>
  queryOptions({
    queryKey: [...RUNDEN_KEY, 'vorschlag', programm],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await call(vertrag.rundeVorschlagLesen, {
          query: programm === undefined ? {} : { programm },
          signal,
          ...SELBST,
        })
      ).body,
  })

export type Reihungsfilter = Omit<ReihungAbfrage, 'nach'>

/** A page of the ranking. */
export const reihungSeiteLesen = async (
  guid: string,
  query: ReihungAbfrage,
  signal: AbortSignal,
): Promise<ReihungAntwort> =>
  (await call(vertrag.reihungLesen, { params: { guid }, query, signal, ...SELBST })).body

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

/** Plans a round. */
export const rundeAnlegen = async (body: RundeAngaben): Promise<Rundenstand> =>
  stand(await call(vertrag.rundeAnlegen, { body, ...SELBST }))

/** Changes a planned one on the version that was read. */
export const rundeAendern = async (
  guid: string,
  body: RundeAngaben,
  ifMatch: number | undefined,
): Promise<Rundenstand> =>
  stand(await call(vertrag.rundeAendern, { params: { guid }, body, ifMatch, ...SELBST }))

/** Discards a planned one that is still the version that was read. */
export const rundeVerwerfen = async (guid: string, ifMatch: number | undefined): Promise<void> => {
  await call(vertrag.rundeVerwerfen, { params: { guid }, ifMatch, ...SELBST })
}

export const rundeVeroeffentlichen = async (guid: string): Promise<Rundenstand> =>
  stand(await call(vertrag.rundeVeroeffentlichen, { params: { guid }, ...SELBST }))

/** `letzterTag`: 'YYYY-MM-DD'. */
export const fristVerlaengern = async (
  guid: string,
  body: { letzterTag: string; grund: string },
): Promise<Rundenstand> => stand(await call(vertrag.fristVerlaengern, { params: { guid }, body, ...SELBST }))

export const mittelErhoehen = async (
  guid: string,
  body: { budgetInEuro: number; grund: string },
): Promise<Rundenstand> => stand(await call(vertrag.mittelErhoehen, { params: { guid }, body, ...SELBST }))

export const rundeAnnullieren = async (guid: string, grund: string): Promise<Rundenstand> =>
  stand(await call(vertrag.rundeAnnullieren, { params: { guid }, body: { grund }, ...SELBST }))

export const bekundungEntfallen = async (
  guid: string,
  bekundungGuid: string,
  body: { art: Entfallgrund; grund: string },
): Promise<Rundenstand> =>
  stand(await call(vertrag.bekundungEntfallen, { params: { guid, bekundungGuid }, body, ...SELBST }))

/** `letzterTag`: 'YYYY-MM-DD'. */
export const einladungVerlaengern = async (
  guid: string,
  einladungGuid: string,
  body: { letzterTag: string; grund: string },
): Promise<Rundenstand> =>
  stand(await call(vertrag.einladungVerlaengern, { params: { guid, einladungGuid }, body, ...SELBST }))

export const rundenaktFreigeben = async (akt: string, gelesen: string): Promise<Rundenstand> =>
  stand(
    await call(vertrag.rundenaktFreigeben, { params: { guid: akt }, body: { sha256: gelesen }, ...SELBST }),
  )

export const rundenaktZurueckgeben = async (akt: string, grund: string): Promise<Rundenstand> =>
  stand(await call(vertrag.rundenaktZurueckgeben, { params: { guid: akt }, body: { grund }, ...SELBST }))

/** By whoever presented it, while it lies before a second person. */
export const rundenaktZurueckholen = async (akt: string): Promise<Rundenstand> =>
  stand(await call(vertrag.rundenaktZurueckholen, { params: { guid: akt }, ...SELBST }))

export const reihungVorbereiten = async (guid: string, zufall: string): Promise<Rundenstand> =>
  stand(await call(vertrag.reihungVorbereiten, { params: { guid }, body: { zufall }, ...SELBST }))

/** The same draw, typed by a second person. */
export const reihungOeffnen = async (guid: string, zufall: string): Promise<Rundenstand> =>
  stand(await call(vertrag.reihungOeffnen, { params: { guid }, body: { zufall }, ...SELBST }))

/** `sha256` of the protocol that was read. */
export const reihungFreigeben = async (guid: string, sha256: string): Promise<Rundenstand> =>
  stand(await call(vertrag.reihungFreigeben, { params: { guid }, body: { sha256 }, ...SELBST }))

export const reihungZurueckgeben = async (guid: string, grund: string): Promise<Rundenstand> =>
  stand(await call(vertrag.reihungZurueckgeben, { params: { guid }, body: { grund }, ...SELBST }))

/** `gelesen`: the batch as it was shown. */
export const staffelVorbereiten = async (
  guid: string,
  gelesen: StaffelVorbereitenEingabe,
): Promise<Rundenstand> =>
  stand(await call(vertrag.staffelVorbereiten, { params: { guid }, body: gelesen, ...SELBST }))

/** `sha256` of the batch that was read. */
export const staffelFreigeben = async (
  guid: string,
  staffelGuid: string,
  sha256: string,
): Promise<Rundenstand> =>
  stand(
    await call(vertrag.staffelFreigeben, {
      params: { guid, staffelGuid },
      body: { sha256 },
      ...SELBST,
    }),
  )

export const staffelZurueckgeben = async (
  guid: string,
  staffelGuid: string,
  body: { sha256: string; grund: string },
): Promise<Rundenstand> =>
  stand(await call(vertrag.staffelZurueckgeben, { params: { guid, staffelGuid }, body, ...SELBST }))
