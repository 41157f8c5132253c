import { SEITE_UEBLICH } from '@foerderportal/contract/mitteilungen/grenzen'
import * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import type {
  Konversation,
  Konversationsseite,
  MitteilungEingabe,
} from '@foerderportal/contract/mitteilungen/konversation/schema'
import type { Richtung, Sortierung } from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export type Listenwunsch = { readonly nach: Sortierung; readonly richtung: Richtung; readonly seite: number }

/** Every page of the list, in every order. */
export const uebersichtKey = (unternehmenGuid: string) => ['mitteilungen', 'uebersicht', unternehmenGuid]

/** A page of the conversations of a company; the one before stays in sight until it has come. */
export const uebersichtAbfrage = (unternehmenGuid: string, { nach, richtung, seite }: Listenwunsch) =>
  queryOptions({
    queryKey: [...uebersichtKey(unternehmenGuid), nach, richtung, seite],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Konversationsseite> => {
      const query = {
        sortierungKriterium: nach,
        sortierungReihenfolge: richtung,
        page: String(seite),
        pageSize: String(SEITE_UEBLICH),
      }
      return (await call(vertrag.mitteilungenLesen, { params: { unternehmenGuid }, query, signal })).body
    },
  })

/** Which conversation: by its own guid, its case's, or the company's for the general one. */
export type Ort = { readonly unternehmenGuid: string; readonly konversationId: string }

/** A conversation. To ask is to read: it is asked when somebody opens it, and when the count says that there is more. */
export const konversationAbfrage = ({ unternehmenGuid, konversationId }: Ort) =>
  queryOptions({
    queryKey: ['mitteilungen', 'konversation', unternehmenGuid, konversationId],
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Konversation> =>
      (await call(vertrag.konversationLesen, { params: { unternehmenGuid, konversationId }, signal })).body,
  })

/** Refusals are shown at the form. */
export const mitteilungSenden = async (ort: Ort, body: MitteilungEingabe): Promise<Konversation> =>
  (await call(vertrag.mitteilungSenden, { params: ort, body, ignore: 'alle' })).body
