import { expect, test, vi } from 'vitest'
import { ahead, derived, late, PartMissing, together } from './late.ts'

const gone = new TypeError('Failed to fetch dynamically imported module')

test('a part comes once for all who ask, and is then there at once', async () => {
  const bring = vi.fn(() => Promise.resolve('part'))
  const part = late(bring)
  expect(part.loaded()).toBeUndefined()
  expect(bring).not.toHaveBeenCalled()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part'])
  expect(await part.load()).toBe('part')
  expect(bring).toHaveBeenCalledOnce()
  expect(part.loaded()).toBe('part')
})

test('what did not arrive is said, with what the browser said, and asked for again by the next', async () => {
  const bring = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone)
  const part = late(bring)
  const failure = part.load()
  await expect(failure).rejects.toThrow(PartMissing)
  await expect(failure).rejects.toMatchObject({ cause: gone })
  expect(part.loaded()).toBeUndefined()
  expect(await part.load()).toBe('part')
})

test('brought ahead, it fails for nobody', async () => {
  const part = late(() => Promise.reject(gone))
  ahead(part)
  await expect(part.load()).rejects.toThrow(PartMissing)
})

test('what is made from a part is made once, and there as soon as the part is', async () => {
  const part = late(() => Promise.resolve({ name: 'a' }))
  const make = vi.fn(({ name }: { name: string }) => ({ words: `page ${name}` }))
  const made = derived(part, make)
  expect(made.loaded()).toBeUndefined()
  await part.load()
  expect(made.loaded()).toEqual({ words: 'page a' })
  expect(await made.load()).toBe(made.loaded())
  expect(make).toHaveBeenCalledOnce()
})

test('parts that belong together are there when the last one is', async () => {
  const [a, b] = [late(() => Promise.resolve('a')), late(() => Promise.resolve('b'))]
  const both = together(a, b)
  await a.load()
  expect(both.loaded()).toBeUndefined()
  await both.load()
  expect(both.loaded()).toBe(true)
})
