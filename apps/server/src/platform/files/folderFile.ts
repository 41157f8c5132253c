import { open, type FileHandle } from 'node:fs/promises'
import { inTime } from './folderSteps.ts'

/** A file of a folder that is open, each step of it in its turn. */
export type FolderFile = {
  readonly use: <T>(run: (handle: FileHandle) => Promise<T>) => Promise<T>
  /** Closes it sooner or later, whatever hangs: a process has only so many files (ulimit -n). */
  readonly close: () => Promise<void>
}

/** Opens a file of the folder; one that opens when nobody waits any more is closed again. */
export const openFile = async (
  folder: string,
  path: string,
  flags: 'r' | 'wx',
  mode?: number,
): Promise<FolderFile> => {
  const handle = await inTime(folder, {
    run: () => open(path, flags, mode),
    late: (late) => late.close(),
  })
  let last: Promise<unknown> = Promise.resolve()
  return {
    use: (run) =>
      inTime(folder, {
        run: () => {
          const step = run(handle)
          last = step.catch(() => undefined)
          return step
        },
      }),
    // Node closes when the step before has ended: to wait for one that hangs must not cost a turn.
    close: async () => {
      await last
      await inTime(folder, { run: () => handle.close(), always: true })
    },
  }
}
