import { isProblem, type ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useState } from 'react'
import { fokusHalten } from '../formular/fokusHalten.ts'

const grund = ({ problem }: ProblemError): Problem => problem

/**
 * What a button sets off: whether it is under way, and why it was refused, until it is tried again or what it is about has
 * changed (`vergessen`). `deuten` may say more about a refusal than the server did. Where the button goes with what it did,
 * the focus does not go with it.
 */
export const useVersuch = () => {
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()
  const versuchen = async (
    arbeit: () => Promise<void>,
    deuten: (fehler: ProblemError) => Problem | Promise<Problem> = grund,
  ): Promise<void> => {
    const hatteFokus = document.activeElement !== document.body
    setLaeuft(true)
    setAbsage(undefined)
    try {
      await arbeit()
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setAbsage(await deuten(fehler))
    } finally {
      setLaeuft(false)
      if (hatteFokus) fokusHalten()
    }
  }
  return { laeuft, absage, versuchen, vergessen: () => setAbsage(undefined) }
}
