import * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { Verlaufsart } from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import type { VerlaufAntwort } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import type { dateiSenden } from '../../datei.ts'
import { upload } from '../../upload.ts'

export type Verlaufsfilter = { readonly art?: Verlaufsart; readonly person?: string }

/** Everything of the timeline of a case. */
export const verlaufKey = (guid: string) => ['fall', guid, 'verlauf']

/** A page of it after the other. */
export const verlaufAbfrage = (guid: string, filter: Verlaufsfilter) =>
  infiniteQueryOptions({
    queryKey: [...verlaufKey(guid), filter.art ?? '', filter.person ?? ''],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: VerlaufAntwort) => nach ?? undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<VerlaufAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return (await call(vertrag.verlaufLesen, { params: { guid }, query, signal, ignore: 'alle' })).body
    },
  })

const SELBST = { ignore: 'alle' } as const

/** Uploads a file for a note; the note names it. */
export const notizDateiSenden: typeof dateiSenden = (datei, optionen) =>
  upload(vertrag.notizDateiHochladen, {
    ...optionen,
    query: { fileName: datei.name },
    file: datei,
    ...SELBST,
  })
