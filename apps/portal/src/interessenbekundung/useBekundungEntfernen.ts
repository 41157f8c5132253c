import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { bekundungZurueckziehen } from '@foerderportal/client/interessenbekundung/bekundung'
import type { ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

/** The declaration as it stands on this screen. */
export type Gesehen = {
  readonly version: () => number | undefined
  /** Somebody else has made something new of it: shows that. */
  readonly neuLaden: () => Promise<unknown>
  /** It is gone. */
  readonly danach?: () => void
}

const INZWISCHEN = 'Hier steht jetzt der neue Stand. Prüfen Sie ihn, bevor Sie es noch einmal versuchen.'

/** Withdraws a declaration, but only as the user sees it (S11-05). */
export const useBekundungEntfernen = (guid: string, { version, neuLaden, danach }: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const neuerStand = async ({ status, problem }: ProblemError): Promise<Problem> => {
    if (status !== 409) return problem
    await neuLaden()
    return { ...problem, detail: INZWISCHEN }
  }
  const entfernen = (abschied: string) =>
    versuchen(async () => {
      await bekundungZurueckziehen(guid, version())
      danach?.()
      ansagen(abschied)
      await queryClient.invalidateQueries({ queryKey: BEKUNDUNGEN_KEY })
      await navigate({ to: pfade.bekundungen })
    }, neuerStand)
  return { entfernen, laeuft, absage }
}
