import type { ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useVersuch } from './useVersuch.ts'

/** Something as it stands on this screen. */
export type Gesehen = {
  readonly version: () => number | undefined
  /** Somebody else has made something new of it: shows that. */
  readonly neuLaden: () => Promise<unknown>
  /** It is gone. */
  readonly danach?: () => void
}

const INZWISCHEN = 'Hier steht jetzt der neue Stand. Prüfen Sie ihn, bevor Sie es noch einmal versuchen.'

/**
 * As useVersuch, for what is done only to what the user sees (S11-05): `arbeit` gets its version, and after a 409 the new
 * state is shown beside the refusal.
 */
export const useWieGesehen = ({ version, neuLaden }: Gesehen) => {
  const { laeuft, absage, versuchen } = useVersuch()
  const neuerStand = async ({ status, problem }: ProblemError): Promise<Problem> => {
    if (status !== 409) return problem
    await neuLaden()
    return { ...problem, detail: INZWISCHEN }
  }
  return {
    laeuft,
    absage,
    versuchen: (arbeit: (version: number | undefined) => Promise<void>) =>
      versuchen(() => arbeit(version()), neuerStand),
  }
}
