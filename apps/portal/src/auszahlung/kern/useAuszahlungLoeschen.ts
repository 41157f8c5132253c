import { auszahlungLoeschen } from '@foerderportal/client/auszahlung/antrag'
import { AUSZAHLUNGEN_KEY } from '@foerderportal/client/auszahlung/auszahlung'
import type { ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'

/** The draft as it stands on this screen. */
export type Gesehen = {
  readonly version: () => number | undefined
  /** Somebody else has made something new of it: shows that. */
  readonly neuLaden: () => Promise<unknown>
  /** It is gone. */
  readonly danach: () => void
}

const INZWISCHEN = 'Hier steht jetzt der neue Stand. Prüfen Sie ihn, bevor Sie es noch einmal versuchen.'

/** Deletes a draft, but only as the user sees it (S11-05). */
export const useAuszahlungLoeschen = (guid: string, { version, neuLaden, danach }: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const neuerStand = async ({ status, problem }: ProblemError): Promise<Problem> => {
    if (status !== 409) return problem
    await neuLaden()
    return { ...problem, detail: INZWISCHEN }
  }
  const loeschen = () =>
    versuchen(async () => {
      await auszahlungLoeschen(guid, version())
      danach()
      await queryClient.invalidateQueries({ queryKey: AUSZAHLUNGEN_KEY })
      await navigate({ to: pfade.auszahlungen })
      ansagen('Der Entwurf ist gelöscht.')
    }, neuerStand)
  return { loeschen, laeuft, absage }
}
