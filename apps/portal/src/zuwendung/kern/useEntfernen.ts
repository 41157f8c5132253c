import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { antragKey, antragLoeschen, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { useWieGesehen, type Gesehen } from '@foerderportal/shell/bausteine/useWieGesehen'

/** Of a page that only shows it: as it was read. */
export const useGelesen = (guid: string): Gesehen => {
  const queryClient = useQueryClient()
  const queryKey = antragKey(guid)
  return {
    version: () => queryClient.getQueryData<AntragStand>(queryKey)?.version,
    neuLaden: () => queryClient.invalidateQueries({ queryKey }),
  }
}

/**
 * Deletes or withdraws an application, but only as the user sees it: one that a colleague has sent meanwhile is no draft
 * any more (S11-05).
 */
export const useEntfernen = (guid: string, gesehen: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useWieGesehen(gesehen)
  /** `abschied`: what the overview, where one lands then, says of it (Abschied.tsx). */
  const entfernen = (abschied: () => string) =>
    versuchen(async (version) => {
      await antragLoeschen(guid, version)
      queryClient.setQueryData(['zuwendung', 'abschied'], abschied())
      gesehen.danach?.()
      await queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
      await navigate({ to: pfade.antraege })
    })
  return { entfernen, laeuft, absage }
}
