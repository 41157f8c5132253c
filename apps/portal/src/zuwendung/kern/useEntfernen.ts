import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import type { ProblemError } from '@foerderportal/client/problem'
import { antragKey, antragLoeschen, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

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
  const { laeuft, absage, versuchen } = useVersuch()
  const neuerStand = async ({ status, problem }: ProblemError): Promise<Problem> => {
    if (status !== 409) return problem
    await neuLaden()
    return { ...problem, detail: INZWISCHEN }
  }
  /** `abschied`: what the overview, where one lands then, says of it (Abschied.tsx). */
  const entfernen = (abschied: () => string) =>
    versuchen(async () => {
      await antragLoeschen(guid, version())
      queryClient.setQueryData(['zuwendung', 'abschied'], abschied())
      danach?.()
      await queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
      await navigate({ to: pfade.antraege })
    }, neuerStand)
  return { entfernen, laeuft, absage }
}
