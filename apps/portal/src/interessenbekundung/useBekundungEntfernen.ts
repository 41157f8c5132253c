import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { bekundungZurueckziehen } from '@foerderportal/client/interessenbekundung/bekundung'
import { useWieGesehen, type Gesehen } from '@foerderportal/shell/bausteine/useWieGesehen'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

/** Withdraws a declaration, but only as the user sees it (S11-05). */
export const useBekundungEntfernen = (guid: string, gesehen: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useWieGesehen(gesehen)
  const entfernen = (abschied: string) =>
    versuchen(async (version) => {
      await bekundungZurueckziehen(guid, version)
      gesehen.danach?.()
      ansagen(abschied)
      await queryClient.invalidateQueries({ queryKey: BEKUNDUNGEN_KEY })
      await navigate({ to: pfade.bekundungen })
    })
  return { entfernen, laeuft, absage }
}
