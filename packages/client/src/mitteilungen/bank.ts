import * as vertrag from '@foerderportal/contract/mitteilungen/bank/routes'
import type {
  BankKonversation,
  PosteingangAbfrage,
  PosteingangAntwort,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { dateiSenden } from '../datei.ts'
import { upload } from '../upload.ts'

const SELBST = { ignore: 'alle' } as const

export const POSTEINGANG = ['posteingang'] as const

export type Posteingangsfilter = Omit<PosteingangAbfrage, 'nach'>

/** What customers wrote, a page after the other. */
export const posteingangAbfrage = (filter: Posteingangsfilter) =>
  infiniteQueryOptions({
    queryKey: [...POSTEINGANG, filter],
    initialPageParam: undefined as string | undefined, // the first page comes without a place
    getNextPageParam: ({ nach }: PosteingangAntwort) => nach ?? undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<PosteingangAntwort> => {
      const query = { ...filter, ...(nach !== undefined && { nach }) }
      return (await call(vertrag.posteingangLesen, { query, signal, ...SELBST })).body
    },
  })

/** Every conversation that the desk has open. */
export const BANK_KONVERSATION = ['bankKonversation'] as const

export const bankKonversationAbfrage = (guid: string) =>
  queryOptions({
    queryKey: [...BANK_KONVERSATION, guid],
    queryFn: async ({ signal }): Promise<BankKonversation> =>
      (await call(vertrag.bankKonversationLesen, { params: { guid }, signal, ...SELBST })).body,
  })

/** The conversation of a case. */
export const fallKonversationAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: [...BANK_KONVERSATION, 'fall', geschaeft],
    queryFn: async ({ signal }): Promise<BankKonversation> =>
      (await call(vertrag.fallKonversationLesen, { params: { guid: geschaeft }, signal, ...SELBST })).body,
  })

/** Uploads a file for a message; the message names it. */
export const mitteilungDateiSenden: typeof dateiSenden = (datei, optionen) =>
  upload(vertrag.mitteilungDateiHochladen, {
    ...optionen,
    query: { fileName: datei.name },
    file: datei,
    ...SELBST,
  })
