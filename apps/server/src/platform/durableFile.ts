import * as nodeFs from 'node:fs/promises'
import { dirname } from 'node:path'

/** What of node:fs/promises a durable write needs; tests watch the order. */
export type DurableFs = Pick<typeof nodeFs, 'open' | 'rename'>

/** A name is only durable when the folder that holds it has reached the disk too; Windows can't sync folders. */
export const syncFolder = async (folder: string, fs: DurableFs = nodeFs): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Puts a file (mode 0600) in its place whole or not at all, also when the power goes: written beside it, brought
 * to the disk, renamed, the folder brought to the disk. A rename alone may leave an empty file (XFS, ext4 noauto_da_alloc).
 */
export const writeDurably = async (
  path: string,
  content: string | AsyncIterable<string>,
  fs: DurableFs = nodeFs,
): Promise<void> => {
  const fresh = `${path}.neu`
  const handle = await fs.open(fresh, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(fresh, path)
  await syncFolder(dirname(path), fs)
}

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await nodeFs.stat(path)).isDirectory()
  } catch {
    return false // what is wrong, making it tells
  }
}

const makeOne = async (path: string): Promise<void> => {
  try {
    await nodeFs.mkdir(path, { mode: 0o700 })
  } catch (error) {
    // Made by somebody else at the same moment: as good as ours.
    if (!(await isFolder(path))) throw error
  }
  await syncFolder(dirname(path))
}

/**
 * Makes a folder (mode 0700) with all above it that are missing; each is on the disk when this returns. Level by level:
 * `recursive` never ends where a folder can't be made (Node 24 on /proc, measured).
 */
export const makeFolderDurably = async (path: string): Promise<void> => {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolderDurably(dirname(path))
  await makeOne(path)
}
