import { FilesUnavailable } from './fileStore.ts'

/** So long a disk may take for one step; a network folder whose server is gone never answers. */
const STEP_MS = 10_000

/**
 * Node does all work with files on four threads, and looks up names and hashes passwords on them too. A step that never
 * ends keeps its thread; with these at once at most, the rest of the portal goes on without the folder.
 */
const AT_ONCE = 2

type Step<T> = {
  readonly run: () => Promise<T>
  /** Takes what comes when nobody waits any more. */
  readonly late?: (value: T) => Promise<unknown>
  /** Its turn comes, though the caller is told before that the folder does not answer. */
  readonly always?: true
}
type Waiting = { readonly begin: () => void; readonly giveUp: () => void; readonly always: boolean }

let running = 0
let hanging = 0
const waiting = new Set<Waiting>()

const makeRoom = (): void => {
  running -= 1
  const [next] = waiting
  if (next === undefined) return
  waiting.delete(next)
  next.begin()
}

/** In its turn; where all that runs hangs, a turn is nothing to wait for. */
const queue = (step: Waiting): void => {
  if (running < AT_ONCE) return step.begin()
  if (hanging === AT_ONCE) step.giveUp()
  if (hanging < AT_ONCE || step.always) waiting.add(step)
}

const hangs = (): void => {
  hanging += 1
  if (hanging < AT_ONCE) return
  for (const step of waiting) {
    step.giveUp()
    if (!step.always) waiting.delete(step)
  }
}

/** Runs what has its turn; `tooLong` is called once, when it hangs. It keeps its turn until it has ended all the same. */
const perform = async <T>({ run, late }: Step<T>, tooLong: () => void): Promise<T> => {
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    hangs()
    tooLong()
  }, STEP_MS)
  running += 1
  try {
    const value = await run()
    if (hung) await late?.(value)
    return value
  } finally {
    clearTimeout(timer)
    if (hung) hanging -= 1
    makeRoom()
  }
}

/**
 * One step on the disk, in its turn. Its time begins with its turn: a crowd is no sign that the folder hangs. Whoever waits
 * for the step too long, or while all others hang, is told that the folder does not answer.
 */
export const inTime = <T>(folder: string, step: Step<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new FilesUnavailable(`Der Ordner ${folder} antwortet nicht.`))
    const begin = () => void perform(step, giveUp).then(resolve, reject)
    queue({ begin, giveUp, always: step.always ?? false })
  })
