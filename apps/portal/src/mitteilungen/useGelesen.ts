import {
  konversationAbfrage,
  uebersichtKey,
  type Ort,
} from '@foerderportal/client/mitteilungen/konversationen'
import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { tellOthers } from '@foerderportal/client/session/channel'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const neueIn = ({ mitteilungen }: Konversation) =>
  mitteilungen.filter(({ gelesen }) => !gelesen).map(({ guid }) => guid)

/**
 * What was new when it was opened, or came since: it stays marked while the page is open. With it the counters of this
 * window and the others ask again, and what arrives while the page is open comes with the count.
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
