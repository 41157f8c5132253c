import { FilesUnavailable } from './fileStore.ts'

/** So long a disk may take for one step; a network folder whose server is gone never answers. */
const STEP_MS = 10_000

/**
 * Node does all work with files on four threads, and looks up names and hashes passwords on them too. A step that never
 * ends keeps its thread; with these at once at most, the rest of the portal goes on without the folder.
 */
const AT_ONCE = 2

let running = 0
const waiting = new Set<() => void>()

const makeRoom = (): void => {
  running -= 1
  const [next] = waiting
  if (next === undefined) return
  waiting.delete(next)
  next()
}

/** One step on the disk, in its turn. Whoever waits too long for either is told that the folder does not answer. */
export const inTime = <T>(folder: string, step: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const begin = () => {
      running += 1
      void step()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer)
          makeRoom()
        })
    }
    const timer = setTimeout(() => {
      waiting.delete(begin)
      reject(new FilesUnavailable(`Der Ordner ${folder} antwortet nicht.`))
    }, STEP_MS)
    if (running < AT_ONCE) begin()
    else waiting.add(begin)
  })
