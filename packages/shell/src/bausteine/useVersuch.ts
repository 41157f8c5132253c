import { isProblem, type ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useState } from 'react'

const grund = ({ problem }: ProblemError): Problem => problem

/**
 * What a button sets off: whether it is under way, and why it was refused, until it is tried again. `deuten` may say more
 * about a refusal than the server did.
 */
export const useVersuch = () => {
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()
  const versuchen = async (
    arbeit: () => Promise<void>,
    deuten: (fehler: ProblemError) => Problem | Promise<Problem> = grund,
  ): Promise<void> => {
    setLaeuft(true)
    setAbsage(undefined)
    try {
      await arbeit()
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setAbsage(await deuten(fehler))
    } finally {
      setLaeuft(false)
    }
  }
  return { laeuft, absage, versuchen }
}
