import { entscheidungsfreigabenAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { naechstenFall } from '@foerderportal/client/zuwendung/vorrat'
import type { VorratSuche } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { listenwegMerken } from '../../shared/liste/listenweg.ts'
import { useArbeitsadresse } from '../../shared/fall/useArbeitsadresse.ts'

/** Goes where one can go on: `finden` answers the address, null where nothing waits. */
const useNaechste = (finden: () => Promise<string | null>) => {
  const navigate = useNavigate()
  const [laeuft, setLaeuft] = useState(false)
  const [keiner, setKeiner] = useState(false)
  const oeffnen = async () => {
    if (laeuft) return
    setLaeuft(true)
    try {
      const ziel = await finden()
      setKeiner(ziel === null)
      if (ziel !== null) await navigate(ortVon(ziel))
    } finally {
      setLaeuft(false)
    }
  }
  return { laeuft, keiner, oeffnen: () => void oeffnen().catch(() => undefined) }
}

/** Opens the first case of the list that one can go on with, where its next step is done (S1): whatever rows are loaded. */
export const useNaechsterFall = (suche: VorratSuche, merken: (fall: string) => void) => {
  const arbeitsadresse = useArbeitsadresse()
  return useNaechste(async () => {
    const fall = await naechstenFall(suche)
    if (fall === null) return null
    merken(fall.geschaeft)
    return arbeitsadresse(fall)
  })
}

/** Opens the decision that waits longest for one's release (F1). */
export const useNaechsteVorlage = () => {
  const client = useQueryClient()
  return useNaechste(async () => {
    const { pages } = await client.fetchInfiniteQuery({ ...entscheidungsfreigabenAbfrage(), staleTime: 0 })
    const zeilen = pages.flatMap((seite) => seite.zeilen)
    const erste = zeilen.find(({ gesperrtWeil }) => gesperrtWeil === null)
    // The first page has a hundred; what is for him may lie behind it.
    if (erste === undefined) return pages.at(-1)?.fuerMich ? pfade.freigaben : null
    const faelle = zeilen.map(({ geschaeftGuid }) => geschaeftGuid)
    listenwegMerken({ href: pfade.freigaben, faelle, zuletzt: erste.geschaeftGuid })
    return pfade.fall(erste.geschaeftGuid, 'entscheidung')
  })
}
