import { naechstenFall } from '@foerderportal/client/zuwendung/vorrat'
import type { VorratSuche } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'

/** Opens the first case of the list that one can go on with (S1): whatever rows are loaded. */
export const useNaechsterFall = (suche: VorratSuche, merken: (fall: string) => void) => {
  const navigate = useNavigate()
  const [laeuft, setLaeuft] = useState(false)
  const [keiner, setKeiner] = useState(false)
  const oeffnen = async () => {
    if (laeuft) return
    setLaeuft(true)
    try {
      const fall = await naechstenFall(suche)
      setKeiner(fall === null)
      if (fall === null) return
      merken(fall)
      await navigate({ to: pfade.fall(fall, 'pruefung') })
    } finally {
      setLaeuft(false)
    }
  }
  return { laeuft, keiner, oeffnen: () => void oeffnen().catch(() => undefined) }
}
