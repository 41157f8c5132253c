import { Readable } from 'node:stream'
import { FilesUnavailable, type FileStore } from './fileStore.ts'
import { readThrough } from './readThrough.ts'

/**
 * So long a call waits for the store in all, whatever it does there. Proxies give a call up after 60 s (AWS, nginx); with
 * opening the file (oeffnung/oeffner.ts) it answers within 55.
 */
const CALL_MS = 40_000
/** So long a reader waits until a file begins, and as long for the rest of one that is read as a whole. */
const OPEN_MS = 25_000

const tooLate = () => new FilesUnavailable('Die Dateiablage antwortet nicht rechtzeitig.')

/** Runs while the store has the move, and stands while the caller has it. */
const stopwatch = (ms: number) => {
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  let left = ms
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    if (timer !== undefined) return
    since = performance.now()
    timer = setTimeout(() => over.reject(tooLate()), left)
    timer.unref()
  }
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (performance.now() - since))
  }
  return { run, pause, over: over.promise }
}
type Stopwatch = ReturnType<typeof stopwatch>

/** The clock for somebody who may use it until `end`, and not a moment longer. */
const lent = ({ run, pause }: Pick<Stopwatch, 'run' | 'pause'>) => {
  let ended = false
  return {
    run: () => {
      if (!ended) run()
    },
    pause: () => {
      if (!ended) pause()
    },
    end: () => {
      ended = true
    },
  }
}

const timed = async <T>({ run, pause, over }: Stopwatch, work: Promise<T>): Promise<T> => {
  run()
  try {
    return await Promise.race([work, over])
  } finally {
    pause()
  }
}

/** Waits for a store so long at most, or says that it is unavailable; what it was asked for goes on without anybody. */
export const inStoreTime = <T>(work: Promise<T>, ms: number = OPEN_MS): Promise<T> =>
  timed(stopwatch(ms), work)

const opened = async (watch: Stopwatch, opening: Promise<Readable>): Promise<Readable> => {
  try {
    return await timed(watch, opening)
  } catch (error) {
    // One that comes when nobody waits any more is let go of.
    void opening.then(
      (stream) => stream.destroy(),
      () => undefined,
    )
    throw error
  }
}

/** The pieces that a caller sends; while he is waited for, the clock stands. His stream stays open whatever happens. */
async function* sent(
  source: Readable,
  { run, pause }: Pick<Stopwatch, 'run' | 'pause'>,
): AsyncGenerator<Buffer, void> {
  pause()
  for await (const piece of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    run()
    yield piece
    pause()
  }
  run()
}

async function* received(stream: Readable, watch: Stopwatch): AsyncGenerator<Buffer, void> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  for (let n = await timed(watch, pieces.next()); n.done !== true; n = await timed(watch, pieces.next()))
    yield n.value
}

/** The store as one call has it, and when all that it began there has ended, given up or not. */
export type CallStore = FileStore & { settled(): Promise<unknown> }

/**
 * A store for one call: all waiting for it together takes `ms` at most, then it is unavailable. A slow caller costs
 * nothing of it. What comes too late is let go of.
 */
export const forCall = (store: FileStore, ms: number = CALL_MS): CallStore => {
  const watch = stopwatch(ms)
  const begun: Promise<unknown>[] = []
  return {
    ...store,
    put: async (key, source, maxBytes) => {
      const clock = lent(watch)
      const given = Readable.from(sent(source, clock))
      const putting = store.put(key, given, maxBytes)
      begun.push(putting)
      try {
        return await timed(watch, putting)
      } finally {
        // Who still sends would set it going once more with his next piece, and for nobody.
        clock.end()
        given.destroy()
      }
    },
    get: async (key) => {
      const stream = await opened(watch, store.get(key))
      return readThrough(stream, received(stream, watch))
    },
    settled: () => Promise.allSettled(begun),
  }
}

/** Opens a file for a reader: the store is waited for until it begins, afterwards from piece to piece by itself. */
export const openInTime = (store: Pick<FileStore, 'get'>, key: string): Promise<Readable> =>
  opened(stopwatch(OPEN_MS), store.get(key))
