import * as nodeFs from 'node:fs/promises'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolderDurably, writeDurably, type DurableFs } from './durableFile.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'durable-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The real file system, and what it was asked to do, in order. */
const watched = () => {
  const seen: string[] = []
  const fs: DurableFs = {
    open: async (path, ...rest) => {
      const handle = await nodeFs.open(path, ...rest)
      const name = basename(String(path))
      const watch = <K extends 'writeFile' | 'sync' | 'close'>(what: K) => {
        const real = handle[what].bind(handle) as (...args: unknown[]) => Promise<void>
        Object.assign(handle, {
          [what]: (...args: unknown[]) => {
            seen.push(`${what} ${name}`)
            return real(...args)
          },
        })
      }
      for (const what of ['writeFile', 'sync', 'close'] as const) watch(what)
      return handle
    },
    rename: (from, to) => {
      seen.push(`rename ${basename(String(from))} ${basename(String(to))}`)
      return nodeFs.rename(from, to)
    },
  }
  return { fs, seen }
}

test('content reaches the disk before its name does, and the name before the write is done', async () => {
  const { fs, seen } = watched()
  await writeDurably(join(folder, 'zugang.json'), 'inhalt', fs)
  expect(seen).toEqual([
    'writeFile zugang.json.neu',
    'sync zugang.json.neu',
    'close zugang.json.neu',
    'rename zugang.json.neu zugang.json',
    `sync ${basename(folder)}`,
    `close ${basename(folder)}`,
  ])
  expect(await readFile(join(folder, 'zugang.json'), 'utf8')).toBe('inhalt')
  expect((await stat(join(folder, 'zugang.json'))).mode & 0o777).toBe(0o600)
})

test('a write that fails leaves what was there', async () => {
  const path = join(folder, 'zugang.json')
  await writeDurably(path, 'alt')
  const voll: DurableFs = { ...nodeFs, rename: () => Promise.reject(new Error('ENOSPC')) }
  await expect(writeDurably(path, 'neu', voll)).rejects.toThrow('ENOSPC')
  expect(await readFile(path, 'utf8')).toBe('alt')
})

test('missing folders are made with all above them, for their owner alone', async () => {
  await makeFolderDurably(join(folder, 'a/b/c'))
  await makeFolderDurably(join(folder, 'a/b/c'))
  expect(await readdir(join(folder, 'a/b'))).toEqual(['c'])
  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700)
})
