import { auszahlungLoeschen } from '@foerderportal/client/auszahlung/antrag'
import { AUSZAHLUNGEN_KEY } from '@foerderportal/client/auszahlung/auszahlung'
import { useWieGesehen, type Gesehen } from '@foerderportal/shell/bausteine/useWieGesehen'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'

/** Deletes a draft, but only as the user sees it (S11-05). */
export const useAuszahlungLoeschen = (guid: string, gesehen: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useWieGesehen(gesehen)
  const loeschen = () =>
    versuchen(async (version) => {
      await auszahlungLoeschen(guid, version)
      gesehen.danach?.()
      await queryClient.invalidateQueries({ queryKey: AUSZAHLUNGEN_KEY })
      await navigate({ to: pfade.auszahlungen })
      ansagen('Der Entwurf ist gelöscht.')
    })
  return { loeschen, laeuft, absage }
}
