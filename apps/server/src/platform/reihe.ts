import { setTimeout as warten } from 'node:timers/promises'
import { NoConnectionError } from './database/unavailable.ts'

/** Calls hold a connection for some milliseconds only: one is free again soon. */
const ERNEUT_MS = 50

type Grenzen = {
  /** So many at once. */
  readonly zugleich: number
  /** So many in line; more are refused like every call beyond what the database keeps up with (S10-02). */
  readonly hoechstens: number
  /** So long, from the arrival on: then somebody else has given the call up, or the database is away. */
  readonly geduldMs: number
}
export type Reihe = <T>(arbeit: () => Promise<T>) => Promise<T>

/** Tries again until `bis` where the pool had no connection to give: nothing was done yet. */
const beharrlich = async <T>(arbeit: () => Promise<T>, bis: number): Promise<T> => {
  try {
    return await arbeit()
  } catch (error) {
    if (!(error instanceof NoConnectionError) || Date.now() >= bis) throw error
    await warten(ERNEUT_MS)
    return beharrlich(arbeit, bis)
  }
}

/**
 * For calls whose moment of arrival counts: they wait for their turn in the order in which they came, where others are
 * asked to come back later. Waiting costs memory only, no connection.
 */
export const reihe = ({ zugleich, hoechstens, geduldMs }: Grenzen): Reihe => {
  const wartende: (() => void)[] = []
  let laufende = 0
  const anstellen = async () => {
    if (laufende < zugleich) return void (laufende += 1)
    if (wartende.length >= hoechstens) throw new NoConnectionError(`${hoechstens} calls are in line already`)
    return new Promise<void>((dran) => wartende.push(dran))
  }
  const weiter = () => {
    const naechster = wartende.shift()
    if (naechster === undefined) laufende -= 1
    else naechster()
  }
  return async (arbeit) => {
    const bis = Date.now() + geduldMs
    await anstellen()
    try {
      if (Date.now() > bis) throw new NoConnectionError('waited too long in line')
      return await beharrlich(arbeit, bis)
    } finally {
      weiter()
    }
  }
}
