import {
  konversationAbfrage,
  uebersichtKey,
  type Ort,
} from '@foerderportal/client/mitteilungen/konversationen'
import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { tellOthers } from '@foerderportal/client/session/channel'
import type {
  Konversation,
  Konversationsseite,
} from '@foerderportal/contract/mitteilungen/konversation/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const neueIn = ({ mitteilungen }: Konversation) =>
  mitteilungen.filter(({ gelesen }) => !gelesen).map(({ guid }) => guid)

/** Its line on each page of the list, as it is once it was read. */
const alsGelesen =
  (conversationId: string) =>
  (seite: Konversationsseite | undefined): Konversationsseite | undefined =>
    seite && {
      ...seite,
      results: seite.results.map((zeile) =>
        zeile.conversationId === conversationId
          ? { ...zeile, gelesen: true, terminGeaendertUngelesen: false }
          : zeile,
      ),
    }

/**
 * What was new when it was opened, or came since: it stays marked while the page is open. With it the counters of this
 * window and the others ask again, and what arrives while the page is open comes with the count. The list says it at once: until its answer has come, or without a line, it would still call it new.
 */
export const useGelesen = (ort: Ort, konversation: Konversation): ReadonlySet<string> => {
  const klient = useQueryClient()
  const [neu, setNeu] = useState<ReadonlySet<string>>(() => new Set(neueIn(konversation)))
  const { unternehmenGuid } = ort
  const weitere = neueIn(konversation).filter((guid) => !neu.has(guid))
  if (weitere.length > 0) setNeu(new Set([...neu, ...weitere]))
  useEffect(() => {
    if (neueIn(konversation).length === 0 && !konversation.terminGeaendertUngelesen) return
    void klient.invalidateQueries({ queryKey: ungelesenAbfrage(unternehmenGuid).queryKey })
    klient.setQueriesData(
      { queryKey: uebersichtKey(unternehmenGuid) },
      alsGelesen(konversation.conversationId),
    )
    void klient.invalidateQueries({ queryKey: uebersichtKey(unternehmenGuid) })
    tellOthers({ art: 'gelesen' })
  }, [klient, konversation, unternehmenGuid])
  useNeuesHolen(ort)
  return neu
}

/** More is unread than a moment ago: perhaps here. */
const useNeuesHolen = (ort: Ort): void => {
  const klient = useQueryClient()
  const { data } = useQuery(ungelesenAbfrage(ort.unternehmenGuid))
  const zuletzt = useRef(data?.amount)
  useEffect(() => {
    const vorher = zuletzt.current
    zuletzt.current = data?.amount
    if (vorher !== undefined && data !== undefined && data.amount > vorher)
      void klient.invalidateQueries({ queryKey: konversationAbfrage(ort).queryKey })
  }, [klient, data, ort])
}
