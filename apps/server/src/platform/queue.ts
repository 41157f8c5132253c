import { setTimeout as warten } from 'node:timers/promises'
import { NoConnectionError } from './database/unavailable.ts'
import { tooOften } from './http/rateLimit.ts'

/** Calls hold a connection for some milliseconds only: one is free again soon. */
const ERNEUT_MS = 50
/** The share of one account is free again when its calls are through. */
const ERNEUT_S = 5

type Grenzen = {
  /** So many at once. */
  readonly zugleich: number
  /** So many in line; more are refused like every call beyond what the database keeps up with (S10-02). */
  readonly hoechstens: number
  /** So many in line of one account: nobody keeps the others out. */
  readonly jeKonto: number
  /** So long, from the arrival on: then somebody else has given the call up, or the database is away. */
  readonly geduldMs: number
}
/** `wer`: the account that calls. */
export type Queue = <T>(wer: string, arbeit: () => Promise<T>) => Promise<T>

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
export const queue = ({ zugleich, hoechstens, jeKonto, geduldMs }: Grenzen): Queue => {
  const wartende: { readonly wer: string; readonly dran: () => void }[] = []
  const plaetze = new Map<string, number>()
  let laufende = 0
  const belegen = (wer: string, dazu: number) => {
    const belegt = (plaetze.get(wer) ?? 0) + dazu
    if (belegt === 0) plaetze.delete(wer)
    else plaetze.set(wer, belegt)
  }
  const anstellen = async (wer: string) => {
    if (laufende < zugleich) return void (laufende += 1)
    if (wartende.length >= hoechstens) throw new NoConnectionError(`${hoechstens} calls are in line already`)
    if ((plaetze.get(wer) ?? 0) >= jeKonto)
      throw tooOften('Bitte versuchen Sie es in einigen Sekunden noch einmal.', ERNEUT_S)
    belegen(wer, 1)
    return new Promise<void>((dran) => wartende.push({ wer, dran }))
  }
  const weiter = () => {
    const naechster = wartende.shift()
    if (naechster === undefined) return void (laufende -= 1)
    belegen(naechster.wer, -1)
    naechster.dran()
  }
  return async (wer, arbeit) => {
    const bis = Date.now() + geduldMs
    await anstellen(wer)
    try {
      if (Date.now() > bis) throw new NoConnectionError('waited too long in line')
      return await beharrlich(arbeit, bis)
    } finally {
      weiter()
    }
  }
}
