import type { EventEmitter } from 'node:events'

/** A thread (`Worker`), or what behaves like one: it tells an answer by 'message', its end by 'error' or 'exit'. */
export type Arbeiter = EventEmitter & {
  postMessage(auftrag: unknown): void
  terminate(): unknown
  unref(): void
}

type Einrichtung = {
  readonly thread: () => Arbeiter
  /** How long one piece of work may take. */
  readonly ms: number
  /** What a caller gets when it took longer, or when the thread ended under it. */
  readonly fehler: (warum: 'dauer' | 'ende', cause?: unknown) => Error
  /** Ends a thread that had nothing to do for so long; without it a thread stays warm. */
  readonly ruheMs?: number
}
/** `nehmen` makes of the thread's answer what the caller gets; where it throws, the thread is replaced. */
type Werkstatt<Auftrag, Antwort> = <T>(auftrag: Auftrag, nehmen: (antwort: Antwort) => T) => Promise<T>

/** One answer of the thread, its end, or the end of patience. */
const antwortVon = <Antwort>(worker: Arbeiter, auftrag: unknown, { ms, fehler }: Einrichtung) =>
  new Promise<Antwort>((resolve, reject) => {
    const timer = setTimeout(() => reject(fehler('dauer')), ms)
    const ende = (error: unknown) => reject(fehler('ende', error))
    worker.once('message', resolve).once('error', ende).once('exit', ende)
    worker.once('message', () => {
      clearTimeout(timer)
      worker.off('error', ende).off('exit', ende)
    })
    worker.postMessage(auftrag)
  })

/**
 * A thread that does one piece of work after another, which would block all calls otherwise. It starts with the first,
 * and is replaced when it hangs too long or dies.
 */
export const werkstatt = <Auftrag, Antwort>(einrichtung: Einrichtung): Werkstatt<Auftrag, Antwort> => {
  let worker: Arbeiter | undefined
  let davor: Promise<unknown> = Promise.resolve()
  let ruhe: NodeJS.Timeout | undefined

  const starten = (): Arbeiter => {
    const neu = einrichtung.thread()
    // A thread without work must not keep the process alive; one that dies without work must not end it.
    neu.unref()
    const vergessen = () => {
      if (worker === neu) worker = undefined
    }
    return neu.on('error', vergessen).on('exit', vergessen)
  }
  const beenden = (dieser: Arbeiter) => {
    // Not awaited: the thread ends when it returns to JavaScript, and the next piece of work need not wait.
    void dieser.terminate()
    if (worker === dieser) worker = undefined
  }
  const ruhen = (dieser: Arbeiter) => {
    if (einrichtung.ruheMs === undefined) return
    ruhe = setTimeout(() => beenden(dieser), einrichtung.ruheMs).unref()
  }
  const arbeiten = async <T>(auftrag: Auftrag, nehmen: (antwort: Antwort) => T): Promise<T> => {
    clearTimeout(ruhe)
    const dieser = (worker ??= starten())
    try {
      const fertig = nehmen(await antwortVon<Antwort>(dieser, auftrag, einrichtung))
      ruhen(dieser)
      return fertig
    } catch (error) {
      beenden(dieser)
      throw error
    }
  }

  return (auftrag, nehmen) => {
    const dieses = davor.then(() => arbeiten(auftrag, nehmen))
    davor = dieses.catch(() => undefined)
    return dieses
  }
}
