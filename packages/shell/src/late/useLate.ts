import { useEffect, useReducer, useState } from 'react'
import type { Late } from './late.ts'
import { pursue, type Delay } from './pursue.ts'

type Here<T> = {
  /** Undefined until it is there. */
  readonly part: T | undefined
  /** Says that it did not arrive, and why; it is asked for again all the same. */
  readonly delay: Delay | undefined
}

/**
 * A part that is there at once where it has come before, and else comes as soon as it is needed. The page stays
 * meanwhile, and when it does not arrive.
 */
export const useLate = <T>(wanted: Late<T>, needed = true): Here<T> => {
  const part = wanted.loaded()
  const [delay, setDelay] = useState<Delay>()
  const [, draw] = useReducer((n: number) => n + 1, 0)
  const missing = needed && part === undefined
  useEffect(() => {
    if (!missing) return undefined
    const end = pursue(wanted, { arrived: draw, delayed: setDelay })
    return () => {
      end()
      setDelay(undefined)
    }
  }, [wanted, missing])
  return { part, delay }
}
