import { isProblem } from '@foerderportal/client/problem'
import { antragKey, antragLoeschen, type AntragStand } from '@foerderportal/client/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../paths.ts'

/** The application as it stands on this screen. */
export type Gesehen = {
  readonly version: () => number | undefined
  /** Somebody else has made something new of it: shows that. */
  readonly neuLaden: () => Promise<unknown>
  /** It is gone. */
  readonly danach?: () => void
}

/** Of a page that only shows it: as it was read. */
export const useGelesen = (guid: string): Gesehen => {
  const queryClient = useQueryClient()
  const queryKey = antragKey(guid)
  return {
    version: () => queryClient.getQueryData<AntragStand>(queryKey)?.version,
    neuLaden: () => queryClient.invalidateQueries({ queryKey }),
  }
}

const INZWISCHEN = 'Hier steht jetzt der neue Stand. Prüfen Sie ihn, bevor Sie es noch einmal versuchen.'

/**
 * Deletes or withdraws an application, but only as the user sees it: one that a colleague has sent meanwhile is no draft
 * any more (S11-05).
 */
export const useEntfernen = (guid: string, { version, neuLaden, danach }: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()

  const entfernen = async () => {
    setLaeuft(true)
    setAbsage(undefined)
    try {
      await antragLoeschen(guid, version())
      danach?.()
      await queryClient.invalidateQueries({ queryKey: ['zuwendung', 'uebersicht'] })
      await navigate({ to: pfade.antraege })
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      const veraltet = fehler.status === 409
      if (veraltet) await neuLaden()
      setAbsage(veraltet ? { ...fehler.problem, detail: INZWISCHEN } : fehler.problem)
    } finally {
      setLaeuft(false)
    }
  }
  return { entfernen, laeuft, absage }
}
