import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from './late.ts'
import { pursue, type Delay } from './pursue.ts'

let page: EventTarget
let there = false
const bring = vi.fn(() =>
  there ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch')),
)
const told = { arrived: vi.fn(), delayed: vi.fn<(delay: Delay) => void>() }
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

beforeEach(() => {
  there = false
  for (const spy of [bring, told.arrived, told.delayed]) spy.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-alt.js' }) })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what has come is told, and asked for no more', async () => {
  there = true
  pursue(late(bring), told)
  await seconds(60)
  expect(told.arrived).toHaveBeenCalledOnce()
  expect(told.delayed).not.toHaveBeenCalled()
  expect(bring).toHaveBeenCalledOnce()
})

test('what did not come is told and asked for every ten seconds, until it is there', async () => {
  pursue(late(bring), told)
  await seconds(25)
  expect(bring).toHaveBeenCalledTimes(3)
  expect(told.delayed).toHaveBeenCalledTimes(3)
  there = true
  await seconds(60)
  expect(told.arrived).toHaveBeenCalledOnce()
  expect(bring).toHaveBeenCalledTimes(4)
})

test.each([
  ['the network is back', () => page.dispatchEvent(new Event('online'))],
  ['the user asks for it', () => told.delayed.mock.lastCall?.[0].retry()],
])('it comes at once when %s', async (_, occasion) => {
  pursue(late(bring), told)
  await seconds(1)
  there = true
  occasion()
  await seconds(0)
  expect(told.arrived).toHaveBeenCalledOnce()
})

test('after a new version that is said', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<script type="module" src="/assets/index-neu.js"></script>')),
  )
  pursue(late(bring), told)
  await seconds(0)
  expect(told.delayed).toHaveBeenCalledWith({ renewed: true, retry: expect.any(Function) })
})

test('is not asked for any more when the page has gone', async () => {
  const end = pursue(late(bring), told)
  end()
  await seconds(60)
  page.dispatchEvent(new Event('online'))
  expect(bring).toHaveBeenCalledOnce()
  expect(told.delayed).not.toHaveBeenCalled()
})
