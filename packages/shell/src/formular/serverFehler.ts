import { isProblem, NO_CONNECTION, type ProblemError } from '@foerderportal/client/problem'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { hatFeld } from './hatFeld.ts'

const satz = ({ problem }: ProblemError): string =>
  problem.detail === undefined ? `${problem.title}.` : `${problem.title}. ${problem.detail}`

/**
 * Runs the sending of a form and shows what the server refuses: at its field where the form has it, else in the
 * summary. `weitere` goes to the Fehleruebersicht. Anything that is no refusal is thrown on.
 */
export const useServerFehler = <W extends FieldValues>(formular: UseFormReturn<W>) => {
  const [weitere, setWeitere] = useState<readonly string[]>([])
  const [getrennt, setGetrennt] = useState(false)
  // Back in the network it is true no more; what was pressed waits for the next press.
  useEffect(() => {
    if (!getrennt) return undefined
    const wiederDa = () => {
      setGetrennt(false)
      setWeitere([])
    }
    addEventListener('online', wiederDa)
    return () => removeEventListener('online', wiederDa)
  }, [getrennt])

  const zeigen = (fehler: ProblemError) => {
    const fremde = fehler.errors.filter(({ pfad }) => !hatFeld(formular.getValues(), pfad))
    for (const { pfad, text } of fehler.errors)
      if (!fremde.some((f) => f.pfad === pfad))
        formular.setError(pfad as Path<W>, { type: 'server', message: text }) // checked by hatFeld
    setGetrennt(fehler.status === NO_CONNECTION)
    setWeitere(fehler.errors.length === 0 ? [satz(fehler)] : fremde.map((f) => f.text))
  }

  const senden = async (arbeit: () => Promise<void>): Promise<void> => {
    setWeitere([])
    setGetrennt(false)
    try {
      await arbeit()
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      zeigen(fehler)
    }
  }
  return { weitere, senden }
}
