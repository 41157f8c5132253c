import { SEITE_UEBLICH } from '@foerderportal/contract/mitteilungen/grenzen'
import * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import type {
  Konversation,
  Konversationsseite,
} from '@foerderportal/contract/mitteilungen/konversation/schema'
import type {
  Auswahl,
  Richtung,
  Sortierung,
} from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export type Listenwunsch = { readonly nach: Sortierung; readonly richtung: Richtung; readonly seite: number }

/** Every page of the list, in every order. */
export const uebersichtKey = (unternehmenGuid: string) => ['mitteilungen', 'uebersicht', unternehmenGuid]

const seiteAbfrage = (unternehmenGuid: string, auswahl: Auswahl, { nach, richtung, seite }: Listenwunsch) =>
  queryOptions({
    queryKey: [...uebersichtKey(unternehmenGuid), auswahl, nach, richtung, seite],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Konversationsseite> => {
      const query = {
        sortierungKriterium: nach,
        sortierungReihenfolge: richtung,
        page: String(seite),
        pageSize: String(SEITE_UEBLICH),
        auswahl,
      }
      return (await call(vertrag.mitteilungenLesen, { params: { unternehmenGuid }, query, signal })).body
    },
  })

/** A page of the conversations of a company; the one before stays in sight until it has come. */
export const uebersichtAbfrage = (unternehmenGuid: string, wunsch: Listenwunsch) =>
  seiteAbfrage(unternehmenGuid, 'BEGONNEN', wunsch)

/** A page of those in which nobody has written yet: the general question, then the latest case. */
export const unbegonneneAbfrage = (unternehmenGuid: string, seite: number) =>
  seiteAbfrage(unternehmenGuid, 'UNBEGONNEN', { nach: 'ABGESCHICKT_AM', richtung: 'DESC', seite })

/** On which days the bank has something to do with the company, the next ones. */
export const termineAbfrage = (unternehmenGuid: string) =>
  seiteAbfrage(unternehmenGuid, 'TERMIN_KOMMT', { nach: 'TERMIN', richtung: 'ASC', seite: 1 })

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
